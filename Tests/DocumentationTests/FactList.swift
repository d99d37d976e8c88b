/// What `Documentation/Facts.tsv` lists: the facts by section, and what cannot be said of them by a test.
struct FactList {
    struct Fact {
        /// Why a fact does not simply hold.
        enum Exception: String {
            /// It needs something that is not there yet, so there is no test.
            case waits
            /// What happens instead is tested.
            case differs
        }

        let number: FactNumber
        /// How well UIKit's behaviour is known: A to D; or `choice` between sources, or `mistake`.
        let grade: String
        let says: String
        let exception: (kind: Exception, reason: String)?

        /// Whether nobody measured it, so that the sources decide, in one marked place.
        var isChoice: Bool { grade == "D" || number.isBetweenSources }
    }

    struct Section {
        let name: String
        let title: String
        var facts: [Fact] = []
    }

    /// Facts that a later stage lists.
    struct Range {
        let first: FactNumber
        let last: FactNumber
        let title: String
    }

    private(set) var sections: [Section] = []
    private(set) var later: [Range] = []
    private(set) var problems: [String] = []

    /// Reads lines of `number grade says [kind reason]`, parted by tabs, under headings of `# name title`.
    init(text: String) {
        var isLater = false
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard !line.isEmpty else { continue }
            if line.hasPrefix("# "), fields.count == 2 {
                isLater = fields[0] == "# later"
                if !isLater { sections.append(Section(name: String(fields[0].dropFirst(2)), title: fields[1])) }
            } else if isLater, let range = Self.range(fields) {
                later.append(range)
            } else if !isLater, !sections.isEmpty, let fact = Self.fact(fields) {
                if sections.contains(where: { $0.facts.contains { $0.number == fact.number } }) {
                    problems.append("Facts.tsv:\(index + 1): \(fact.number) is listed twice")
                }
                sections[sections.count - 1].facts.append(fact)
            } else {
                problems.append("Facts.tsv:\(index + 1): not a fact, a range or a heading: \(line)")
            }
        }
    }

    var facts: [Fact] { sections.flatMap(\.facts) }

    func isLater(_ number: FactNumber) -> Bool { later.contains { $0.first <= number && number <= $0.last } }

    private static func fact(_ fields: [String]) -> Fact? {
        guard fields.count == 3 || fields.count == 5, let number = FactNumber(fields[0]) else { return nil }
        let grades = number.isBetweenSources ? ["choice"] : number.isMistake ? ["mistake"] : ["A", "B", "C", "D"]
        guard grades.contains(fields[1]) else { return nil }
        guard fields.count == 5 else {
            return Fact(number: number, grade: fields[1], says: fields[2], exception: nil)
        }
        guard let kind = Fact.Exception(rawValue: fields[3]), !fields[4].isEmpty else { return nil }
        return Fact(number: number, grade: fields[1], says: fields[2], exception: (kind, fields[4]))
    }

    private static func range(_ fields: [String]) -> Range? {
        let ends = fields[0].split(separator: "-").map { FactNumber($0) }
        guard fields.count == 2, ends.count == 2, let first = ends[0], let last = ends[1] else { return nil }
        return Range(first: first, last: last, title: fields[1])
    }
}
