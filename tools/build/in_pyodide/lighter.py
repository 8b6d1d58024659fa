"""Runs inside Pyodide: takes from a source what only costs time and bytes in the page.

What is said of types nobody asks there; and what Python would make of a class at every start in the
same way, it makes once.
"""

from __future__ import annotations

import ast

TYPING = frozenset({"Generic", "Protocol"})
"""What a class is made of for those who check types."""

WRITTEN_OUT = {
    "_Named": "Named",
    "_named_field": "field",
    "_named_itself": "itself",
    "_named_new": "new",
}
"""What classes written out are made of, and what that is called in stand_ins/_named.py."""


class Unannotated(ast.NodeTransformer):
    """Takes away what functions say of their types. What classes say stays: they are made of it."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """Leave a function as it is, but for the types."""
        self.generic_visit(node)
        node.returns = None
        return node

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AsyncFunctionDef:
        """Leave a coroutine as it is, but for the types."""
        self.generic_visit(node)
        node.returns = None
        return node

    def visit_arg(self, node: ast.arg) -> ast.arg:
        """Leave an argument as it is, but for its type."""
        node.annotation = None
        return node


class Untyped(Unannotated):
    """Takes away all that is said of types, and writes out classes of tuples with named fields.

    Not for dataclasses, whose fields are told apart by their types; we have none.
    """

    def visit_Module(self, node: ast.Module) -> ast.Module:
        """Leave a module with what its classes are made of now."""
        self.generic_visit(node)
        named = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
        taken = [f"{WRITTEN_OUT[name]} as {name}" for name in WRITTEN_OUT if name in named]
        if taken:
            future = [part for part in node.body if _module(part) == "__future__"]
            after = len(future) + (ast.get_docstring(node, clean=False) is not None)
            node.body[after:after] = ast.parse(f"from _named import {', '.join(taken)}").body
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        """Leave a class that is made in a fraction of the time."""
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
        """Leave the value that something is given, if it is given one."""
        self.generic_visit(node)
        return ast.Assign([node.target], node.value) if node.value else ast.Pass()


def of(base: ast.expr) -> str:
    """Return the name of what a class is made of, whatever types it is for; "" if it has none."""
    bare = base.value if isinstance(base, ast.Subscript) else base
    return bare.id if isinstance(bare, ast.Name) else ""


def written_out(fields: list[ast.AnnAssign]) -> list[ast.stmt]:
    """Return what namedtuple would put into the class of a tuple with these fields."""
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
