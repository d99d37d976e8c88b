"""Rooms: the folders of a module, the types that each defines, and who names whose."""

import random
import re
from collections import defaultdict

TYPE = re.compile(
    r"^(?:@[\w.]+(?:\([^\n]*?\))?\s+)*"
    r"((?:(?:public|open|final|package|internal|indirect|private|fileprivate|nonisolated)\s+)*)"
    r"(?:class|struct|enum|protocol|typealias|actor)\s+(\w+)",
    re.M,
)
WORD = re.compile(r"[A-Za-z_]\w*")


class Rooms:
    """A use is one file that names one type which another room defines."""

    def __init__(self, sources):
        self.names = sorted({room(path) for path in sources if "/" in path})
        homes = defaultdict(set)
        for path, source in sources.items():
            for match in TYPE.finditer(source.code):
                if "private" not in match.group(1):
                    homes[match.group(2)].add(room(path))
        # A name that two rooms have says nothing of where it leads.
        self.homes = {name: next(iter(rooms)) for name, rooms in homes.items() if len(rooms) == 1}
        self.uses = defaultdict(list)
        for path, source in sources.items():
            for word in sorted(set(WORD.findall(source.code))):
                home = self.homes.get(word)
                if home and home != room(path):
                    self.uses[room(path), home].append(f"{source.name} names {word}")

    @property
    def count(self):
        return sum(map(len, self.uses.values()))

    def upward(self, order):
        """The uses of what stands later in the order, by pair of rooms."""
        place = {name: index for index, name in enumerate(order)}
        return {
            pair: uses
            for pair, uses in sorted(self.uses.items())
            if place.get(pair[0], -1) < place.get(pair[1], -1)
        }

    def best_order(self):
        """The order, low to high, with the fewest uses upward that a search from several beginnings finds."""
        chance = random.Random(1)
        best = None
        for _ in range(12):
            order = self.names[:]
            chance.shuffle(order)
            found = self.improve(order)
            if best is None or found[0] < best[0]:
                best = found
        return best[1]

    def improve(self, order):
        cost, changed = self.cost(order), True
        while changed:
            changed = False
            for name in list(order):
                rest = [other for other in order if other != name]
                for place in range(len(order)):
                    other = rest[:place] + [name] + rest[place:]
                    its_cost = self.cost(other)
                    if its_cost < cost:
                        cost, order, changed = its_cost, other, True
        return cost, order

    def cost(self, order):
        return sum(
            len(self.uses.get((low, high), ()))
            for index, low in enumerate(order)
            for high in order[index + 1 :]
        )


def room(path):
    return path.split("/")[0]


def read_order(text):
    """The rooms of House.md's table, low to high: the rows that begin with a name in backquotes below "## Rooms"."""
    section = re.search(r"^## Rooms$(.*?)(?=^## |\Z)", text, re.M | re.S)
    return re.findall(r"^\| `(\w+)` \|", section.group(1), re.M) if section else []
