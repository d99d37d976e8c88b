/// An app's unit tests, which run inside the app once it is launched and idle.
@_spi(Testing) @MainActor public enum HostedTests {
    /// What takes the main loop's place, with time standing still; it does not return. Set it before the app's `main`.
    public static var run: (() -> Never)?
}

extension UIApplication {
    /// Goes through the delegate's part of a launch, for a test.
    package func launch() { AppLaunch.launch(self) }
}
