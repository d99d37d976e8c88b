/// The modules of the iOS SDK, and what their names begin with.
enum AppleFrameworks {
    /// Modules of the SDK that are no part of this package. A companion may bring one.
    static let modules: Set<String> = [
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
        "NewsstandKit", "NotificationCenter", "OSLog", "OpenAL", "OpenGLES", "PDFKit", "PassKit", "PencilKit", "Photos",
        "PhotosUI",
        "PushKit", "QuickLook", "QuickLookThumbnailing", "RealityKit", "ReplayKit", "SafariServices", "SceneKit",
        "ScreenTime", "Security", "SensorKit", "ShazamKit", "Social", "SoundAnalysis", "Speech", "SpriteKit",
        "StoreKit",
        "SwiftData", "SwiftUI", "Symbols", "SystemConfiguration", "TVUIKit", "TipKit", "Twitter",
        "UniformTypeIdentifiers",
        "UserNotifications", "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity",
        "WatchKit",
        "WeatherKit", "WebKit", "WidgetKit", "iAd", "os",
    ]

    /// What the modules' names begin with, as far as it tells them from others, and which modules bring them.
    static let prefixes: [(prefix: String, modules: [String])] = [
        ("AR", ["ARKit"]), ("AV", ["AVFoundation", "AVKit", "AVFAudio"]), ("AS", ["AuthenticationServices"]),
        ("Audio", ["AudioToolbox", "AVFoundation"]), ("kAudio", ["AudioToolbox", "AVFoundation"]),
        ("SystemSoundID", ["AudioToolbox"]),
        ("kSystemSound", ["AudioToolbox"]), ("CABTMIDI", ["CoreAudioKit"]), ("BG", ["BackgroundTasks"]),
        ("CB", ["CoreBluetooth"]),
        ("CI", ["CoreImage"]), ("CK", ["CloudKit"]), ("CL", ["CoreLocation", "MapKit"]),
        ("kCL", ["CoreLocation", "MapKit"]),
        ("CM", ["CoreMotion", "CoreMedia", "AVFoundation"]), ("CN", ["Contacts", "ContactsUI"]),
        ("CS", ["CoreSpotlight"]),
        ("CT", ["CoreText", "CoreTelephony"]), ("CV", ["CoreVideo"]), ("CX", ["CallKit"]),
        ("EK", ["EventKit", "EventKitUI"]),
        ("GC", ["GameController"]), ("GK", ["GameplayKit", "GameKit"]), ("GLK", ["GLKit"]), ("HK", ["HealthKit"]),
        ("HM", ["HomeKit"]), ("IN", ["Intents", "IntentsUI"]), ("JSContext", ["JavaScriptCore"]),
        ("JSExport", ["JavaScriptCore"]), ("JSManagedValue", ["JavaScriptCore"]), ("JSValue", ["JavaScriptCore"]),
        ("JSVirtualMachine", ["JavaScriptCore"]),
        ("LA", ["LocalAuthentication"]),
        ("LP", ["LinkPresentation"]), ("MC", ["MultipeerConnectivity"]), ("MF", ["MessageUI"]), ("MK", ["MapKit"]),
        ("ML", ["CoreML"]), ("MP", ["MediaPlayer"]), ("MS", ["Messages"]), ("MTK", ["MetalKit"]),
        ("MTL", ["Metal", "MetalKit"]), ("MPS", ["MetalPerformanceShaders"]),
        ("MDL", ["ModelIO"]), ("kCV", ["CoreVideo"]), ("VT", ["VideoToolbox"]),
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

    /// Modules whose names have no prefix of their own.
    static let withoutPrefix: Set<String> = [
        "Charts", "Combine", "CryptoKit", "Network", "RealityKit", "SwiftData", "SwiftUI", "TipKit", "WeatherKit",
        "WidgetKit",
        "AppIntents", "ActivityKit",
    ]
}
