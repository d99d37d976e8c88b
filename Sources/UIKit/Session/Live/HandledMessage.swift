import DisplayProtocol
import Foundation

/// A message of the display's that the app deals with between two turns of its loop.
protocol HandledMessage: DisplayMessage.Body {
    @MainActor func handle()
}

/// A request that is answered as soon as it was dealt with.
protocol AnsweredRequest: HandledMessage, DisplayMessage.Request {
    @MainActor func answer() -> Answer
}

extension AnsweredRequest {
    @MainActor func handle() { DisplayClient.current?.send(answer()) }
}

/// What a person's hand does at a display whose clock is real.
protocol HandInput: HandledMessage {
    @MainActor func deliver()
}

extension HandInput {
    /// Nobody has a hand on an app in the background.
    @MainActor func handle() {
        if UIApplication.shared.applicationState != .background { deliver() }
    }
}

@MainActor enum HandInputs {
    /// Lets go of everything that a person holds: the app leaves the screen under their hands.
    static func cancel() {
        LiveTouches.shared.cancel()
        WheelScrolling.shared.cancel()
        KeyDelivery.shared.cancelAll()
    }
}
