/// Typing that waits while something is presented over it, which the keyboard would cover.
@MainActor struct PausedEditing {
    private weak var responder: UIResponder?

    /// Ends the editing inside a view, if there is any.
    init(in view: UIView) {
        guard let field = UIApplication.shared.firstResponder as? UIView & UIKeyInput, field.isInside(view) else {
            return
        }
        responder = field
        field.yieldFirstResponder()
    }

    /// Goes on where it was, unless something else is edited by now.
    func resume() {
        guard let responder, UIApplication.shared.firstResponder == nil,
            (responder as? UIView)?.storedWindow != nil
        else { return }
        responder.becomeFirstResponder()
    }
}
