/// Where the names are that Apple's Foundation brings along.
enum FoundationNames {
    /// Names that Apple's Foundation brings and Linux's does not: here UIKit has them.
    static let missing: Set<String> = [
        "Selector", "CGAffineTransform", "CGVector", "CGPath", "CGMutablePath", "CGColor", "CGImage", "CGContext",
        "CGColorSpace", "autoreleasepool", "NSHashTable", "UndoManager", "CACurrentMediaTime", "CATransaction",
        "NSSelectorFromString", "NSStringFromSelector",
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
