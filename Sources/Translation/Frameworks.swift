/// What the translator knows of Apple's modules: which exist on Linux, and which of their names are classes.
enum Frameworks {
    /// Modules an app may import here.
    static let supported: Set<String> = [
        "UIKit", "Foundation", "FoundationNetworking", "FoundationXML", "FoundationEssentials", "QuartzCore",
        "CoreGraphics", "CoreFoundation", "Dispatch", "Swift", "XCTest", "Testing", "Glibc", "Synchronization",
        "Observation", "RegexBuilder", "_Concurrency", "_StringProcessing", "Distributed",
    ]

    /// Modules whose few useful names UIKit exports, so that the import is left out.
    static let blanked: Set<String> = ["ObjectiveC", "os"]

    /// Modules of the iOS SDK that have no counterpart here.
    static let unsupported: Set<String> = [
        "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "Accounts", "ActivityKit",
        "AdServices", "AdSupport", "AddressBook", "AddressBookUI", "AppIntents", "AppKit", "AppTrackingTransparency",
        "AssetsLibrary", "AudioToolbox", "AudioUnit", "AuthenticationServices", "BackgroundTasks", "BusinessChat",
        "CFNetwork", "CallKit", "CarPlay", "Charts", "ClassKit", "ClockKit", "CloudKit", "Cocoa", "Combine",
        "CommonCrypto",
        "Contacts", "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage",
        "CoreLocation", "CoreLocationUI", "CoreMIDI", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices",
        "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo", "CreateML", "CryptoKit",
        "CryptoTokenKit", "DeviceCheck", "EventKit", "EventKitUI", "ExposureNotification", "ExternalAccessory",
        "FamilyControls", "FileProvider", "GLKit", "GSS", "GameController", "GameKit", "GameplayKit", "GroupActivities",
        "HealthKit", "HealthKitUI", "HomeKit", "IOSurface", "IdentityLookup", "ImageIO", "Intents", "IntentsUI",
        "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaAccessibility", "MediaPlayer",
        "MessageUI", "Messages", "Metal", "MetalKit", "MetalPerformanceShaders", "MetricKit", "MobileCoreServices",
        "ModelIO", "MultipeerConnectivity", "NaturalLanguage", "NearbyInteraction", "Network", "NetworkExtension",
        "NewsstandKit", "NotificationCenter", "OpenAL", "OpenGLES", "PDFKit", "PassKit", "PencilKit", "Photos",
        "PhotosUI",
        "PushKit", "QuickLook", "QuickLookThumbnailing", "RealityKit", "ReplayKit", "SafariServices", "SceneKit",
        "ScreenTime", "Security", "SensorKit", "ShazamKit", "Social", "SoundAnalysis", "Speech", "SpriteKit",
        "StoreKit",
        "SwiftData", "SwiftUI", "Symbols", "SystemConfiguration", "TVUIKit", "TipKit", "Twitter",
        "UniformTypeIdentifiers",
        "UserNotifications", "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity",
        "WatchKit",
        "WeatherKit", "WebKit", "WidgetKit", "iAd",
    ]

    /// UIKit's names with Foundation's prefix. Other `NS…` classes are Foundation's.
    private static let textAndLayoutPrefixes = [
        "NSLayout", "NSCollectionLayout", "NSText", "NSParagraphStyle", "NSMutableParagraphStyle", "NSShadow",
        "NSDataAsset", "NSStringDrawing", "NSDiffable",
    ]

    /// Foundation's, QuartzCore's and XCTest's classes that apps subclass. None of them knows `ObjectiveCExposed`.
    private static let plainClasses: Set<String> = [
        "Operation", "BlockOperation", "OperationQueue", "Thread", "Formatter", "DateFormatter", "NumberFormatter",
        "URLProtocol", "Stream", "InputStream", "OutputStream", "Bundle", "XMLParser", "UndoManager", "JSONEncoder",
        "JSONDecoder", "Progress", "Timer", "RunLoop", "Host", "Process", "Pipe", "FileManager", "UserDefaults",
        "NotificationCenter", "URLSession", "URLSessionTask", "URLCache", "HTTPURLResponse", "URLResponse",
        "ValueTransformer",
        "Unit", "Dimension", "Scanner", "Port", "XCTestCase", "XCTestExpectation", "XCTestObservation",
    ]

    private static let protocols: Set<String> = [
        "Any", "AnyObject", "Codable", "Encodable", "Decodable", "Equatable", "Hashable", "Comparable", "Sendable",
        "Error",
        "LocalizedError", "CustomNSError", "CustomStringConvertible", "CustomDebugStringConvertible", "Identifiable",
        "Sequence", "Collection", "IteratorProtocol", "ExpressibleByStringLiteral", "RawRepresentable", "OptionSet",
        "CaseIterable", "CustomReflectable", "TextOutputStream", "ObservableObject", "NSCopying", "NSMutableCopying",
        "NSCoding", "NSSecureCoding", "NSObjectProtocol", "NSFastEnumeration", "NSItemProviderReading",
        "NSItemProviderWriting", "NSFilePresenter", "NSDiscardableContent", "NSLocking", "CAAction", "CAMediaTiming",
        "UIAppearance", "UIAppearanceContainer", "UIAccessibilityIdentification", "UIActivityItemSource",
        "UIBarPositioning", "UIContentContainer", "UIContentConfiguration", "UIContentView", "UICoordinateSpace",
        "UIDataSourceTranslating", "UIDynamicItem", "UIFocusEnvironment", "UIFocusItem", "UIFocusItemContainer",
        "UIInputViewAudioFeedback", "UIInteraction", "UIItemProviderPresentationSizeProviding", "UIKeyInput",
        "UILayoutSupport", "UIObjectRestoration", "UIPageControlProgress", "UIPasteConfigurationSupporting",
        "UIPopoverPresentationControllerSourceItem", "UIResponderStandardEditActions", "UIScrollViewAccessibility",
        "UISearchResultsUpdating", "UISpringLoadedInteractionSupporting", "UIStateRestoring", "UITextInput",
        "UITextInputTraits", "UITimingCurveProvider", "UITraitChangeObservable", "UITraitEnvironment",
        "UIMutableTraits",
        "UIUserActivityRestoring", "UIViewAnimating", "UIViewImplicitlyAnimating",
        "UIViewControllerAnimatedTransitioning",
        "UIViewControllerInteractiveTransitioning", "UIViewControllerContextTransitioning",
        "UIViewControllerPreviewing", "UIViewControllerRestoration", "UIViewControllerTransitionCoordinator",
        "UIViewControllerTransitionCoordinatorContext", "UIContextMenuInteractionAnimating", "UITextSelecting",
        "UIAccessibilityContainer", "UILargeContentViewerItem", "UIConfigurationState",
        "UICollectionViewDataSourcePrefetching",
        "UITableViewDataSourcePrefetching",
    ]

    /// What a name that the module does not declare means at the head of a class's inheritance clause.
    enum Inherited {
        /// A class whose subclasses override the table of Objective-C names.
        case exposedClass
        /// A class that has no such table.
        case plainClass
        case `protocol`
        case unknown
    }

    static func inherited(_ name: String) -> Inherited {
        if protocols.contains(name) { return .protocol }
        if plainClasses.contains(name) { return .plainClass }
        let isApple = ["UI", "NS", "CA"].contains { name.hasPrefix($0) && name.dropFirst(2).first?.isUppercase == true }
        guard isApple else { return .unknown }
        // Classes whose names end as protocols' do.
        if name.hasSuffix("DiffableDataSource") { return .exposedClass }
        for suffix in ["Delegate", "DataSource", "DelegateFlowLayout", "Transitioning", "Animating", "Providing"]
        where name.hasSuffix(suffix) { return .protocol }
        if name.hasPrefix("UI") { return .exposedClass }
        // QuartzCore lies below UIKit, where the table is declared.
        if name.hasPrefix("CA") { return .plainClass }
        return textAndLayoutPrefixes.contains { name.hasPrefix($0) } ? .exposedClass : .plainClass
    }

    /// Names that Apple's Foundation brings and Linux's does not: here UIKit has them.
    static let namesFoundationLacks: Set<String> = [
        "Selector", "CGAffineTransform", "CGVector", "CGPath", "CGMutablePath", "CGColor", "CGImage", "CGContext",
        "CGColorSpace", "autoreleasepool", "NSHashTable", "UndoManager", "CACurrentMediaTime", "CATransaction",
        "NSSelectorFromString", "NSStringFromSelector",
    ]

    /// The module that has a name which Apple's Foundation has and Foundation here does not.
    static func foundationModule(of name: String) -> String? {
        let networking = [
            "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLCache", "CachedURLResponse", "HTTPCookie",
            "URLCredential", "URLProtectionSpace", "URLAuthenticationChallenge", "URLProtocol", "NSURLRequest",
            "NSMutableURLRequest", "NSURLConnection",
        ]
        if networking.contains(where: name.hasPrefix) { return "FoundationNetworking" }
        return ["XMLParser", "XMLDocument", "XMLNode", "XMLElement", "XMLDTD"].contains(where: name.hasPrefix)
            ? "FoundationXML" : nil
    }
}
