import DisplayProtocol
import UIKit

extension TestScreen {
    /// The devices there are.
    public static var deviceNames: [String] { ScreenConfiguration.devices.map(\.deviceName) }

    /// Light or dark; a change is what a person does in the settings while the app runs.
    public var style: UIUserInterfaceStyle {
        get { UIScreen.main.traitCollection.userInterfaceStyle }
        set {
            change { $0.style = newValue == .dark ? .dark : .light }
        }
    }

    /// The size of text; a change is what a person does in the settings while the app runs.
    public var textSize: UIContentSizeCategory {
        get { UIScreen.main.traitCollection.preferredContentSizeCategory }
        set {
            change { $0.textSize = Self.textSize(newValue) }
        }
    }

    /// The size that a person would choose in the settings; the usual one for none.
    static func textSize(_ category: UIContentSizeCategory) -> ScreenConfiguration.TextSize {
        ScreenConfiguration.TextSize.allCases.first { UIContentSizeCategory($0) == category } ?? .large
    }

    private func change(_ change: (inout ScreenConfiguration) -> Void) {
        guard isUp(file: place.file, line: place.line) else { return }
        var configuration = UIScreen.main.device
        change(&configuration)
        UIScreen.main.adopt(configuration)
        TestEnvironment.runUntilIdle()
    }

    /// Turns the device; the interface follows, with an animation, if the controllers support it.
    ///
    /// - Parameter orientation: How the device is held then. Its left side down is `landscapeRight` for a device and
    ///   `landscapeLeft` for the interface.
    public func turn(
        to orientation: UIDeviceOrientation, settles: Bool = true, file: StaticString = #filePath, line: UInt = #line
    ) {
        guard Self.holding(orientation) != nil else {
            TestFailures.report("a device can be turned upright or on its side, not to be flat", file: file, line: line)
            return
        }
        act(settles: settles, file: file, line: line) { InterfaceRotation.shared.deviceTurned(to: orientation) }
    }

    static func holding(_ orientation: UIDeviceOrientation) -> ScreenConfiguration.Orientation? {
        switch orientation {
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeLeft
        case .landscapeRight: .landscapeRight
        case .unknown, .faceUp, .faceDown: nil
        }
    }
}
