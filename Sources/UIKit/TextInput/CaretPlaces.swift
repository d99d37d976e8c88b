import Foundation
import QuartzCore

/// A view that holds the caret of a text.
@MainActor protocol CaretHolder: AnyObject {
    /// Asks the text once more where its caret is, when all views have been laid out.
    func caretMayHaveMoved()
}

/// Puts carets into their places when a frame's layout is over: an app's `caretRect(for:)` may ask views inside the text's that
/// are laid out after it.
@MainActor final class CaretPlaces: SessionPart {
    private weak var holder: (any CaretHolder)?

    /// Has a holder asked before the next drawing.
    func look(at holder: any CaretHolder) { self.holder = holder }
}

extension CaretPlaces: FramePass {
    static let place = FramePlace.beforeDrawing

    func run(at time: CFTimeInterval) {
        holder?.caretMayHaveMoved()
        holder = nil
    }
}
