extension Frameworks {
    /// What names of unsupported frameworks begin with, as far as it tells them from others, and which frameworks bring
    /// them.
    private static let prefixes: [(prefix: String, frameworks: [String])] = [
        ("AR", ["ARKit"]), ("AV", ["AVFoundation", "AVKit", "AVFAudio"]), ("AS", ["AuthenticationServices"]),
        ("Audio", ["AudioToolbox", "AVFoundation"]), ("kAudio", ["AudioToolbox", "AVFoundation"]),
        ("SystemSoundID", ["AudioToolbox"]),
        ("kSystemSound", ["AudioToolbox"]), ("BG", ["BackgroundTasks"]), ("CB", ["CoreBluetooth"]),
        ("CI", ["CoreImage"]), ("CK", ["CloudKit"]), ("CL", ["CoreLocation", "MapKit"]),
        ("kCL", ["CoreLocation", "MapKit"]),
        ("CM", ["CoreMotion", "CoreMedia", "AVFoundation"]), ("CN", ["Contacts", "ContactsUI"]),
        ("CS", ["CoreSpotlight"]),
        ("CT", ["CoreText", "CoreTelephony"]), ("CV", ["CoreVideo"]), ("CX", ["CallKit"]),
        ("EK", ["EventKit", "EventKitUI"]),
        ("GC", ["GameController"]), ("GK", ["GameplayKit", "GameKit"]), ("GLK", ["GLKit"]), ("HK", ["HealthKit"]),
        ("HM", ["HomeKit"]), ("IN", ["Intents", "IntentsUI"]), ("JS", ["JavaScriptCore"]),
        ("LA", ["LocalAuthentication"]),
        ("LP", ["LinkPresentation"]), ("MC", ["MultipeerConnectivity"]), ("MF", ["MessageUI"]), ("MK", ["MapKit"]),
        ("ML", ["CoreML"]), ("MP", ["MediaPlayer"]), ("MS", ["Messages"]), ("MT", ["Metal"]),
        ("NC", ["NotificationCenter"]),
        ("NE", ["NetworkExtension"]), ("NL", ["NaturalLanguage"]), ("NW", ["Network"]), ("PDF", ["PDFKit"]),
        ("NSEntityDescription", ["CoreData"]), ("NSFetch", ["CoreData"]), ("NSManaged", ["CoreData"]),
        ("NSMergePolicy", ["CoreData"]), ("NSPersistent", ["CoreData"]), ("NSBatch", ["CoreData"]),
        ("PH", ["Photos", "PhotosUI"]), ("PK", ["PassKit", "PencilKit"]), ("QL", ["QuickLook"]), ("RP", ["ReplayKit"]),
        ("SCN", ["SceneKit", "ARKit"]), ("SCNetworkReachability", ["SystemConfiguration"]),
        ("SF", ["SafariServices", "Speech"]),
        ("SK", ["SpriteKit", "StoreKit"]), ("SL", ["Social"]), ("Sec", ["Security"]), ("kSec", ["Security"]),
        ("UN", ["UserNotifications"]), ("UT", ["UniformTypeIdentifiers", "MobileCoreServices"]),
        ("kUT", ["MobileCoreServices"]), ("VN", ["Vision", "VisionKit"]), ("WC", ["WatchConnectivity"]),
        ("WK", ["WebKit"]), ("CGImageSource", ["ImageIO"]), ("CGImageDestination", ["ImageIO"]),
    ]

    /// Frameworks whose names have no prefix of their own.
    static let withoutPrefix: Set<String> = [
        "Charts", "Combine", "CryptoKit", "Network", "RealityKit", "SwiftData", "SwiftUI", "TipKit", "WeatherKit",
        "WidgetKit",
        "AppIntents", "ActivityKit",
    ]

    /// The unsupported frameworks that may have a name, the likelier first.
    static func unsupported(having name: String) -> [String] {
        let fitting = prefixes.filter { prefix, _ in
            guard name.hasPrefix(prefix), let next = name.dropFirst(prefix.count).first else { return name == prefix }
            // `CMTime`, but not `CMYK`-like words that only begin so, nor `Cluster`.
            return next.isUppercase || next == "_"
        }
        let longest = fitting.map(\.prefix.count).max()
        return fitting.filter { $0.prefix.count == longest }.flatMap(\.frameworks)
    }
}
