import Foundation
import QuartzCore

/// What an app keeps in a file, which the document reads, writes, and saves by itself some time after a change.
///
/// A subclass overrides `contents(forType:)` and `load(fromContents:ofType:)`. Foundation on Linux has neither
/// `UndoManager` nor `FileWrapper`: the app notes changes with `updateChangeCount(_:)`, and a document is one file.
@preconcurrency @MainActor open class UIDocument: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIDocument") }

    /// The state of a document, as bits.
    public struct State: OptionSet, Hashable, Sendable {
        /// The state as bits.
        public let rawValue: UInt
        /// Makes a state of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The document is open, and nothing is wrong with it.
        public static let normal: State = []
        /// The document is not open: it was not opened yet, could not be, or was closed.
        public static let closed = State(rawValue: 1 << 0)
        /// The file was changed elsewhere at the same time. No file here is.
        public static let inConflict = State(rawValue: 1 << 1)
        /// The document could not be written.
        public static let savingError = State(rawValue: 1 << 2)
        /// The person is not to change anything for now.
        public static let editingDisabled = State(rawValue: 1 << 3)
        /// The document is being read or written with a progress. No file here takes that long.
        public static let progressAvailable = State(rawValue: 1 << 4)
    }

    /// The kind of a change.
    public enum ChangeKind: Int, Sendable { case done, undone, redone, cleared }

    /// The way of saving: a file that is not there yet, or in the place of the one that is.
    public enum SaveOperation: Int, Sendable { case forCreating, forOverwriting }

    /// Posted with the document when its state has changed.
    nonisolated public static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")

    private var storedURL: URL
    private var changes = 0
    private var autosaveCall: TimedCalls.Ticket?

    /// Makes a document of a file, which need not be there yet; it is not opened.
    public init(fileURL url: URL) {
        storedURL = url
        super.init()
    }

    /// Makes a document without a file, for a variable that gets another one later.
    public override convenience init() { self.init(fileURL: URL(fileURLWithPath: "/")) }

    // MARK: The file

    /// The file's address.
    open var fileURL: URL { storedURL }
    /// The file's name as the person reads it, without an extension.
    open var localizedName: String { storedURL.deletingPathExtension().lastPathComponent }
    // Choice (documents): types of extensions that have no well-known name are called dyn. and the extension.
    /// The file's type: its extension, or the type's name where it is known.
    open var fileType: String? { FileTypeNames.name(ofExtension: storedURL.pathExtension) }
    /// The date of the file's last change that the document knows of; nil before it was opened or saved.
    open var fileModificationDate: Date?
    /// The state.
    open private(set) var documentState = State.closed {
        didSet {
            guard documentState != oldValue else { return }
            NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
        }
    }
    /// The extension for a file of a type that the document is saved as; the file's own by default.
    open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
        storedURL.pathExtension
    }

    // MARK: Content

    /// The document's content as data; called to save it. The base implementation is empty, and
    /// an override does not call `super`.
    open func contents(forType typeName: String) throws -> Any { Data() }

    /// Takes over the content of a file, as data; called to open the document and to revert it. The base implementation does nothing, and an override need not call `super`.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}

    /// Reads the file and hands its content to `load(fromContents:ofType:)`. An override reads in its own way, without
    /// `super`.
    open func read(from url: URL) throws {
        try load(fromContents: Data(contentsOf: url), ofType: fileType)
    }

    /// The attributes for the file that is about to be written, by their keys: of those, the file system's are set, such
    /// as dates. The base implementation has none; an override adds to those of `super`.
    open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }

    private func setAttributes(_ attributes: [AnyHashable: Any]?, of url: URL) throws {
        var known: [FileAttributeKey: Any] = [:]
        for (key, value) in attributes ?? [:] {
            if let key = key.base as? FileAttributeKey { known[key] = value }
        }
        if !known.isEmpty { try FileManager.default.setAttributes(known, ofItemAtPath: url.path) }
    }

    /// Writes content to a file that is then moved into its place. An override writes in its own way, without `super`.
    open func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil, safelyTo url: URL,
        for saveOperation: SaveOperation
    ) throws {
        try writeContents(contents, to: url, for: saveOperation, originalContentsURL: storedURL)
        try setAttributes(additionalFileAttributes, of: url)
    }

    /// Writes content, as data, to a file. An override writes in its own way, without `super`.
    open func writeContents(
        _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
    ) throws {
        switch contents {
        case let data as Data: try data.write(to: url, options: .atomic)
        case let data as NSData: try (data as Data).write(to: url, options: .atomic)
        default:
            throw NSError(
                domain: NSCocoaErrorDomain, code: CocoaError.Code.fileWriteUnknown.rawValue,
                userInfo: [NSLocalizedDescriptionKey: "The contents are no data."])
        }
    }

    // MARK: Opening, saving, closing

    /// Reads the file, and calls a closure in a later turn of the main loop with whether that was done.
    open func open(completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil) {
        later { [self] in
            let isRead = readNow()
            completionHandler?(isRead)
        }
    }

    /// Reads the file, and returns whether that was done.
    @discardableResult open func open() async -> Bool { readNow() }

    private func readNow() -> Bool {
        do {
            try read(from: storedURL)
            noteFileDate()
            changes = 0
            documentState = .normal
            return true
        } catch {
            handleError(error, userInteractionPermitted: true)
            return false
        }
    }

    /// Saves the document to a file, which becomes its own for a new one, and calls a closure in a later turn of the main
    /// loop with whether that was done.
    open func save(
        to url: URL, for saveOperation: SaveOperation,
        completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        // The content is that of this moment.
        let contents = Result { try self.contents(forType: fileType ?? "public.data") }
        later { [self] in
            let isWritten = write(contents, to: url, saveOperation)
            completionHandler?(isWritten)
        }
    }

    /// Saves the document to a file, which becomes its own for a new one, and returns whether that was done.
    @discardableResult open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
        write(Result { try contents(forType: fileType ?? "public.data") }, to: url, saveOperation)
    }

    private func write(_ contents: Result<Any, any Error>, to url: URL, _ operation: SaveOperation) -> Bool {
        do {
            let attributes = try fileAttributesToWrite(to: url, for: operation)
            try writeContents(contents.get(), andAttributes: attributes, safelyTo: url, for: operation)
            if operation == .forCreating { storedURL = url }
            noteFileDate()
            updateChangeCount(.cleared)
            documentState = .normal
            return true
        } catch {
            documentState.insert(.savingError)
            handleError(error, userInteractionPermitted: true)
            return false
        }
    }

    /// Saves what was changed, closes the document, and calls a closure in a later turn of the main loop with whether that
    /// was done.
    open func close(completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil) {
        // Nothing of a closed document is left to be saved.
        autosave { [self] isSaved in
            documentState.insert(.closed)
            completionHandler?(isSaved)
        }
    }

    /// Saves what was changed, closes the document, and returns whether that was done.
    @discardableResult open func close() async -> Bool {
        let isSaved = hasUnsavedChanges ? await save(to: storedURL, for: .forOverwriting) : true
        documentState.insert(.closed)
        return isSaved
    }

    /// Reads the file again, whatever was changed.
    open func revert(
        toContentsOf url: URL, completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        later { [self] in
            documentState.insert(.editingDisabled)
            do {
                try read(from: url)
                noteFileDate()
                updateChangeCount(.cleared)
                documentState.remove(.editingDisabled)
                completionHandler?(true)
            } catch {
                documentState.remove(.editingDisabled)
                handleError(error, userInteractionPermitted: true)
                completionHandler?(false)
            }
        }
    }

    private func noteFileDate() {
        let attributes = try? FileManager.default.attributesOfItem(atPath: storedURL.path)
        fileModificationDate = attributes?[.modificationDate] as? Date
    }

    private func later(_ body: @escaping @MainActor () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated(body) }
    }

    // MARK: Changes

    /// Whether something was changed since the document was opened or saved.
    open var hasUnsavedChanges: Bool { changes != 0 }

    /// Notes a change, or that there are none any more. What was changed is saved after some seconds.
    open func updateChangeCount(_ change: ChangeKind) {
        switch change {
        case .done, .redone: changes += 1
        case .undone: changes -= 1
        case .cleared: changes = 0
        }
        if hasUnsavedChanges { scheduleAutosave() } else { cancelAutosave() }
    }

    /// The state of the changes now, for `updateChangeCount(withToken:for:)`.
    open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes }

    /// Counts from the state of a token: what was changed since is still unsaved.
    open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
        changes -= changeCountToken as? Int ?? 0
    }

    /// Saves what was changed to the document's file, if anything was.
    open func autosave(completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil) {
        cancelAutosave()
        guard hasUnsavedChanges, !documentState.contains(.closed) else {
            return later { completionHandler?(true) }
        }
        save(to: storedURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    // Choice (documents): a change is saved after 15 seconds.
    private static let autosaveDelay: TimeInterval = 15

    private func scheduleAutosave() {
        guard autosaveCall == nil, !documentState.contains(.closed) else { return }
        let time = CACurrentMediaTime() + Self.autosaveDelay
        autosaveCall = TimedCalls.shared.schedule(at: time) { [weak self] in
            self?.autosaveCall = nil
            self?.autosave()
        }
    }

    private func cancelAutosave() {
        if let autosaveCall { TimedCalls.shared.cancel(autosaveCall) }
        autosaveCall = nil
    }

    // MARK: What goes wrong

    /// Called with an error of reading or writing. The base implementation reports it; an override tells the person, and
    /// calls `super` or `finishedHandlingError(_:recovered:)`.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        DiagnosticsChannel.shared.report(
            "document.error", "\(storedURL.lastPathComponent): \(error.localizedDescription)")
        finishedHandlingError(error, recovered: false)
    }

    /// Ends the handling of an error. The base implementation does nothing, and an override need not call `super`.
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {}

    /// Called before the person is to change nothing for now. An override stops editing, and need not call `super`.
    open func disableEditing() {}
    /// Called when the person may change the document again. An override need not call `super`.
    open func enableEditing() {}
}

/// The names of types by the extensions of files.
enum FileTypeNames {
    private static let names = [
        "txt": "public.plain-text", "md": "net.daringfireball.markdown", "html": "public.html", "htm": "public.html",
        "json": "public.json", "xml": "public.xml", "csv": "public.comma-separated-values-text", "rtf": "public.rtf",
        "pdf": "com.adobe.pdf", "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg",
        "gif": "com.compuserve.gif", "zip": "public.zip-archive", "plist": "com.apple.property-list",
        "swift": "public.swift-source", "": "public.data",
    ]

    /// The types of which each is a kind of those after it.
    private static let parents = [
        "public.plain-text": ["public.text"], "public.json": ["public.text"], "public.xml": ["public.text"],
        "public.html": ["public.text"], "public.rtf": ["public.text"], "net.daringfireball.markdown": ["public.text"],
        "public.comma-separated-values-text": ["public.text"], "public.swift-source": ["public.text"],
        "public.png": ["public.image"], "public.jpeg": ["public.image"], "com.compuserve.gif": ["public.image"],
        "com.adobe.pdf": ["public.composite-content"], "public.zip-archive": ["public.archive"],
    ]

    /// The name of the type of files with an extension: that which the app declares, or a well-known one.
    @MainActor static func name(ofExtension pathExtension: String) -> String {
        let wanted = pathExtension.lowercased()
        for key in ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"] {
            for type in AppInfo.value(key) as? [[String: Any]] ?? [] {
                let tags = (type["UTTypeTagSpecification"] as? [String: Any])?["public.filename-extension"]
                let extensions = tags as? [String] ?? [tags as? String].compactMap { $0 }
                if extensions.contains(wanted), let name = type["UTTypeIdentifier"] as? String { return name }
            }
        }
        return names[wanted] ?? "dyn." + wanted
    }

    /// Whether files with an extension are of one of some types.
    @MainActor static func isExtension(_ pathExtension: String, ofAny types: [String]) -> Bool {
        let name = name(ofExtension: pathExtension)
        let all = [name, "public.item", "public.data", "public.content"] + (parents[name] ?? [])
        return types.contains { all.contains($0) }
    }
}
