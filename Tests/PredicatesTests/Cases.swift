import Foundation

/// A table of cases, a line each: what is given, an arrow, and what is expected.
struct Cases: Sequence {
    let rows: [(given: String, expected: String)]

    init(_ text: String) {
        rows = text.split(separator: "\n").map { line in
            guard let arrow = line.range(of: " => ", options: .backwards) else {
                preconditionFailure("no case: \(line)")
            }
            return (line[..<arrow.lowerBound].trimmingCharacters(in: .whitespaces), String(line[arrow.upperBound...]))
        }
    }

    func makeIterator() -> IndexingIterator<[(given: String, expected: String)]> { rows.makeIterator() }
}

/// A person, as predicates of the tests see one.
enum Person {
    static var ada: [String: Any] {
        [
            "name": "Ada Lovelace", "firstName": "Ada", "lastName": "Lovelace", "age": 36, "height": 1.65,
            "nick": NSNull(), "active": true, "place": "Café Noir", "born": Date(timeIntervalSinceReferenceDate: 1000),
            "tags": ["math", "poetry"], "scores": [3, 1, 2], "empty": [Any](), "code": "A-1234",
            "children": [
                ["name": "Byron", "age": 12], ["name": "Anne", "age": 8], ["name": "Ralph", "age": 4],
            ] as [[String: Any]],
            "address": ["city": "London", "zip": "N1", "lines": ["1 Road", "Top"]] as [String: Any],
            "group": ["name": "workers"], "letters": NSSet(array: ["a", "b"]),
            "link": URL(string: "https://a.example/b")!,
        ]
    }
}
