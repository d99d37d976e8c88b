import UIKit

extension TestScreen {
    /// Launches an app by its delegate, up to where it is idle: the delegate is asked to finish launching, and what it shows
    /// appears.
    ///
    /// The delegate is the application's until the next screen is made.
    @discardableResult public func launch<Delegate: UIApplicationDelegate>(
        _ delegate: Delegate, file: StaticString = #filePath, line: UInt = #line
    ) -> Delegate {
        guard isUp(file: file, line: line) else { return delegate }
        if launched == nil { replacedDelegate = UIApplication.shared.delegate }
        launched = delegate
        UIApplication.shared.delegate = delegate
        act(settles: true, file: file, line: line) { UIApplication.shared.launch() }
        window = UIApplication.shared.keyWindow ?? UIApplication.shared.windows.last
        if window == nil {
            TestFailures.report("\(Swift.type(of: delegate)) launched the app without a window", file: file, line: line)
        }
        return delegate
    }

    /// Launches the app that the tests run in once more, as `matryoshka test` launched it: its windows are there again,
    /// whatever tests before did to them.
    public func launchApp(file: StaticString = #filePath, line: UInt = #line) {
        guard let delegate = UIApplication.shared.delegate else {
            TestFailures.report("the tests do not run inside an app: it has no delegate", file: file, line: line)
            return
        }
        launch(delegate, file: file, line: line)
    }
}
