# A thin face over tools/dev.py, which runs the same tasks on Windows: python tools/dev.py test
PYTHON ?= python3

.PHONY: play site check test bench format clean
play site check test bench format clean:
	@$(PYTHON) tools/dev.py $@
