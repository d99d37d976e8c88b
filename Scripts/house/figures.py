"""All figures of a checkout, from its sources."""

import os

import guide
import members
import rooms
import sources

# The targets that an app's code is compiled against.
PUBLIC_TARGETS = ["UIKit", "QuartzCore", "CoreGraphics", "UIKitTesting"]
# The target whose folders are rooms, in layers.
LAYERED = "UIKit"
# Classes whose overridable members have to stand in their body: the file may be long, a body in it may not.
FACES = ["UIKit/Views/UIView.swift", "UIKit/ViewControllers/UIViewController.swift"]
LONGEST_BODY_OF_A_FACE = 3
LONG_FILE = 300
LONG_FUNCTION = 60


class House:
    def __init__(self, folder):
        self.folder = folder
        self.sources = sources.read(os.path.join(folder, "Sources"))
        self.companions = self.read_companions()
        self.rooms = rooms.Rooms(self.target(LAYERED))
        self.order = self.written_order()

    def read_companions(self):
        """The faces of the frameworks beside UIKit, by module."""
        beside = os.path.join(self.folder, "Companions")
        modules = sorted(os.listdir(beside)) if os.path.isdir(beside) else []
        places = {module: os.path.join(beside, module, "Sources", module) for module in modules}
        return {module: sources.read(place) for module, place in places.items() if os.path.isdir(place)}

    @property
    def public_targets(self):
        return PUBLIC_TARGETS + list(self.companions)

    def target(self, name):
        """The sources of a target, by their paths in its folder."""
        if name in self.companions:
            return self.companions[name]
        start = name + "/"
        return {path[len(start) :]: source for path, source in self.sources.items() if path.startswith(start)}

    def written_order(self):
        path = os.path.join(self.folder, "Documentation", "House.md")
        if not os.path.exists(path):
            return []
        with open(path, encoding="utf-8") as file:
            return rooms.read_order(file.read())

    # What may only fall, as offences by key: each is a line that says where.

    def offences(self):
        found = {}
        for (low, high), uses in self.rooms.upward(self.order).items():
            found[f"upward {low} > {high}"] = uses
        for target in self.public_targets:
            found[f"undocumented {target}"] = self.undocumented(target)[1]
            found[f"misplaced classes {target}"] = self.misplaced_classes(target)
        for path in FACES:
            if path in self.sources:
                found[f"long bodies {os.path.basename(path)}"] = self.long_bodies(path)
        found["rooms without tests"] = self.rooms_without_tests()
        found["unknown names House.md"] = guide.unknown_names(self.folder, self.words())
        return {key: lines for key, lines in found.items() if lines}

    def undocumented(self, target):
        count, bare = 0, []
        for path, source in self.target(target).items():
            its_count, its_lines = members.undocumented(source)
            count += its_count
            bare += [f"{target}/{path}:{line}" for line in its_lines]
        return count, bare

    def misplaced_classes(self, target):
        return [
            f"{target}/{path}: {name}"
            for path, source in self.target(target).items()
            for name in members.misplaced_classes(source)
        ]

    def long_bodies(self, path):
        return [
            f"{path}:{body.start + 1}: {body.length} lines"
            for body in members.bodies(self.sources[path])
            if body.length > LONGEST_BODY_OF_A_FACE
        ]

    def test_folders(self):
        tests = os.path.join(self.folder, "Tests", LAYERED + "Tests")
        return {name for name in os.listdir(tests) if os.path.isdir(os.path.join(tests, name))}

    def rooms_without_tests(self):
        return [name for name in self.rooms.names if name not in self.test_folders()]

    def test_folders_without_room(self):
        return sorted(self.test_folders() - set(self.rooms.names))

    def words(self):
        """All words of the code, and of the companions' faces."""
        everything = [self.sources, *self.companions.values()]
        return {word for found in everything for source in found.values() for word in rooms.WORD.findall(source.code)}

    # What is measured only.

    def file_lengths(self):
        return sorted(len(source.lines) for source in self.sources.values())

    def functions(self):
        """The lengths of all functions and initialisers, with where they are."""
        return sorted(
            (body.function_length, f"{path}:{body.start + 1}")
            for path, source in self.sources.items()
            for body in members.bodies(source)
            if body.is_function
        )

    def statics(self, target):
        shared, variables = [], []
        for source in self.target(target).values():
            its_shared, its_variables = members.statics(source)
            shared += its_shared
            variables += its_variables
        return shared, variables
