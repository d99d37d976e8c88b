import Foundation

/// A set of objects that Interface Builder describes, made anew as often as they are needed.
@preconcurrency @MainActor open class UINib: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UINib") }

    /// A key of the options for making a nib's objects.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's text.
        public let rawValue: String
        /// Makes a key from its text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The key of a dictionary of objects that stand for placeholders, by the placeholders' identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private enum Source {
        case file(name: String)
        case data(Data)
    }

    private let source: Source
    private let bundle: Bundle
    /// The document of a nib that was made of data.
    private var parsed: NibDocument?

    /// Makes a nib that names no file.
    public override convenience init() { self.init(nibName: "", bundle: nil) }

    /// Names a nib; its file is read when objects are first made from it.
    ///
    /// - Parameters:
    ///   - name: The file's name without extension.
    ///   - bundleOrNil: Where the file lies; nil means the main bundle.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        source = .file(name: name)
        bundle = bundleOrNil ?? .main
        super.init()
    }

    /// Makes a nib of the contents of a xib file.
    ///
    /// - Parameter bundleOrNil: Where the nib's images and colours lie; nil means the main bundle.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        source = .data(data)
        bundle = bundleOrNil ?? .main
        super.init()
    }

    /// Makes the nib's objects and connects them with each other and with the owner.
    ///
    /// - Returns: The top-level objects in the document's order, without File's Owner and other placeholders
    ///   (fact 9.20). A missing file raises `NSInternalInconsistencyException`.
    @discardableResult open func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
    ) -> [Any] {
        do {
            guard let document = try document() else { return [] }
            let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
            let instantiation = NibInstantiation(
                document, owner: ownerOrNil as AnyObject?, externalObjects: external.mapValues { $0 as AnyObject },
                bundle: bundle)
            let objects = instantiation.run()
            KeptForTurn.keep(objects)
            return objects
        } catch {
            NSException.raise(.internalInconsistencyException, "\(error)")
            return []
        }
    }

    /// Nil where a test intercepts the exception for a missing file.
    private func document() throws(NibError) -> NibDocument? {
        switch source {
        case .data(let data):
            if let parsed { return parsed }
            let document = try NibDocument(data: data, file: "nib data")
            parsed = document
            return document
        case .file(let name):
            guard let document = try NibLocation.document(named: name, in: bundle) else {
                // Choice (9.16): the exception and its words.
                NSException.raise(
                    .internalInconsistencyException,
                    "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(name)'")
                return nil
            }
            return document
        }
    }
}

extension Bundle {
    /// Makes the objects of a nib in this bundle; a missing nib raises `NSInternalInconsistencyException`.
    ///
    /// - Parameters:
    ///   - name: The file's name without extension.
    ///   - owner: The object that stands for File's Owner.
    @preconcurrency @MainActor @discardableResult public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
