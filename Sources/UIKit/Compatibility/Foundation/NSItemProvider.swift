import Foundation
import Synchronization

/// What is dragged, pasted or shared: the same thing as data of several types, which is made when it is asked for.
///
/// Completions are called on the main thread, in a turn of the run loop of their own.
public final class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    /// What somebody is handed who loads data.
    public typealias DataCompletion = @Sendable (Data?, (any Error)?) -> Void
    /// What is called with an item: the item, or why there is none.
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
    /// What loads an item for a completion.
    public typealias LoadHandler = @Sendable (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

    /// How files are handed over.
    public struct FileOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: Int
        /// Makes options from their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The file itself may be handed over, and not a copy.
        public static let openInPlace = FileOptions(rawValue: 1)
    }

    /// The thing as data of one type.
    struct Representation {
        var visibility: NSItemProviderRepresentationVisibility
        var load: @Sendable (@escaping DataCompletion) -> Progress?
        /// The object that the data stands for, handed over to whoever wants one of its class.
        var object: (@Sendable (@escaping @Sendable (AnyObject?, (any Error)?) -> Void) -> Void)?
        /// The file that the data is in.
        var file: (@Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?)?
    }

    /// The domain of the errors of item providers.
    public static let errorDomain = "NSItemProviderErrorDomain"

    private let table = Mutex<[(type: String, representation: Representation)]>([])
    /// A name for a file of the data.
    public var suggestedName: String?

    /// Makes a provider without anything.
    public override init() {}

    /// Makes a provider of an object, in all the ways in which it can be handed over.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Makes a provider of an item of a type: text, an address, data or another object that can be archived.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        guard let item, let typeIdentifier else { return }
        let held = Held(item as AnyObject)
        var representation = Representation(visibility: .all) { completion in
            completion(Self.data(of: held.object), nil)
            return nil
        }
        representation.object = { $0(held.object, nil) }
        add(representation, typeIdentifier)
    }

    /// Makes a provider of a file, of the type that its extension says; nil if there is none.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        self.init()
        let name = fileURL.pathExtension.lowercased()
        let type = UniformTypes.all.first { $0.extensions.contains(name) }?.identifier ?? "public.data"
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        registerFileRepresentation(forTypeIdentifier: type, fileOptions: [], visibility: .all) { completion in
            completion(fileURL, false, nil)
            return nil
        }
    }

    /// A provider of the same.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        copy.suggestedName = suggestedName
        for (type, representation) in table.withLock({ $0 }) { copy.add(representation, type) }
        return copy
    }

    // MARK: Types

    /// The identifiers of the types, in the order in which they were registered.
    public var registeredTypeIdentifiers: [String] { table.withLock { $0.map(\.type) } }

    /// The identifiers of the types whose files can be opened where they are.
    public func registeredTypeIdentifiers(fileOptions: FileOptions) -> [String] {
        fileOptions.contains(.openInPlace) ? [] : registeredTypeIdentifiers
    }

    /// Whether the thing can be had as data of a type, or of a kind of it.
    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(conformingTo: typeIdentifier) != nil
    }

    /// The same, for types whose files can be opened in a way.
    public func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: FileOptions = []
    ) -> Bool {
        registeredTypeIdentifiers(fileOptions: fileOptions).contains { UniformTypes.conforms($0, to: typeIdentifier) }
    }

    /// Whether an object of a class can be made.
    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { type(for: aClass) != nil }

    /// The type of data that an object of a class is best made of.
    func type(for aClass: any NSItemProviderReading.Type) -> String? {
        let types = registeredTypeIdentifiers
        for readable in aClass.readableTypeIdentifiersForItemProvider {
            if let type = types.first(where: { UniformTypes.conforms($0, to: readable) }) { return type }
        }
        return nil
    }

    /// The first representation of a type, or of a kind of it.
    func representation(conformingTo identifier: String) -> (type: String, representation: Representation)? {
        table.withLock { table in
            table.first { $0.type == identifier }
                ?? table.first { UniformTypes.conforms($0.type, to: identifier) }
        }
    }

    // MARK: Registering

    private func add(_ representation: Representation, _ type: String) {
        table.withLock { table in
            if let place = table.firstIndex(where: { $0.type == type }) {
                table[place].representation = representation
            } else {
                table.append((type, representation))
            }
        }
    }

    /// Registers data of a type that is made at once, and the object that it stands for, if that is there.
    func registerItem(_ type: String, object: AnyObject?, data: @escaping @Sendable () -> Data?) {
        var representation = Representation(visibility: .all) { completion in
            completion(data(), nil)
            return nil
        }
        if let held = object.map(Held.init) { representation.object = { $0(held.object, nil) } }
        add(representation, type)
    }

    /// Registers what makes data of a type when it is asked for.
    public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping DataCompletion) -> Progress?
    ) {
        add(Representation(visibility: visibility, load: loadHandler), typeIdentifier)
    }

    /// Registers what makes a file of a type when it is asked for.
    public func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: FileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        var representation = Representation(visibility: visibility) { completion in
            loadHandler { url, _, error in
                guard let url else { return completion(nil, error) }
                do { completion(try Data(contentsOf: url), nil) } catch { completion(nil, error) }
            }
        }
        representation.file = loadHandler
        add(representation, typeIdentifier)
    }

    /// Registers an object, in all the ways in which it can be handed over.
    public func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        let held = Held(object)
        for type in object.writableTypeIdentifiersForItemProvider {
            var representation = Representation(visibility: visibility) { completion in
                guard let object = held.object as? any NSItemProviderWriting else { return nil }
                return object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
            }
            representation.object = { $0(held.object, nil) }
            add(representation, type)
        }
    }

    /// Registers what makes an object of a class when it is asked for.
    public func registerObject(
        ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (
                @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
            ) -> Progress?
    ) {
        for type in aClass.writableTypeIdentifiersForItemProvider {
            var representation = Representation(visibility: visibility) { completion in
                loadHandler { object, error in
                    guard let object else { return completion(nil, error) }
                    _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
                }
            }
            representation.object = { completion in _ = loadHandler { completion($0, $1) } }
            add(representation, type)
        }
    }

    /// Registers what loads an item of a type in the older way.
    public func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
        var representation = Representation(visibility: .all) { completion in
            loadHandler({ item, error in completion(item.flatMap { Self.data(of: $0 as AnyObject) }, error) }, nil, nil)
            return nil
        }
        representation.object = { completion in
            loadHandler({ completion($0 as AnyObject?, $1) }, nil, nil)
        }
        add(representation, typeIdentifier)
    }
}
