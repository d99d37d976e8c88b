import CoreGraphics
import DisplayProtocol
import Foundation

/// Tells the display whether typing goes anywhere, and where, so that input methods open beside the caret.
@MainActor final class TextInputReport: SessionPart {
    var send: ((AppMessage.TextInput) -> Void)?
    private var last = AppMessage.TextInput(isActive: false)

    /// Reports after a frame, if it changed anything.
    private func update() {
        guard let send else { return }
        let now = Self.current
        guard now != last else { return }
        last = now
        send(now)
    }

    static var current: AppMessage.TextInput {
        guard let input = UIApplication.shared.firstResponder as? any UIKeyInput & UIResponder,
            (input as? any TypingTarget)?.takesTyping ?? true
        else { return AppMessage.TextInput(isActive: false) }
        return AppMessage.TextInput(
            isActive: true, caret: caret(of: input), keyboard: "\(input.keyboardType)",
            isSecure: input.isSecureTextEntry, isMultiline: (input as? any CaretOwner)?.hasLines ?? true)
    }

    /// In the coordinates of the screen, which the windows fill.
    private static func caret(of input: any UIKeyInput & UIResponder) -> CGRect? {
        guard let view = input as? UIView, let window = view.window else { return nil }
        let rect: CGRect
        switch input {
        case let target as any EditActionTarget: rect = target.caretRect(at: target.edited.head)
        case let text as any UITextInput:
            guard let end = text.selectedTextRange?.end else { return nil }
            rect = text.caretRect(for: end)
        default: return nil
        }
        let onScreen = window.layer.convert(view.convert(rect, to: nil), to: UIApplication.shared.screenLayer)
        // An app's own text may have no place for its caret, such as the null rectangle.
        return onScreen.isFinite ? onScreen : nil
    }
}

extension TextInputReport: FramePass {
    static let place = FramePlace.afterDrawing
    func run(at time: CFTimeInterval) { update() }
}
