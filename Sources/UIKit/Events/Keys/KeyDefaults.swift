import Foundation

/// The framework's own actions for keys that nobody took.
@MainActor enum KeyDefaults {
    static func perform(_ key: UIKey) {
        let held = key.modifierFlags.held
        switch key.keyCode {
        case .keyboardReturnOrEnter where held.isEmpty, .keypadEnter where held.isEmpty: answer(.accept)
        case _ where key.closesWhatIsOpen: answer(.cancel)
        case .keyboardTab where held.isEmpty: KeyFocus.move(forward: true)
        case .keyboardTab where held == .shift: KeyFocus.move(forward: false)
        default: break
        }
    }

    /// Lets the controller that is in front answer.
    static func answer(_ key: DefaultKey) {
        UIApplication.shared.keyWindow?.rootViewController?.shownInnermost.answer(key)
    }
}

/// A key that stands for a decision where nobody else takes it.
@_spi(Framework) public enum DefaultKey: Sendable {
    /// Return or enter: what is preferred.
    case accept
    /// Escape, or command and period.
    case cancel
}

extension UIKey {
    /// Whether the key is escape, or command and period, which stands for it.
    var closesWhatIsOpen: Bool {
        switch (keyCode, modifierFlags.held) {
        case (.keyboardEscape, []), (.keyboardPeriod, .command): true
        default: false
        }
    }
}

/// Moves the typing from field to field.
@MainActor enum KeyFocus {
    /// Begins to edit the next field in reading order, around the end to the first.
    static func move(forward: Bool) {
        guard let window = UIApplication.shared.keyWindow, let root = window.rootViewController,
            let area = root.shownFrontmost.viewIfLoaded
        else { return }
        let fields = fields(in: area)
        guard !fields.isEmpty else { return }
        guard let index = fields.firstIndex(where: \.isFirstResponder) else {
            _ = (forward ? fields[0] : fields[fields.count - 1]).becomeFirstResponder()
            return
        }
        let next = fields[(index + (forward ? 1 : fields.count - 1)) % fields.count]
        next.becomeFirstResponder()
    }

    private static func fields(in view: UIView) -> [UIView] {
        var found: [(place: CGRect, field: UIView)] = []
        func search(_ view: UIView) {
            guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return }
            if let field = view as? UIView & TypingTarget, field.takesTyping, field.canBecomeFirstResponder {
                found.append((field.convert(field.bounds, to: nil), field))
            } else {
                for subview in view.subviews { search(subview) }
            }
        }
        search(view)
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return found.enumerated().sorted { one, other in
            let (first, second) = (one.element.place, other.element.place)
            // Fields beside one another are in one line.
            if abs(first.midY - second.midY) > min(first.height, second.height) / 2 { return first.midY < second.midY }
            if first.midX != second.midX { return (first.midX < second.midX) != isMirrored }
            return one.offset < other.offset
        }.map(\.element.field)
    }
}

extension UIViewController {
    /// The topmost presented controller, or this controller.
    fileprivate var shownFrontmost: UIViewController {
        guard let live = presentation.live, live.phase == .presenting || live.phase == .presented else { return self }
        return live.presented.shownFrontmost
    }
}
