import Foundation

/// The register of what stands in Interface Builder documents: the names of elements, with the classes that they make and
/// what reads them.
@_spi(Framework) @MainActor public enum NibElements {
    /// The class and the reader that an element's name stands for.
    struct Entry {
        let type: NSObject.Type
        /// Gives the object its attributes, where its class has no `decode(_:)`.
        var reader: (@MainActor (NSObject, NibDecoder) -> Void)?
        /// Whether the class only keeps the place of one that is missing.
        var isStandIn = false
    }

    private static var entries = framework

    /// Adds an element that makes objects of a class: a view or a controller, which reads it in its `decode(_:)`.
    ///
    /// The class is made by `init(coder:)`; a document may name a class below it. Added again, a name stands for the class
    /// that was given last.
    public static func add(_ name: String, _ type: NSObject.Type) { entries[name] = Entry(type: type) }

    /// Adds an element that makes objects that are no views or controllers.
    ///
    /// - Parameter reader: Is called once for each object, when it was made and before anything is connected.
    public static func add<Object: NSObject>(
        _ name: String, _ type: Object.Type, reader: @escaping @MainActor (Object, NibDecoder) -> Void
    ) {
        entries[name] = Entry(type, reader)
    }

    static func entry(_ name: String) -> Entry? { entries[name] }
}

extension NibElements.Entry {
    /// The class that is made is always the entry's or one below it.
    init<Object: NSObject>(_ type: Object.Type, _ reader: @escaping @MainActor (Object, NibDecoder) -> Void) {
        self.type = type
        self.reader = { object, decoder in reader(unsafeDowncast(object, to: type), decoder) }
    }

    /// The place of a class that is missing.
    static func standIn(_ type: NSObject.Type) -> NibElements.Entry { .init(type: type, isStandIn: true) }
}
