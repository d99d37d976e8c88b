import DisplayProtocol
import Foundation
import Synchronization

extension UITraitCollection {
    /// What a thread that has made nothing current has: the screen's.
    private static let screenTraits = Mutex(UITraitCollection(ScreenConfiguration.withoutDisplay))

    /// The screen's, for any thread.
    static var screen: UITraitCollection { screenTraits.withLock { $0 } }

    /// The traits that colours resolve for where no view says otherwise.
    ///
    /// They are a view's own while it lays out, draws and hears of changed traits. Every thread has its own; until one
    /// sets them, they are the screen's.
    public static var current: UITraitCollection {
        get { ThreadTraits.value ?? screen }
        set { ThreadTraits.value = newValue }
    }

    /// The screen has other traits, which replace what the main thread had set.
    @MainActor static func screenDidChange(to traits: UITraitCollection) {
        screenTraits.withLock { $0 = traits }
        ThreadTraits.value = nil
    }

    static func withCurrent<Result>(_ traits: UITraitCollection, _ body: () -> Result) -> Result {
        let saved = ThreadTraits.value
        ThreadTraits.value = traits
        defer { ThreadTraits.value = saved }
        return body()
    }

    /// Calls a closure with these traits current.
    public func performAsCurrent(_ actions: () -> Void) { Self.withCurrent(self, actions) }
}

/// What each thread has made current.
private enum ThreadTraits {
    /// Where a thread keeps its own, retained until the thread ends.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        // Fails only in a process that has used up all keys.
        precondition(
            pthread_key_create(&key) { Unmanaged<UITraitCollection>.fromOpaque($0!).release() } == 0,
            "no key for the current traits of threads")
        return key
    }()

    static var value: UITraitCollection? {
        get {
            pthread_getspecific(key).map { Unmanaged<UITraitCollection>.fromOpaque($0).takeUnretainedValue() }
        }
        set {
            let old = pthread_getspecific(key)
            pthread_setspecific(key, newValue.map { UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) })
            if let old { Unmanaged<UITraitCollection>.fromOpaque(old).release() }
        }
    }
}
