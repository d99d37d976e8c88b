"""Declarations: what is public and says nothing of itself, where classes lie, how long bodies are, what is static."""

import re

ATTRIBUTES = r"(?:@[\w.]+(?:\([^)\n]*\))?\s+)*"
MODIFIERS = (
    r"(?:(?:public|open|package|internal|private|fileprivate|final|static|class|override|convenience|required|weak|lazy"
    r"|mutating|nonmutating|nonisolated|unowned|indirect|dynamic|prefix|infix|postfix|isolated)(?:\([\w ]+\))?\s+)*"
)
KIND = r"(func|var|let|init|subscript|typealias|enum|class|struct|protocol|actor|associatedtype|case)\b"
DECLARATION = re.compile(rf"^\s*({ATTRIBUTES})({MODIFIERS}){KIND}(?![?!]?\.)")
CLASS = re.compile(rf"^{ATTRIBUTES}(?:public|open)\s+(?:final\s+)?class\s+(\w+)", re.M)
STATIC = re.compile(r"\bstatic\s+(?:private\(set\)\s+|weak\s+|unowned\s+)*(let|var)\s+`?(\w+)")


def undocumented(source):
    """How many public members a file has, and the lines of those without a comment; overrides may inherit one."""
    members, bare = 0, []
    for index, line in enumerate(source.code_lines):
        match = DECLARATION.match(line)
        if not match or not re.search(r"\b(public|open)\s", match.group(2)):
            continue
        if "override" in match.group(2).split():
            continue
        members += 1
        if not is_documented(source, index):
            bare.append(index + 1)
    return members, bare


def is_documented(source, index):
    while index > 0:
        above = source.lines[index - 1].strip()
        if not (above.startswith("@") or above.startswith("#if") or re.match(r"// swift-format-ignore", above)):
            return above.startswith("///") or above.endswith("*/")
        index -= 1
    return False


def misplaced_classes(source):
    """Public classes in a file of another name."""
    return [name for name in CLASS.findall(source.code) if name != source.name]


def statics(source):
    """The names of static objects called `shared`, and of other static variables that are stored."""
    shared, variables = [], []
    for line in source.code_lines:
        match = STATIC.search(line)
        if not match:
            continue
        rest = line[match.end() :]
        brace, equals = rest.find("{"), rest.find("=")
        is_stored = brace < 0 or 0 <= equals < brace
        if match.group(2) == "shared":
            shared.append(source.name)
        elif match.group(1) == "var" and is_stored:
            variables.append(f"{source.name}.{match.group(2)}")
    return shared, variables


class Body:
    """What stands between a declaration's braces."""

    def __init__(self, kind, start, opening, end):
        self.kind, self.start, self.opening, self.end = kind, start, opening, end

    @property
    def is_function(self):
        return self.kind in ("func", "init", "deinit")

    @property
    def function_length(self):
        """In lines, from the declaration to the closing brace."""
        return self.end - self.start + 1

    @property
    def length(self):
        """In lines, without those of the braces."""
        return max(self.end - self.opening - 1, 0)


def bodies(source):
    """The bodies of functions, initialisers and accessors, those inside others left out."""
    found = []
    lines = source.code_lines
    index = 0
    while index < len(lines):
        match = DECLARATION.match(lines[index])
        if not match or match.group(3) not in ("func", "init", "var", "let", "subscript", "case"):
            if re.match(r"^\s*deinit\b", lines[index]):
                found.append(Body("deinit", index, *braces(lines, index)))
            index += 1
            continue
        kind = match.group(3)
        opening, end = braces(lines, index)
        if opening is None:
            index += 1
            continue
        if kind in ("var", "let", "subscript"):
            inner = accessors(lines, opening, end)
            found += inner or [Body(kind, index, opening, end)]
        elif kind != "case":
            found.append(Body(kind, index, opening, end))
        index = end + 1
    return found


def accessors(lines, opening, end):
    pattern = re.compile(r"^\s*(?:nonmutating |mutating |@\w+ )*(get|set|willSet|didSet|_read|_modify)\b[^{]*\{")
    found = []
    index = opening + 1
    while index < end:
        if pattern.match(lines[index]):
            _, close = braces(lines, index)
            found.append(Body("accessor", index, index, close))
            index = close
        index += 1
    return found


def braces(lines, index):
    """The lines of a declaration's opening and closing brace; nothing where it has none.

    The declaration goes on while parentheses are open, and onto lines that are indented more than it is or that begin
    with the end of its parameters.
    """
    depth = parentheses = 0
    opening = None
    indent = len(lines[index]) - len(lines[index].lstrip())
    for number in range(index, len(lines)):
        line = lines[number]
        if number > index and opening is None and parentheses == 0 and line.strip():
            goes_on = len(line) - len(line.lstrip()) > indent or line.strip().startswith((")", "{", "->", "where"))
            if not goes_on or DECLARATION.match(line):
                return None, None
        for character in line:
            if character == "(" or character == "[":
                parentheses += 1
            elif character == ")" or character == "]":
                parentheses -= 1
            elif character == "{" and (opening is not None or parentheses == 0):
                if opening is None:
                    opening = number
                depth += 1
            elif character == "}" and opening is not None:
                depth -= 1
                if depth == 0:
                    return opening, number
        if opening is None and not line.strip() and parentheses == 0:
            return None, None
    return None, None
