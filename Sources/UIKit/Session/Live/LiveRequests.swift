import DisplayProtocol
import Foundation
import QuartzCore

/// What a person does at a display whose clock is real.
@MainActor enum LiveRequests {
    static func handle(_ request: DisplayMessage) {
        // Nobody has a hand on an app in the background.
        if UIApplication.shared.applicationState == .background, isInput(request) { return }
        switch request {
        case .touch(let touch): LiveTouches.shared.take(touch.bounded)
        case .wheel(let wheel): WheelScrolling.shared.take(wheel.bounded)
        case .setScreen(let device): InterfaceRotation.shared.deviceReplaced(by: device)
        case .setClock(let change): LiveClock.set(change)
        case .step(let step): LiveClock.step(step)
        case .setActivity(let change): AppActivity.move(toBackground: change.isInBackground)
        case .shake: MotionDelivery.shake()
        case .warnOfMemory: AppActivity.warnOfMemory()
        case .perform(let action): AccessibilityActions.perform(action)
        case .observe(let wish): LiveInspection.shared.observe(wish)
        case .hitTest(let request): LiveInspection.shared.send(.hitTest(HitTestPath.reply(to: request.bounded)))
        case .requestLayers(let request): LiveInspection.shared.send(.layers(LayerPictures.reply(to: request)))
        case .key(let key): LiveTyping.press(key)
        case .text(let text): LiveTyping.type(text.bounded)
        case .compose(let composition): LiveTyping.compose(composition.bounded)
        case .pasteboard(let copied): LiveTyping.adopt(copied)
        case .requestState(let request): StatePreservation.answer(request)
        // What the loop deals with itself.
        case .welcome, .frameConsumed, .input, .typing, .runUntilIdle, .advance, .requestTree, .requestFrame,
            .setPreferences, .setOrientation, .ping, .terminate:
            break
        }
    }
    private static func isInput(_ request: DisplayMessage) -> Bool {
        switch request {
        case .touch, .wheel, .key, .text, .compose, .perform, .shake: true
        default: false
        }
    }

    /// Lets go of everything that a person holds: the app leaves the screen under their hands.
    static func cancelInput() {
        LiveTouches.shared.cancel()
        WheelScrolling.shared.cancel()
        KeyDelivery.shared.cancelAll()
    }
}
