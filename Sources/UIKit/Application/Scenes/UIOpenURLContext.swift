import Foundation

/// A URL that the app is asked to open, with the options of the request.
@preconcurrency @MainActor public final class UIOpenURLContext: NSObject {
    /// The URL to open.
    public let url: URL
    /// The options of the request.
    public let options: UIScene.OpenURLOptions

    init(url: URL, options: UIScene.OpenURLOptions) {
        self.url = url
        self.options = options
        super.init()
    }
}

extension UIScene {
    /// The options of a request to open a URL; nobody asks here, so all are empty.
    @preconcurrency @MainActor public final class OpenURLOptions: NSObject {
        /// The bundle identifier of the app that asks: always nil.
        public let sourceApplication: String? = nil
        /// The value that the other app passes along: always nil.
        public let annotation: Any? = nil
        /// Whether the app is to edit a document where it lies: always false.
        public let openInPlace = false
    }
}

extension UIApplication {
    /// A key of the options that an app's delegate gets with a URL to open.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's text.
        public let rawValue: String
        /// Makes a key from its text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The key of the bundle identifier of the app that asks.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// The key of the value that the other app passes along.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// The key of whether a document is to be edited where it lies.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }
}
