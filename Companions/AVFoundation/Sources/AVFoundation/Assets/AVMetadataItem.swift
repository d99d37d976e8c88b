import Foundation

/// Something that is told of an asset: its title, say.
open class AVMetadataItem: NSObject, @unchecked Sendable {
    private let name: String
    private let text: String

    init(_ name: String, _ text: String) {
        self.name = name
        self.text = text
    }

    /// The name that all kinds of files have for it.
    open var commonKey: AVMetadataKey? { AVMetadataKey(rawValue: name) }
    /// The name in its set.
    open var identifier: AVMetadataIdentifier? { AVMetadataIdentifier(rawValue: "comn/\(name)") }
    /// The set of its name.
    open var keySpace: AVMetadataKeySpace? { .common }
    /// The name.
    open var key: (any NSCopying & NSObjectProtocol)? { name as NSString }
    /// What is told.
    open var value: (any NSCopying & NSObjectProtocol)? { text as NSString }
    /// What is told, as a text.
    open var stringValue: String? { text }
    /// What is told, as a number.
    open var numberValue: NSNumber? { Double(text).map { NSNumber(value: $0) } }
    /// What is told, as bytes: texts are none.
    open var dataValue: Data? { nil }

    /// Those of a name among others.
    open class func metadataItems(
        from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
    ) -> [AVMetadataItem] {
        let name = (key as? AVMetadataKey)?.rawValue ?? key as? String
        return metadataItems.filter { name == nil || $0.name == name }
    }

    /// Those of a name in its set among others.
    open class func metadataItems(
        from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
    ) -> [AVMetadataItem] {
        metadataItems.filter { $0.identifier == identifier }
    }

    /// Finds out what is told.
    ///
    /// - Throws: Nothing: it is known with its asset.
    nonisolated(nonsending) open func load<Value>(_ property: AVAsyncProperty<AVMetadataItem, Value>) async throws
        -> Value
    {
        property.read(self)
    }
}
