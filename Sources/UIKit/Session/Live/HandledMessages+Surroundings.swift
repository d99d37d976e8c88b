import DisplayProtocol
import Foundation

extension DisplayMessage.FrameConsumed: HandledMessage {
    @MainActor func handle() { FramePresenter.shared.consumed(sequence) }
}

extension DisplayMessage.Terminate: HandledMessage {
    @MainActor func handle() {
        AppActivity.terminate()
        exit(0)
    }
}

extension DisplayMessage.SetPreferences: HandledMessage {
    @MainActor func handle() {
        var configuration = UIScreen.main.device
        configuration.style = style ?? configuration.style
        configuration.textSize = textSize ?? configuration.textSize
        UIScreen.main.adopt(configuration)
    }
}

extension DisplayMessage.SetOrientation: HandledMessage {
    @MainActor func handle() { InterfaceRotation.shared.deviceTurned(to: UIDeviceOrientation(orientation)) }
}

extension DisplayMessage.SetScreen: HandledMessage {
    @MainActor func handle() { InterfaceRotation.shared.deviceReplaced(by: screen) }
}

extension DisplayMessage.SetClock: HandledMessage {
    @MainActor func handle() { LiveClock.set(self) }
}

extension DisplayMessage.Step: HandledMessage {
    @MainActor func handle() { LiveClock.step(self) }
}

extension DisplayMessage.SetActivity: HandledMessage {
    @MainActor func handle() { AppActivity.move(toBackground: isInBackground) }
}

extension DisplayMessage.WarnOfMemory: HandledMessage {
    @MainActor func handle() { AppActivity.warnOfMemory() }
}

extension DisplayMessage.Observe: HandledMessage {
    @MainActor func handle() { LiveInspection.shared.observe(self) }
}

extension PasteboardText: HandledMessage {
    @MainActor func handle() { UIPasteboard.general.adopt(text) }
}
