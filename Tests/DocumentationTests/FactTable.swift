/// Facts, tests and marks put together: what is wrong with them, and the table of `Documentation/Facts.md`.
struct FactTable {
    let list: FactList
    let problems: [String]
    private let tests: [FactNumber: [String]]
    private let marks: [FactNumber: [FactEvidence.Mark]]

    init(list: FactList, evidence: FactEvidence) {
        self.list = list
        var problems = list.problems + evidence.problems
        let known = Set(list.facts.map(\.number))

        var tests: [FactNumber: [String]] = [:]
        for test in evidence.tests {
            guard let number = test.number, known.contains(number) || list.isLater(number) else {
                problems.append("\(test.name) names a fact that does not exist")
                continue
            }
            tests[number, default: []].append(test.name)
        }
        var marks: [FactNumber: [FactEvidence.Mark]] = [:]
        for mark in evidence.marks {
            for number in mark.numbers {
                marks[number, default: []].append(mark)
                if !known.contains(number), !list.isLater(number) {
                    problems.append("\(mark.path):\(mark.line): there is no fact \(number)")
                }
            }
        }
        (self.tests, self.marks) = (tests, marks)
        for fact in list.facts {
            problems += Self.problems(of: fact, tests: tests[fact.number] ?? [], marks: marks[fact.number] ?? [])
        }
        self.problems = problems
    }

    private static func problems(
        of fact: FactList.Fact, tests: [String], marks: [FactEvidence.Mark]
    ) -> [String] {
        var problems: [String] = []
        switch fact.exception?.kind {
        case .waits:
            for test in tests { problems.append("\(fact.number) is listed as waiting, but there is \(test)") }
            for mark in marks { problems.append("\(fact.number) is listed as waiting, but \(mark.path) decides it") }
            return problems
        case .differs:
            if tests.isEmpty { problems.append("\(fact.number) is listed as different, but no test shows how") }
        case nil:
            if tests.isEmpty, !fact.number.isBetweenSources {
                problems.append("\(fact.number) has neither a test nor a reason in Facts.tsv: \(fact.says)")
            }
        }
        if fact.isChoice, marks.count != 1 {
            let places = marks.map { "\($0.path):\($0.line)" }.joined(separator: ", ")
            problems.append(
                "\(fact.number) is to be marked in one place of the sources, not in \(marks.count) \(places)")
        }
        return problems
    }

    // MARK: Text

    var markdown: String {
        var lines = [Self.introduction, "", "| Section | Facts | Hold | By choice | Differ | Wait |", Self.rule(6)]
        for section in list.sections {
            lines.append(counts(of: section.facts, name: "\(section.name) \(section.title)"))
        }
        lines.append(counts(of: list.sections.flatMap(\.facts), name: "All"))
        if !list.later.isEmpty { lines += ["", later] }
        for section in list.sections {
            lines += ["", "## \(section.name) \(section.title)", ""]
            lines += ["| Fact | What it says | Grade | Test | State |", Self.rule(5)]
            lines += section.facts.map(row)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func rule(_ columns: Int) -> String { "|" + String(repeating: " --- |", count: columns) }

    private static let introduction = """
        # Facts

        What is known of how UIKit's containers behave, fact by fact, and which test compares it with what happens here.
        `make facts` writes this file from the names of the tests, the `// Choice (…)` comments in the sources and
        [Facts.tsv](Facts.tsv); a test fails when it is out of date, when a fact has neither a test nor a reason, or when
        a test names a fact that is none.

        The grade says how a fact is known: A from Apple's documentation, headers or sessions; B from several measurements
        that agree; C from one; D from experience alone. A fact of grade D, and a question that the sources answer
        differently or not at all (sections 15 and 16), is a choice: it is decided in one place, which is marked, and can
        be changed there when somebody measures it. So are details that a better known fact leaves open.
        Section 14 lists mistakes that apps make; they are found while the app runs.
        """

    private enum State: Int, CaseIterable { case holds, byChoice, differs, waits }

    private func state(of fact: FactList.Fact) -> State {
        switch fact.exception?.kind {
        case .waits: .waits
        case .differs: .differs
        case nil: fact.isChoice ? .byChoice : .holds
        }
    }

    private func counts(of facts: [FactList.Fact], name: String) -> String {
        let counts = State.allCases.map { state in facts.filter { self.state(of: $0) == state }.count }
        return "| \(name) | \(facts.count) | \(counts.map(String.init).joined(separator: " | ")) |"
    }

    private func row(_ fact: FactList.Fact) -> String {
        let names = (tests[fact.number] ?? []).map { "`\($0)`" }.joined(separator: "<br>")
        let grade = fact.number.isBetweenSources || fact.number.isMistake ? "" : fact.grade
        return "| \(fact.number) | \(fact.says) | \(grade) | \(names) | \(stateText(fact)) |"
    }

    private func stateText(_ fact: FactList.Fact) -> String {
        let reason = fact.exception?.reason ?? ""
        switch state(of: fact) {
        case .waits: return "waits: \(reason)"
        case .differs: return "differs: \(reason)"
        case .holds:
            let places = places(of: fact)
            let word = fact.number.isMistake ? "is found" : "holds"
            return places.isEmpty ? word : "\(word); a detail by choice: \(places)"
        case .byChoice: return "holds by choice: \(places(of: fact))"
        }
    }

    /// The files that decide; without line numbers, which would make the table out of date with every edit.
    private func places(of fact: FactList.Fact) -> String {
        var paths: [String] = []
        for mark in marks[fact.number] ?? [] where !paths.contains(mark.path) { paths.append(mark.path) }
        return paths.map { "[\($0.split(separator: "/").last ?? "")](../\($0))" }.joined(separator: ", ")
    }

    /// The sections that are not covered, and what is tested of them all the same.
    private var later: String {
        let ranges = list.later.map { "\($0.first) to \($0.last) (\($0.title))" }.joined(separator: ", ")
        let tested = tests.keys.filter { list.isLater($0) }.sorted().map(\.description).joined(separator: ", ")
        return "Not listed yet: \(ranges)." + (tested.isEmpty ? "" : " Tests there are already for \(tested).")
    }
}
