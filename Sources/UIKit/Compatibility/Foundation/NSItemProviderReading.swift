import Foundation

/// A class whose objects can be made of what an item provider brings.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The identifiers of the types of data that an object can be made of, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Makes an object of data of one of these types.
    ///
    /// - Throws: An error for data that is not of its type.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Who may see what an item provider brings.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all
    case team = 1
    case group = 2
    case ownProcess = 3
}

/// A class whose objects can be handed over as data.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The identifiers of the types of data that objects of the class can be handed over as, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// The identifiers of the types of data that this object can be handed over as, the best first.
    var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Who may see the data of a type.
    static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility

    /// Hands over the data of a type.
    ///
    /// - Returns: How far it is; nil if that is not known.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// The class's types, unless the object says otherwise.
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }

    /// Everybody, unless the class says otherwise.
    public static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility { .all }
}
