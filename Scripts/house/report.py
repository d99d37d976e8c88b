"""The table of figures, for people."""

import figures


def table(house):
    rows = [("", "figure"), ("---", "---")]
    lengths = house.file_lengths()
    functions = house.functions()
    sizes = [length for length, _ in functions]
    long_functions = [place for length, place in functions if length > figures.LONG_FUNCTION]
    rows.append(("Swift files / lines in Sources", f"{len(lengths)} / {sum(lengths):,}"))
    rows.append(("file: median / p90 / max, in lines", f"{part(lengths, 0.5)} / {part(lengths, 0.9)} / {lengths[-1]}"))
    rows.append(
        (f"files over {figures.LONG_FILE} lines", str(sum(length > figures.LONG_FILE for length in lengths))))
    rows.append(
        ("function: median / p90 / p99 / max, in lines",
         f"{part(sizes, 0.5)} / {part(sizes, 0.9)} / {part(sizes, 0.99)} / {sizes[-1]}"))
    rows.append((f"functions over {figures.LONG_FUNCTION} lines", str(len(long_functions))))
    rows += documentation(house)
    rows += statics(house)
    rows += layers(house)
    rows += places(house)
    return "\n".join(f"| {name} | {figure} |" for name, figure in rows)


def part(values, share):
    return values[min(int(len(values) * share), len(values) - 1)]


def documentation(house):
    counts = {target: house.undocumented(target) for target in house.public_targets}
    all_members = sum(count for count, _ in counts.values())
    all_bare = sum(len(bare) for _, bare in counts.values())
    yield "public members without a comment", f"{all_bare:,} of {all_members:,} ({share(all_bare, all_members)})"
    for target, (count, bare) in counts.items():
        yield f"… in {target}", f"{len(bare):,} of {count:,}"


def share(some, all_of_them):
    return f"{100 * some / all_of_them:.0f} %" if all_of_them else "none"


def statics(house):
    found = {target: house.statics(target) for target in house.public_targets}
    for name, index in [("singletons, `static let/var shared`", 0), ("other static variables", 1)]:
        counts = {target: len(both[index]) for target, both in found.items() if both[index]}
        targets = ", ".join(f"{target} {count}" for target, count in counts.items())
        yield name, f"{sum(counts.values())} ({targets})"


def layers(house):
    order, words = house.order, "in the order of House.md"
    if not order:
        order, words = house.rooms.best_order(), "in the best order that was found"
    upward = sum(map(len, house.rooms.upward(order).values()))
    count = house.rooms.count
    yield f"rooms of {figures.LAYERED}", str(len(house.rooms.names))
    yield "uses between rooms", f"{count:,}"
    yield f"… upward, {words}", f"{upward} ({100 * upward / max(count, 1):.1f} %)"
    yield "… between how many pairs of rooms", str(len(house.rooms.upward(order)))


def places(house):
    misplaced = [name for target in house.public_targets for name in house.misplaced_classes(target)]
    yield "public classes in files of another name", str(len(misplaced))
    bodies = [line for path in figures.FACES if path in house.sources for line in house.long_bodies(path)]
    yield f"bodies over {figures.LONGEST_BODY_OF_A_FACE} lines in faces", str(len(bodies))
    yield "rooms without a test folder", listed(house.rooms_without_tests())
    yield "test folders of no one room", listed(house.test_folders_without_room())


def listed(names):
    return f"{len(names)} ({', '.join(names)})" if names else "0"
