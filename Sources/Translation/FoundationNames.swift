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
        "object_getClassName", "class_getName", "class_getSuperclass", "class_getInstanceMethod",
        "class_getClassMethod", "class_addMethod", "class_replaceMethod", "class_getMethodImplementation",
        "class_respondsToSelector", "method_exchangeImplementations", "method_getImplementation",
        "method_setImplementation", "method_getTypeEncoding", "method_getName", "sel_registerName", "sel_getUid",
        "perform", "performSelector", "responds", "instancesRespond", "isKind", "isMember",
    ]

    /// The module that has a name which Apple's Foundation has and Foundation here does not.
    static func module(of name: String) -> String? {
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
