/// The number of a fact, as in 2.05, or of a choice between sources, as in 15.2.
struct FactNumber: Hashable, Comparable, CustomStringConvertible {
    let section: Int
    let item: Int

    init(section: Int, item: Int) {
        (self.section, self.item) = (section, item)
    }

    /// Reads "2.05"; sections from 15 on number their items without a leading zero.
    init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let section = Int(parts[0]), let item = Int(parts[1]) else { return nil }
        self.init(section: section, item: item)
        guard description == text else { return nil }
    }

    /// Mistakes that apps make are listed in a section of their own: UIKit's behaviour is the other sections' matter.
    var isMistake: Bool { section == 14 }

    /// Choices between sources are listed in sections of their own.
    var isBetweenSources: Bool { section >= 15 }

    var description: String {
        let padding = item < 10 && !isBetweenSources ? "0" : ""
        return "\(section).\(padding)\(item)"
    }

    static func < (first: FactNumber, second: FactNumber) -> Bool {
        (first.section, first.item) < (second.section, second.item)
    }
}
