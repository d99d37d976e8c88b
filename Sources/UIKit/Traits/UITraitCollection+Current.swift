import Foundation
import Synchronization

extension UITraitCollection {
    private static let storedCurrent = Mutex(
        UITraitCollection {
            $0.userInterfaceStyle = .light
            $0.displayScale = 2
        })

    /// The traits that colours resolve for where no view says otherwise.
    ///
    /// They are a view's own while it lays out, draws and hears of changed traits.
    public static var current: UITraitCollection {
        get { storedCurrent.withLock { $0 } }
        set { storedCurrent.withLock { $0 = newValue } }
    }

    static func withCurrent<Result>(_ traits: UITraitCollection, _ body: () -> Result) -> Result {
        let saved = current
        current = traits
        defer { current = saved }
        return body()
    }

    /// Calls a closure with these traits current.
    public func performAsCurrent(_ actions: () -> Void) { Self.withCurrent(self, actions) }
}
