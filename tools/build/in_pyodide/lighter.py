"""Runs inside Pyodide: removes from sources what only costs time and bytes in the page.

Types are removed, and classes of named tuples are written out, so that Python does not build them
from text at every start.
"""

from __future__ import annotations

import ast

TYPING = frozenset({"Generic", "Protocol"})
"""Base classes that only type checkers need."""

WRITTEN_OUT = {
    "_Named": "Named",
    "_named_field": "field",
    "_named_itself": "itself",
    "_named_new": "new",
}
"""Names used by written-out classes -> their names in stand_ins/_named.py."""


class Unannotated(ast.NodeTransformer):
    """Removes annotations of functions. Those of classes stay, as they define fields."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """Remove the type of the result."""
        self.generic_visit(node)
        node.returns = None
        return node

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AsyncFunctionDef:
        """Remove the type of the result."""
        self.generic_visit(node)
        node.returns = None
        return node

    def visit_arg(self, node: ast.arg) -> ast.arg:
        """Remove the type of an argument."""
        node.annotation = None
        return node


class Untyped(Unannotated):
    """Removes all annotations and writes out classes of named tuples.

    Not for dataclasses, whose fields are annotations; we have none.
    """

    def visit_Module(self, node: ast.Module) -> ast.Module:
        """Add the imports that written-out classes need."""
        self.generic_visit(node)
        named = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
        taken = [f"{WRITTEN_OUT[name]} as {name}" for name in WRITTEN_OUT if name in named]
        if taken:
            future = [part for part in node.body if _module(part) == "__future__"]
            after = len(future) + (ast.get_docstring(node, clean=False) is not None)
            node.body[after:after] = ast.parse(f"from _named import {', '.join(taken)}").body
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        """Write out a named tuple; keep the types of an event; drop bases for type checkers."""
        if "NamedTuple" in map(of, node.bases):
            fields = [part for part in node.body if isinstance(part, ast.AnnAssign)]
            node.body = written_out(fields) + [part for part in node.body if part not in fields]
        if "GameEvent" in map(of, node.bases):
            fields = [part for part in node.body if isinstance(part, ast.AnnAssign)]
            node.body = [kept_types(fields), *(part for part in node.body if part not in fields)]
        if any(of(base) in TYPING and isinstance(base, ast.Subscript) for base in node.bases):
            node.body += ast.parse("__class_getitem__ = _named_itself").body
        bases = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
        node.bases = [
            ast.Name("_Named", ast.Load()) if of(base) == "NamedTuple" else base
            for base in bases
            if of(base) not in TYPING
        ]
        self.generic_visit(node)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt:
        """Keep the assignment of a value, if there is one."""
        self.generic_visit(node)
        return ast.Assign([node.target], node.value) if node.value else ast.Pass()


def of(base: ast.expr) -> str:
    """Return the name of a base class without its type arguments, "" if it has none."""
    bare = base.value if isinstance(base, ast.Subscript) else base
    return bare.id if isinstance(bare, ast.Name) else ""


def written_out(fields: list[ast.AnnAssign]) -> list[ast.stmt]:
    """Return the body that namedtuple would give a class with these fields."""
    names = [field.target.id for field in fields if isinstance(field.target, ast.Name)]
    listed = "".join(f"{name}, " for name in names)
    lines = [
        "__slots__ = ()",
        f"_fields = __match_args__ = {tuple(names)!r}",
        f"def __new__(_cls, {listed}):",
        f"    return _named_new(_cls, ({listed}))",
        *(f"{name} = _named_field({at}, None)" for at, name in enumerate(names)),
    ]
    body = ast.parse("\n".join(lines)).body
    made = next(part for part in body if isinstance(part, ast.FunctionDef))
    made.args.defaults = [field.value for field in fields if field.value]
    return body


def kept_types(fields: list[ast.AnnAssign]) -> ast.stmt:
    """Return the fields of an event with their types, which core/vocabulary.py reads."""
    types = {ast.unparse(field.target): ast.unparse(field.annotation) for field in fields}
    return ast.parse(f"__annotations__ = {types!r}").body[0]


def _module(part: ast.stmt) -> str:
    return (part.module or "") if isinstance(part, ast.ImportFrom) else ""
