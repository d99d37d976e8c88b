import Foundation

/// The kinds of work in which a view or its controller read traits.
struct TraitUses: OptionSet {
    let rawValue: UInt8
    static let layout = TraitUses(rawValue: 1)
    static let constraints = TraitUses(rawValue: 2)
    static let display = TraitUses(rawValue: 4)
}

/// Notes who reads traits while updating constraints, laying out or drawing, so that it is done again when they change.
///
/// Any trait counts, not just the one that was read.
@MainActor enum TraitTracking {
    private static var reader: (view: UIView, work: TraitUses)?

    static func track<Result>(_ view: UIView, _ work: TraitUses, _ body: () -> Result) -> Result {
        let saved = reader
        reader = (view, work)
        view.traitState.uses.remove(work)
        defer { reader = saved }
        return UITraitCollection.withCurrent(view.untrackedTraits, body)
    }

    /// The traits of a view, or those of its controller, were read.
    static func noteRead(of view: UIView?) {
        guard let reader, reader.view === view else { return }
        reader.view.traitState.uses.insert(reader.work)
    }
}
