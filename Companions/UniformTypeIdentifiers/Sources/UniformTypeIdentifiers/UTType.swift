import Foundation
@_spi(Framework) import UIKit

/// A type of data.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The type's identifier: `public.png`.
    public let identifier: String

    init(known identifier: String) { self.identifier = identifier }

    /// Makes the type of an identifier; nil for one that neither the system nor the app declares.
    public init?(_ identifier: String) {
        guard UniformTypes.isDeclared(identifier) || Self.isDynamic(identifier) else { return nil }
        self.identifier = identifier
    }

    /// Makes the type of an extension of files' names.
    ///
    /// One that nobody declares gets a type of its own, which is a kind of the other.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// Makes the type of a type of the internet's media.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// Makes the type of a name of some class.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard !tag.isEmpty else { return nil }
        self = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype)[0]
    }

    /// Makes a type that the app exports, whether or not its Info.plist says so.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

    /// Makes a type that the app imports, whether or not its Info.plist says so.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

    /// The types of a name, the likeliest first; one for the name itself where nobody declares one.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let name = tag.lowercased()
        let found = UniformTypes.known.filter { entry in
            switch tagClass {
            case .mimeType: entry.mimeTypes.contains(name)
            default: entry.extensions.contains(name)
            }
        }
        let fitting = found.map { UTType(known: $0.identifier) }.filter { supertype.map($0.conforms(to:)) ?? true }
        return fitting.isEmpty ? [UTType(known: dynamicPrefix + "\(tagClass.rawValue).\(name)")] : fitting
    }

    // Choice (UniformTypeIdentifiers): a type that nobody declares is called by its name; there, it is an encoded one.
    private static let dynamicPrefix = "dyn."

    private static func isDynamic(_ identifier: String) -> Bool { identifier.hasPrefix(dynamicPrefix) }

    // MARK: Kinds

    /// Whether data of the type is also data of another one.
    public func conforms(to type: UTType) -> Bool {
        if isDynamic, type == .data || type == .item { return true }
        return UniformTypes.conforms(identifier, to: type.identifier)
    }

    /// Whether the type is a kind of another one, which is not itself.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    /// Whether another type, which is not itself, is a kind of the type.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// All types that the type is a kind of.
    public var supertypes: Set<UTType> {
        isDynamic ? [.data, .item] : Set(UniformTypes.supertypes(of: identifier).map(UTType.init(known:)))
    }

    // MARK: Names

    /// The extension that files of the type have first; nil for none.
    public var preferredFilenameExtension: String? { names(.filenameExtension).first }

    /// The media type that data of the type has first; nil for none.
    public var preferredMIMEType: String? { names(.mimeType).first }

    /// The names by their classes.
    public var tags: [UTTagClass: [String]] {
        var result: [UTTagClass: [String]] = [:]
        for tagClass in [UTTagClass.filenameExtension, .mimeType] where !names(tagClass).isEmpty {
            result[tagClass] = names(tagClass)
        }
        return result
    }

    private func names(_ tagClass: UTTagClass) -> [String] {
        let start = Self.dynamicPrefix + tagClass.rawValue + "."
        if identifier.hasPrefix(start) { return [String(identifier.dropFirst(start.count))] }
        let entry = UniformTypes.known.first { $0.identifier == identifier }
        return (tagClass == .mimeType ? entry?.mimeTypes : entry?.extensions) ?? []
    }

    /// What a person calls the type; nil for one without words.
    public var localizedDescription: String? { UniformTypes.known.first { $0.identifier == identifier }?.text }

    /// The number of the type's version; nil for none.
    public var version: Int? { nil }

    /// A page about the type; nil for none.
    public var referenceURL: URL? { nil }

    /// Whether nobody declares the type.
    public var isDynamic: Bool { Self.isDynamic(identifier) }

    /// Whether the system or an app declares the type.
    public var isDeclared: Bool { !isDynamic }

    /// Whether the type is there for all systems.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// The identifier.
    public var description: String { identifier }
}

/// A class of names of types.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    /// The class as text.
    public let rawValue: String
    /// Makes a class from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Extensions of names of files.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// Types of the internet's media.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UniformTypes {
    /// The system's types and those of the app.
    static var known: [Entry] { declaredByApp + all }

    static func isDeclared(_ identifier: String) -> Bool { known.contains { $0.identifier == identifier } }
}

extension URL {
    /// The URL with a name at its end that has the extension of a type.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(partialName).appendingPathExtension(for: contentType)
    }

    /// The URL with the extension of a type.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard let name = contentType.preferredFilenameExtension, pathExtension.lowercased() != name else { return self }
        return appendingPathExtension(name)
    }
}

extension NSItemProvider {
    /// Whether the thing can be had as data of a type, or of a kind of it.
    public func hasItemConforming(to contentType: UTType) -> Bool {
        hasItemConformingToTypeIdentifier(contentType.identifier)
    }

    /// The types, in the order in which they were registered.
    public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.map(UTType.init(known:)) }

    /// Loads data of a type, or of a kind of it.
    @discardableResult public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }
}
