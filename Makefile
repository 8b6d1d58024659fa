# A thin face over tools/dev.py, which runs the same tasks on Windows: python tools/dev.py test
# A task's arguments stand in A: make check A="tests/ui -k undo"
PYTHON ?= python3

.PHONY: help new-game play site docs check test proofs test-browsers bench bench-start look messages pictures fuzz zip release format clean
help:
	@$(PYTHON) tools/dev.py --help

play site docs check test proofs test-browsers bench bench-start look messages pictures fuzz zip release format clean:
	@$(PYTHON) tools/dev.py $@ $(A)

new-game:
	@$(PYTHON) tools/dev.py $@ "$(NAME)"
