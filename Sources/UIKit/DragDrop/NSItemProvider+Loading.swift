import Foundation
import QuartzCore

// Choice (Foundation): what is loaded comes on the main thread; there, it comes on some other one.
extension NSItemProvider {
    /// Loads data of a type, or of a kind of it.
    @discardableResult public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping DataCompletion
    ) -> Progress {
        guard let found = representation(conformingTo: typeIdentifier) else {
            soon { completionHandler(nil, Self.unavailable(typeIdentifier)) }
            return Progress(totalUnitCount: 1)
        }
        let progress = Progress(totalUnitCount: 1)
        soon {
            _ = found.representation.load { data, error in
                soon {
                    progress.completedUnitCount = 1
                    completionHandler(data, data == nil ? error ?? Self.unavailable(typeIdentifier) : nil)
                }
            }
        }
        return progress
    }

    /// Loads data of a type into a file, which is gone after the completion.
    @discardableResult public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let found = representation(conformingTo: typeIdentifier)
        let ending = found.flatMap { UniformTypes.entry($0.type)?.extensions.first }.map { ".\($0)" } ?? ""
        let name = (suggestedName ?? "item") + ending
        return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            let file = folder.appendingPathComponent(name)
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try data.write(to: file)
                completionHandler(file, nil)
                try FileManager.default.removeItem(at: folder)
            } catch { completionHandler(nil, error) }
        }
    }

    /// Loads an object of a class.
    ///
    /// What the completion gets is of this type, so that it can be cast to Swift's own: to a `String`, for one.
    @discardableResult public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable (Any?, (any Error)?) -> Void
    ) -> Progress {
        let completion: @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void = { completionHandler($0, $1) }
        return loadObject(ofClass: aClass, completionHandler: completion)
    }

    /// Loads an object of a class, for a completion that says which type it takes.
    @_disfavoredOverload @discardableResult public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        guard let type = type(for: aClass), let found = representation(conformingTo: type)?.representation else {
            let problem = Self.unavailable("\(aClass)")
            soon { completionHandler(nil, problem) }
            return Progress(totalUnitCount: 1)
        }
        let read = Reader(of: aClass, type: type)
        guard let object = found.object else {
            return loadDataRepresentation(forTypeIdentifier: type) { read(data: $0, error: $1, completionHandler) }
        }
        let progress = Progress(totalUnitCount: 1)
        soon {
            object { value, error in
                let held = value.map(Held.init)
                soon {
                    progress.completedUnitCount = 1
                    if let object = read.ready(held?.object) { return completionHandler(object, nil) }
                    guard held != nil else { return completionHandler(nil, error) }
                    self.loadDataRepresentation(forTypeIdentifier: type) {
                        read(data: $0, error: $1, completionHandler)
                    }
                }
            }
        }
        return progress
    }

    /// Loads a value of Swift's: a text or an address.
    @discardableResult public func loadObject<Value: _ObjectiveCBridgeable & Sendable>(
        ofClass: Value.Type, completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
    ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
        nonisolated(unsafe) let bridged = { (object: (any NSItemProviderReading)?) in
            (object as? Value._ObjectiveCType).map(Value._unconditionallyBridgeFromObjectiveC)
        }
        let completion: @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void = {
            completionHandler(bridged($0), $1)
        }
        return loadObject(ofClass: Value._ObjectiveCType.self, completionHandler: completion)
    }

    /// Whether a value of Swift's, a text or an address, can be made.
    public func canLoadObject<Value: _ObjectiveCBridgeable>(
        ofClass: Value.Type
    ) -> Bool where Value._ObjectiveCType: NSItemProviderReading { canLoadObject(ofClass: Value._ObjectiveCType.self) }

    /// Loads an item in the older way: as the object that was registered, or else as data.
    ///
    /// What the completion gets is of this type, so that it can be cast to Swift's own: to a `URL`, for one.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        let completion: CompletionHandler = { item, error in completionHandler?(item, error) }
        loadItem(forTypeIdentifier: typeIdentifier, options: options, completionHandler: completion)
    }

    /// Loads an item in the older way, for a completion that says which type it takes.
    @_disfavoredOverload public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler? = nil
    ) {
        guard let found = representation(conformingTo: typeIdentifier)?.representation, let object = found.object else {
            loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
                completionHandler?(data.map { $0 as NSData }, error)
            }
            return
        }
        soon {
            object { value, error in
                let held = value.map(Held.init)
                soon { completionHandler?(held?.object as? any NSSecureCoding, error) }
            }
        }
    }

    /// An object on its way to another thread.
    struct Held: @unchecked Sendable {
        let object: AnyObject
        init(_ object: AnyObject) { self.object = object }
    }

    /// What makes an object of a class of data of a type.
    private struct Reader: @unchecked Sendable {
        let aClass: any NSItemProviderReading.Type
        let type: String

        init(of aClass: any NSItemProviderReading.Type, type: String) { (self.aClass, self.type) = (aClass, type) }

        /// An object that is of the class already; nil for another.
        func ready(_ object: AnyObject?) -> (any NSItemProviderReading)? {
            guard let object, Swift.type(of: object) == aClass || (object as? NSObject)?.isKind(of: aClass) == true
            else { return nil }
            return object as? any NSItemProviderReading
        }

        func callAsFunction(
            data: Data?, error: (any Error)?,
            _ completion: @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
        ) {
            guard let data else { return completion(nil, error) }
            do {
                completion(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
            } catch { completion(nil, error) }
        }
    }

    static func data(of object: AnyObject) -> Data? {
        switch object {
        case let data as NSData: data as Data
        case let text as NSString: Data((text as String).utf8)
        case let url as NSURL: Data(url.absoluteString.utf8)
        case let image as UIImage: image.pngData()
        default: try? NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
        }
    }

    private static func unavailable(_ what: String) -> any Error {
        NSError(
            domain: errorDomain, code: -1000,
            userInfo: [NSLocalizedDescriptionKey: "Cannot load representation of type \(what)"])
    }
}
