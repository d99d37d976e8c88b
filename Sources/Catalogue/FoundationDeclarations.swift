/// The classes and protocols of Swift's own libraries, Foundation and XCTest, whose sources are not here.
enum FoundationDeclarations {
    /// The classes that apps subclass, but for those whose names begin with `NS`.
    static let classes: Set<String> = [
        "Operation", "BlockOperation", "OperationQueue", "Thread", "Formatter", "DateFormatter", "NumberFormatter",
        "URLProtocol", "Stream", "InputStream", "OutputStream", "Bundle", "XMLParser", "UndoManager", "JSONEncoder",
        "JSONDecoder", "Progress", "Timer", "RunLoop", "Host", "Process", "Pipe", "FileManager", "UserDefaults",
        "NotificationCenter", "URLSession", "URLSessionTask", "URLCache", "HTTPURLResponse", "URLResponse",
        "ValueTransformer",
        "Unit", "Dimension", "Scanner", "Port", "XCTestCase", "XCTestExpectation", "XCTestObservation",
    ]

    static let protocols: Set<String> = [
        "Any", "AnyObject", "Codable", "Encodable", "Decodable", "Equatable", "Hashable", "Comparable",
        "Sendable", "Error", "LocalizedError", "CustomNSError", "CustomStringConvertible",
        "CustomDebugStringConvertible", "Identifiable", "Sequence", "Collection", "IteratorProtocol",
        "ExpressibleByStringLiteral", "RawRepresentable", "OptionSet", "CaseIterable", "CustomReflectable",
        "TextOutputStream", "ObservableObject", "NSCopying", "NSMutableCopying", "NSCoding",
        "NSSecureCoding", "NSObjectProtocol", "NSFastEnumeration", "NSItemProviderReading",
        "NSItemProviderWriting", "NSFilePresenter", "NSDiscardableContent", "NSLocking",
    ]

    /// What a name stands for; nil for one that is not known.
    static func kind(of name: String) -> DeclarationIndex.Kind? {
        if protocols.contains(name) { return .protocol }
        if classes.contains(name) { return .plainClass }
        guard name.hasPrefix("NS"), name.dropFirst(2).first?.isUppercase == true else { return nil }
        return name.hasSuffix("Delegate") ? .protocol : .plainClass
    }
}
