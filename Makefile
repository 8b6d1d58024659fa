# A thin face over tools/dev.py, which runs the same tasks on Windows: python tools/dev.py test
PYTHON ?= python3

.PHONY: play site check test proofs test-browsers bench bench-start fuzz format clean
play site check test proofs test-browsers bench bench-start fuzz format clean:
	@$(PYTHON) tools/dev.py $@
