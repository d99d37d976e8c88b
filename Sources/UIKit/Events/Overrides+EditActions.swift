import Foundation

/// The actions of the edit menu that every responder has by name, and only those that override them in deed.
@MainActor enum EditActions {
    /// Whether a responder's class overrides an action of the edit menu; nil for other actions.
    static func isOverridden(_ action: Selector, by responder: UIResponder) -> Bool? {
        guard let slot = slots[action.description] else { return nil }
        guard let slot else { return false }
        return Overrides.words(of: type(of: responder))[slot] != Overrides.words(of: UIResponder.self)[slot]
    }

    /// Raises what a responder without the method raises.
    static func refuse(_ action: String, _ responder: UIResponder) {
        NSException.raise(
            .invalidArgumentException,
            "-[\(objectiveCClassName(responder)) \(action)]: unrecognized selector sent to instance \(addressText(responder))"
        )
    }

    private class Plain: UIResponder {}
    private final class Cut: UIResponder {
        override func cut(_ sender: Any?) {}
    }
    private final class Copy: UIResponder {
        override func copy(_ sender: Any?) {}
    }
    private final class Paste: UIResponder {
        override func paste(_ sender: Any?) {}
    }
    private final class Delete: UIResponder {
        override func delete(_ sender: Any?) {}
    }
    private final class Select: UIResponder {
        override func select(_ sender: Any?) {}
    }
    private final class SelectAll: UIResponder {
        override func selectAll(_ sender: Any?) {}
    }

    private static let slots: [String: Int?] = [
        "cut:": slot(Cut.self), "copy:": slot(Copy.self), "paste:": slot(Paste.self), "delete:": slot(Delete.self),
        "select:": slot(Select.self), "selectAll:": slot(SelectAll.self),
    ]

    private static func slot(_ probe: AnyClass) -> Int? {
        Overrides.slot(overriddenIn: probe, of: UIResponder.self, plain: Plain.self)
    }
}
