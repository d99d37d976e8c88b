import DisplayProtocol
import QuartzCore
import UIKit

/// The screen of a device that a test shows controllers on, touches, and lets time pass for.
///
/// There is one screen at a time: a new one starts afresh, whatever the test before it left behind. Time stands still but for
/// what a test lets pass, and touches come to rest before the next line of the test, so tests need not wait for anything.
@preconcurrency @MainActor public final class TestScreen {
    /// The screen of the test that runs; it stays up when the test lets go of it.
    static var current: TestScreen?
    static let retirement = "this screen was put away: a new TestScreen, or TestEnvironment.reset(), started afresh"

    /// The window that `show(_:)` fills.
    public internal(set) var window: UIWindow?

    /// The line of the test that is being carried out, for findings that have no line of their own.
    var place: TestPlace

    /// The wait for misuses, if they fail the test.
    private var watch: Int?

    /// The delegate of the app that was launched here, which nobody else keeps, and the one before it.
    var launched: (any UIApplicationDelegate)?
    var replacedDelegate: (any UIApplicationDelegate)?

    /// Takes everything from the screen and gives it the traits of a device.
    ///
    /// - Parameters:
    ///   - device: The name of one of `deviceNames`; a generation in brackets may be left out.
    ///   - orientation: How the device is held; the interface turns as far as the app's Info.plist allows.
    ///   - style: Light or dark.
    ///   - textSize: The size of text that a person chose.
    ///   - failsOnMisuse: Whether a misuse of UIKit that the framework notices fails the test, at the line that led to it.
    public init(
        device: String = "iPhone 15", orientation: UIDeviceOrientation = .portrait,
        style: UIUserInterfaceStyle = .light, textSize: UIContentSizeCategory = .large, failsOnMisuse: Bool = false,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        place = TestPlace(file: file, line: line)
        TestEnvironment.reset()
        TestScreen.current = self
        var configuration = UIScreen.defaultConfiguration
        if let found = ScreenConfiguration.device(named: device) {
            configuration = found
        } else {
            let names = Self.deviceNames.map { "\"\($0)\"" }.joined(separator: ", ")
            TestFailures.report("there is no device \"\(device)\"; there are \(names)", file: file, line: line)
        }
        configuration.style = style == .dark ? .dark : .light
        configuration.textSize = Self.textSize(textSize)
        configuration.orientation = Self.holding(orientation) ?? .portrait
        UIScreen.main.adopt(configuration)
        InterfaceRotation.shared.launch(held: configuration.orientation)
        if failsOnMisuse {
            watch = MisuseWatch.begin { [weak self] finding in
                guard let self else { return }
                TestFailures.report(finding.description, file: place.file, line: place.line)
            }
            DiagnosticsAudience.reporters += 1
        }
    }

    /// The screen's size as the interface is turned, in points.
    public var size: CGSize { UIScreen.main.bounds.size }

    /// The controller that fills the window.
    public var root: UIViewController? { window?.rootViewController }

    /// Makes a controller the root of a window that fills the screen, and lets it appear.
    ///
    /// - Parameter settles: Whether the app runs until it is idle, so that `viewDidAppear` has been called.
    @discardableResult public func show<Controller: UIViewController>(
        _ controller: Controller, settles: Bool = true, file: StaticString = #filePath, line: UInt = #line
    ) -> Controller {
        act(settles: settles, file: file, line: line) {
            if let window {
                window.rootViewController = controller
            } else {
                let window = UIWindow(frame: UIScreen.main.bounds)
                self.window = window
                window.rootViewController = controller
                window.makeKeyAndVisible()
            }
        }
        return controller
    }

    /// Takes the window from the screen and lets go of its controllers, which disappear.
    public func clear(file: StaticString = #filePath, line: UInt = #line) {
        act(settles: true, file: file, line: line) {
            window?.isHidden = true
            window = nil
            runUntilIdle(file: file, line: line)
            UIApplication.shared.removeAllWindows()
        }
    }

    /// Whether the screen was put away, by a newer one or by a reset.
    var isRetired: Bool { Self.current !== self }

    /// Another screen takes this one's place.
    func retire() {
        if launched != nil { UIApplication.shared.delegate = replacedDelegate }
        launched = nil
        replacedDelegate = nil
        if let watch {
            DiagnosticsAudience.reporters -= 1
            MisuseWatch.end(watch)
            // Another test has begun: what is missing is said, and fails nobody.
            if !MisuseWatch.isActive { RunEnd.judgeNow() }
        }
        watch = nil
        window = nil
    }

    /// Whether the screen is still up; fails the test at its line if not: what is there now is another test's.
    func isUp(file: StaticString, line: UInt) -> Bool {
        if isRetired { TestFailures.report(Self.retirement, file: file, line: line) }
        return !isRetired
    }

    /// Does something for a line of the test and lets the app become idle.
    func act(settles: Bool, file: StaticString, line: UInt, _ body: () -> Void) {
        guard isUp(file: file, line: line) else { return }
        place = TestPlace(file: file, line: line)
        body()
        if settles { runUntilIdle(file: file, line: line) }
    }

    // MARK: Time

    /// Seconds since the test began, as `CACurrentMediaTime()` has them.
    public var time: TimeInterval { CACurrentMediaTime() }

    /// Lets seconds pass, frame by frame, in no time at all.
    public func advance(by seconds: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
        act(settles: false, file: file, line: line) { TestEnvironment.advance(by: seconds) }
    }

    /// Lets seconds pass for real and for the app together, for what happens outside of it, such as the network, and lets the
    /// app become idle.
    public func wait(_ seconds: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
        act(settles: true, file: file, line: line) { VirtualTime.advance(by: seconds, passRealTime: true) }
    }

    /// Lets animations end and runs what is due; fails if the app is still busy when the limit is reached.
    ///
    /// - Parameter limit: How many seconds may pass for the app.
    public func runUntilIdle(limit: TimeInterval = 10, file: StaticString = #filePath, line: UInt = #line) {
        guard isUp(file: file, line: line) else { return }
        place = TestPlace(file: file, line: line)
        let running = TestEnvironment.runUntilIdle(limit: limit)
        guard !running.isEmpty else { return }
        TestFailures.report(
            "the app was not idle after \(limit.shortText) s: \(running.joined(separator: ", "))", file: file,
            line: line)
    }
}

/// A line of a test.
struct TestPlace {
    var file: StaticString
    var line: UInt
}

extension Double {
    /// Without a fraction where there is none, otherwise to hundredths at most.
    var shortText: String {
        let rounded = (self * 100).rounded() / 100
        return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
    }
}
