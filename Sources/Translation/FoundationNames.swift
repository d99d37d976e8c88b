/// Where the names are that Apple's Foundation brings along.
enum FoundationNames {
    /// Names that Apple's Foundation brings and Linux's does not: here UIKit has them.
    static let missing: Set<String> = [
        "Selector", "CGAffineTransform", "CGVector", "CGPath", "CGMutablePath", "CGColor", "CGImage", "CGContext",
        "CGColorSpace", "autoreleasepool", "NSHashTable", "UndoManager", "CACurrentMediaTime", "CATransaction",
        "NSSelectorFromString", "NSStringFromSelector", "NSKeyValueObservation", "NSKeyValueObservedChange",
        "NSKeyValueObservingOptions", "NSKeyValueChange", "NSKeyValueChangeKey", "observe", "observeValue",
        "addObserver",
        "removeObserver", "willChangeValue", "didChangeValue", "objc_setAssociatedObject", "objc_getAssociatedObject",
        "objc_removeAssociatedObjects", "objc_sync_enter", "objc_sync_exit", "objc_getClass", "object_getClass",
        "object_getClassName", "class_getName", "class_getSuperclass", "class_getInstanceSize",
        "class_getInstanceMethod",
        "class_getClassMethod", "class_addMethod", "class_replaceMethod", "class_getMethodImplementation",
        "class_respondsToSelector", "method_exchangeImplementations", "method_getImplementation",
        "method_setImplementation", "method_getTypeEncoding", "method_getName", "sel_registerName", "sel_getUid",
        "perform", "performSelector", "responds", "instancesRespond", "isKind", "isMember",
        "NSInteger", "NSUInteger", "NSIntegerMax", "NSIntegerMin", "NSUIntegerMax", "MAXFLOAT", "HUGE", "OSStatus",
        "INT16_MIN", "SHRT_MIN", "SCHAR_MIN", "INT_MIN", "LONG_MIN", "LLONG_MIN", "INT32_MIN", "INT64_MAX", "INT64_MIN",
        "UINT64_MAX", "ULONG_MAX", "ULLONG_MAX",
        "pthread_mutexattr_settype", "pthread_mutexattr_setpolicy_np",
        "OSType", "FourCharCode", "SInt16", "SInt32", "DarwinBoolean", "noErr", "NSEC_PER_SEC",
        "NSEC_PER_MSEC", "NSEC_PER_USEC", "USEC_PER_SEC", "MSEC_PER_SEC", "mach_absolute_time",
        "mach_timebase_info", "mach_timebase_info_data_t", "TARGET_OS_SIMULATOR", "TARGET_IPHONE_SIMULATOR",
        "CFTypeRef", "CFString", "CFMutableString", "CFArray", "CFMutableArray", "CFDictionary",
        "CFMutableDictionary", "CFSet", "CFData", "CFMutableData", "CFNumber", "CFBoolean", "CFURL",
        "CFDate", "CFError", "CFLocale", "kCFBooleanTrue", "kCFBooleanFalse", "kCFBundleVersionKey",
        "kCFBundleNameKey", "kCFBundleIdentifierKey", "kCFBundleExecutableKey",
        "kCFBundleDevelopmentRegionKey", "kCFBundleLocalizationsKey", "CFUUIDCreateString",
        "CFStringTransform", "CFURLCreateStringByAddingPercentEscapes", "os_unfair_lock",
        "os_unfair_lock_t", "os_unfair_lock_s", "os_unfair_lock_lock", "os_unfair_lock_unlock",
        "os_unfair_lock_trylock", "NSMapTable", "NSPointerArray", "NSPointerFunctions", "NSItemProvider",
        "NSItemProviderReading", "NSItemProviderWriting", "NSItemProviderRepresentationVisibility",
        "NSURLConnection", "NSFileCoordinator", "NSFilePresenter", "NSMetadataQuery",
        "NSUbiquitousKeyValueStore", "NSUserActivity", "NSUserActivityDelegate", "thermalState",
        "isLowPowerModeEnabled", "beginActivity", "performExpiringActivity", "ubiquityIdentityToken",
        "forUbiquityContainerIdentifier", "containerURL", "startAccessingSecurityScopedResource",
        "stopAccessingSecurityScopedResource", "notifications", "decodeCGVector",
        "unarchivedArrayOfObjects", "unarchivedDictionary", "AutoreleasingUnsafeMutablePointer",
        "value", "setValue", "setValuesForKeys", "dictionaryWithValues", "setNilValueForKey", "NSPredicate",
        "NSCompoundPredicate", "NSComparisonPredicate", "NSExpression", "NSSortDescriptor", "DateComponentsFormatter",
        "threadDictionary", "RelativeDateTimeFormatter", "ListFormatter", "LocalizedStringResource",
        "LocalizationValue", "NSDataDetector", "NSErrorPointer", "NetService", "NetServiceBrowser",
        "NetServiceDelegate", "NetServiceBrowserDelegate", "NSFastEnumeration", "checkPromisedItemIsReachable",
        "NSURLSessionDownloadTaskResumeData", "CFStringConvertIANACharSetNameToEncoding",
        "CFStringConvertEncodingToIANACharSetName", "Measurement", "MeasurementFormatter", "documentsDirectory",
        "cachesDirectory", "applicationSupportDirectory", "libraryDirectory", "downloadsDirectory", "moviesDirectory",
        "musicDirectory", "picturesDirectory", "DispatchSourceMemoryPressure", "makeMemoryPressureSource",
        "MemoryPressureEvent", "prefersIncrementalDelivery", "networkUnavailableReason", "waitsForConnectivity",
        "mutableArrayValue", "getObjectValue", "NSDiscardableContent",
        "allowsExpensiveNetworkAccess",
        "allowsConstrainedNetworkAccess", "sessionSendsLaunchEvents", "sharedContainerIdentifier", "URLCache",
        "NSURLAuthenticationMethodServerTrust", "NSURLAuthenticationMethodClientCertificate", "streamTask",
        "urlSessionDidFinishEvents", "getBoundStreams", "appendFormat", "NSFoundationVersionNumber",
        "NSFoundationVersionNumber_iOS_6_0", "NSFoundationVersionNumber_iOS_6_1",
        "NSFoundationVersionNumber_iOS_7_0", "NSFoundationVersionNumber_iOS_7_1",
        "NSFoundationVersionNumber_iOS_8_0", "NSFoundationVersionNumber_iOS_8_x_Max",
        "NSFoundationVersionNumber_iOS_9_0", "NSFoundationVersionNumber_iOS_9_x_Max", "TARGET_OS_IOS",
        "TARGET_OS_IPHONE", "TARGET_OS_OSX",
        "nextWeekendStart", "isUbiquitousItem", "setUbiquitous", "startDownloadingUbiquitousItem",
        "evictUbiquitousItem", "NSUbiquityIdentityDidChange", "NSUndoManagerCheckpoint",
        "NSUndoManagerDidCloseUndoGroup", "NSUndoManagerDidOpenUndoGroup", "NSUndoManagerDidRedoChange",
        "NSUndoManagerDidUndoChange", "NSUndoManagerWillCloseUndoGroup", "NSUndoManagerWillRedoChange",
        "NSUndoManagerWillUndoChange", "NSProcessInfoPowerStateDidChange", "thermalStateDidChangeNotification",
        "performActivity", "endActivity", "isMacCatalystApp", "isiOSAppOnMac", "disableSuddenTermination",
        "enableSuddenTermination", "PTHREAD_MUTEX_POLICY_FAIRSHARE_NP", "PTHREAD_MUTEX_POLICY_FIRSTFIT_NP",
        "Ivar", "class_copyIvarList", "class_copyPropertyList", "class_getInstanceVariable", "class_getProperty",
        "ivar_getName", "objc_property_t", "property_getAttributes", "property_getName", "sel_getName",
        "imp_getBlock", "imp_implementationWithBlock", "imp_removeBlock", "object_setClass",
        "objc_AssociationPolicy", "conforms", "forwardingTarget", "classForCoder", "linkCheckingResult",
        "phoneNumberCheckingResult", "OSMemoryBarrier",
    ]

    /// Methods that Linux's Foundation lacks, or has with another result, while it has others of their names: a label tells them.
    static let missingByLabel: [String: Set<String>] = [
        "urls": ["forResourcesWithExtension"],
        "urlSession": ["didCreateTask", "taskIsWaitingForConnectivity", "didReceiveInformationalResponse"],
    ]

    /// Whether Apple's Foundation brings a name, Linux's does not, and UIKit may have it here: all of Core Foundation's are
    /// looked for there.
    static func isMissing(_ name: String) -> Bool {
        missing.contains(name) || hasPrefix("CF", name) || hasPrefix("kCF", name)
            || hasPrefix("OSAtomic", name)
    }

    /// Types of Foundation that stand in files without an import of their own.
    static let common: Set<String> = [
        "AttributedString", "Bundle", "ByteCountFormatter", "Calendar", "CharacterSet", "Data", "Date",
        "DateComponents",
        "DateFormatter", "DateInterval", "Decimal", "DispatchQueue", "DispatchTime", "FileManager", "Formatter",
        "HTTPURLResponse", "ISO8601DateFormatter", "IndexPath", "IndexSet", "InputStream", "JSONDecoder", "JSONEncoder",
        "JSONSerialization", "Locale", "LocalizedError", "Measurement", "MeasurementFormatter", "Notification",
        "NotificationCenter", "NumberFormatter", "OperationQueue", "OutputStream", "ProcessInfo", "Progress",
        "PropertyListDecoder", "PropertyListEncoder", "RunLoop", "Scanner", "Thread", "TimeInterval", "TimeZone",
        "Timer",
        "URL", "URLComponents", "URLQueryItem", "URLRequest", "URLResponse", "URLSession", "UUID", "UserDefaults",
    ]

    /// The framework of a name that Apple's Foundation brings to every file, and that is nowhere here.
    static func framework(ofMissing name: String) -> String? {
        if own.contains(name) { return "Foundation" }
        if ["Sec", "kSec", "errSec"].contains(where: { hasPrefix($0, name) }) { return "Security" }
        if ["CF", "kCF"].contains(where: { hasPrefix($0, name) }) { return "CoreFoundation" }
        return runtime.contains(name) ? "Objective-C" : nil
    }

    /// `SecItemAdd`, but not `Section`.
    private static func hasPrefix(_ prefix: String, _ name: String) -> Bool {
        name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }

    /// Foundation's own types that its Swift version for Linux lacks.
    private static let own: Set<String> = [
        "FileWrapper", "InflectionRule", "Morphology",
        "NSBackgroundActivityScheduler", "NSBundleResourceRequest", "NSClassDescription",
        "NSExtensionContext", "NSExtensionItem",
        "NSExtensionRequestHandling", "NSFileAccessIntent", "NSFileVersion",
        "NSInflectionRule", "NSInvocation", "NSLinguisticTagger", "NSMetadataItem", "NSMethodSignature",
        "NSMorphology", "NSProxy", "NSPurgeableData", "NSSecureUnarchiveFromDataTransformer",
        "NSURLConnectionDataDelegate", "NSURLConnectionDelegate", "OSLog",
        "ValueTransformer",
    ]

    /// What the Objective-C runtime and Darwin's headers bring.
    private static let runtime: Set<String> = ["IMP"]

    /// What the names of types begin with that are FoundationNetworking's here.
    private static let networking = [
        "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLCache", "CachedURLResponse", "HTTPCookie",
        "URLCredential", "URLProtectionSpace", "URLAuthenticationChallenge", "URLProtocol", "NSURLRequest",
        "NSMutableURLRequest", "NSURLConnection",
    ]
    /// What the names of types begin with that are FoundationXML's here.
    private static let xml = ["XMLParser", "XMLDocument", "XMLNode", "XMLElement", "XMLDTD"]
    private static let initials = Set((networking + xml).compactMap(\.utf8.first))

    /// The module that has a name which Apple's Foundation has and Foundation here does not.
    static func module(of name: String) -> String? {
        // Asked of every name in a module.
        guard let initial = name.utf8.first, initials.contains(initial) else { return nil }
        if networking.contains(where: name.hasPrefix) { return "FoundationNetworking" }
        return xml.contains(where: name.hasPrefix) ? "FoundationXML" : nil
    }
}
