import DisplayProtocol
import Foundation

extension DisplayMessage.Touch: HandInput {
    @MainActor func deliver() { LiveTouches.shared.take(bounded) }
}

extension DisplayMessage.Wheel: HandInput {
    @MainActor func deliver() { WheelScrolling.shared.take(bounded) }
}

extension DisplayMessage.KeyPress: HandInput {
    @MainActor func deliver() { KeyDelivery.shared.deliver(self) }
}

extension DisplayMessage.Text: HandInput {
    @MainActor func deliver() { LiveTyping.type(bounded) }
}

extension DisplayMessage.Composition: HandInput {
    @MainActor func deliver() { LiveTyping.compose(bounded) }
}

extension DisplayMessage.ElementAction: HandInput {
    @MainActor func deliver() { AccessibilityActions.perform(self) }
}

extension DisplayMessage.Shake: HandInput {
    @MainActor func deliver() { MotionDelivery.shake() }
}
