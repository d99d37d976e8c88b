import Foundation
@_spi(Framework) import UIKit

/// The library of one session: UIKit's pictures, and what a person and an app have made of them.
@MainActor final class PhotoStore: SessionState {
    /// An album of the person's.
    struct Album: Codable, Equatable {
        var identifier: String
        var title: String
        var assets: [String]
    }

    /// What is said of an asset besides its picture.
    struct Notes: Codable, Equatable {
        var isFavorite = false
        var isHidden = false
        var created: Date?
        /// The name of the edited picture's file beside the book.
        var edited: String?
        var adjustment: Adjustment?
    }

    struct Adjustment: Codable, Equatable {
        var format: String
        var version: String
        var data: Data
    }

    private struct Observer {
        weak var object: (any PHPhotoLibraryChangeObserver)?
    }

    /// What is kept in the app's home.
    struct Book: Codable, Equatable {
        var albums: [Album] = []
        var notes: [String: Notes] = [:]
    }

    private(set) var book = Book()
    private(set) var transaction: PhotoTransaction?
    private var observers: [Observer] = []
    private var lastRequest: PHImageRequestID = 0
    /// Requests that have not been answered yet, each with what tells its handler that it was taken back.
    private var waiting: [PHImageRequestID: () -> Void] = [:]
    private var small: [String: UIImage] = [:]
    /// The assets as observers know them, by identifiers.
    private var known: [String: PHAsset] = [:]

    /// Observers are told here, one change after the other, and not on the main thread, as on a device: many wait for that.
    static let changes = DispatchQueue(label: "photos.changes")

    /// Whether there is a book that cannot be read.
    private var isBroken = false

    init() {
        if FileManager.default.fileExists(atPath: file.path) { read() }
        PhotoLibrary.current.listen { [weak self] in self?.tellObservers() }
    }

    private func read() {
        do {
            book = try JSONDecoder().decode(Book.self, from: Data(contentsOf: file))
        } catch {
            isBroken = true
            Findings.report(
                limit: "photos.unreadable",
                "the albums in \(file.path) cannot be read and count as none: \(error)",
                advice: "The next change moves the file to \(file.path).broken: look there for what it held.")
        }
    }

    private var folder: URL { PhotoLibrary.current.album.appendingPathComponent("Book") }
    private var file: URL { folder.appendingPathComponent("albums.json") }

    /// Runs a closure on the main thread and waits for it: photos are asked for on any thread.
    nonisolated static func onMain<Result: Sendable>(_ body: @MainActor @Sendable (PhotoStore) -> Result) -> Result {
        UIKit.onMain { body(.shared) }
    }

    // MARK: Requests

    /// Has a request wait for its answer.
    func wait(_ id: PHImageRequestID, cancelled: @escaping () -> Void) { waiting[id] = cancelled }

    /// Whether a request still waits; its last answer ends it.
    func answers(_ id: PHImageRequestID, isLast: Bool = true) -> Bool {
        (isLast ? waiting.removeValue(forKey: id) : waiting[id]) != nil
    }

    /// Takes a request back, of which its handler is told in a later turn of the main thread's loop.
    nonisolated static func cancel(_ id: PHImageRequestID) {
        onMain { store in
            guard let cancelled = store.waiting.removeValue(forKey: id) else { return }
            nonisolated(unsafe) let tell = cancelled
            DispatchQueue.main.async { tell() }
        }
    }

    // MARK: Assets

    /// Whether the app may see the pictures; asks the person where nobody has yet.
    var isReadable: Bool {
        switch LibraryPermission.status(.readWrite) {
        case .authorized, .limited: return true
        case .notDetermined:
            LibraryPermission.shared.ask(.readWrite) { [weak self] in if $0 == .authorized { self?.tellObservers() } }
            return false
        default: return false
        }
    }

    /// All assets, the oldest in the library first; none where the person has not allowed it.
    var assets: [PHAsset] { isReadable ? allAssets : [] }

    private var allAssets: [PHAsset] { PhotoLibrary.current.pictures.map(asset) }

    func asset(_ picture: PhotoLibrary.Picture) -> PHAsset {
        PHAsset(picture, notes: book.notes[picture.identifier] ?? Notes())
    }

    func image(of asset: PHAsset, original: Bool = false) -> UIImage? {
        if !original, let edited = asset.notes.edited {
            return UIImage(contentsOfFile: folder.appendingPathComponent(edited).path)
        }
        return PhotoLibrary.current.image(of: asset.picture)
    }

    func data(of asset: PHAsset, original: Bool = false) -> Data? {
        if !original, let edited = asset.notes.edited {
            return try? Data(contentsOf: folder.appendingPathComponent(edited))
        }
        return PhotoLibrary.current.data(of: asset.picture)
    }

    /// A picture in a size of pixels, kept where it is small.
    func image(of asset: PHAsset, pixels: CGSize, original: Bool) -> UIImage? {
        let isSmall = pixels.width * pixels.height <= 300 * 300
        let key = "\(asset.localIdentifier) \(pixels) \(original) \(asset.notes.edited ?? "")"
        if let known = small[key] { return known }
        guard let whole = image(of: asset, original: original) else { return nil }
        let size = CGSize(width: max(1, pixels.width.rounded()), height: max(1, pixels.height.rounded()))
        guard size != CGSize(width: whole.size.width * whole.scale, height: whole.size.height * whole.scale) else {
            return whole
        }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            whole.draw(in: CGRect(origin: .zero, size: size))
        }
        if isSmall { small[key] = image }
        return image
    }

    func forgetSmallPictures() { small = [:] }

    func nextRequest() -> PHImageRequestID {
        lastRequest += 1
        return lastRequest
    }

    // MARK: Changes

    func add(_ observer: any PHPhotoLibraryChangeObserver) {
        if known.isEmpty { remember() }
        remove(observer)
        observers.append(Observer(object: observer))
    }

    func remove(_ observer: any PHPhotoLibraryChangeObserver) {
        observers.removeAll { $0.object == nil || $0.object === observer }
    }

    private func remember() { known = Dictionary(allAssets.map { ($0.localIdentifier, $0) }) { $1 } }

    /// Runs a block whose requests are made afterwards, all or none.
    func perform(_ block: () -> Void, completion: @escaping @MainActor @Sendable ((any Error)?) -> Void) {
        let transaction = PhotoTransaction()
        self.transaction = transaction
        block()
        self.transaction = nil
        guard !transaction.isEmpty else { return completion(nil) }
        guard !transaction.deleted.isEmpty else { return commit(transaction, completion: completion) }
        let count = transaction.deleted.count
        PermissionQuestion().ask(
            "Allow “\(AppProperties.appName)” to delete \(count == 1 ? "this photo" : "\(count) photos")?", nil,
            yes: "Delete"
        ) { isAllowed in
            guard isAllowed else { return completion(PHPhotosError(.userCancelled)) }
            self.commit(transaction, completion: completion)
        }
    }

    private func commit(
        _ transaction: PhotoTransaction, completion: @escaping @MainActor @Sendable ((any Error)?) -> Void
    ) {
        let isAllowed = LibraryPermission.status(.readWrite) == .authorized
        LibraryPermission.shared.ask(transaction.isAddition && !isAllowed ? .addOnly : .readWrite) { status in
            guard status == .authorized || status == .limited else {
                return completion(PHPhotosError(.accessUserDenied, "The person has not allowed it."))
            }
            do {
                try self.apply(transaction)
                completion(nil)
            } catch {
                completion(error)
            }
        }
    }

    /// Makes the changes that need no answer of a person's.
    func apply(_ transaction: PhotoTransaction) throws {
        var book = self.book
        var placeholders: [String: String] = [:]
        for addition in transaction.additions {
            let picture = try PhotoLibrary.current.save(addition.data, type: addition.type)
            placeholders[addition.placeholder.identifier] = picture.identifier
            addition.placeholder.become(picture.identifier)
            if addition.notes != Notes() { book.notes[picture.identifier] = addition.notes }
        }
        for change in transaction.noteChanges { change.apply(&book.notes[change.asset, default: Notes()]) }
        for edit in transaction.edits { try keep(edit, in: &book) }
        for change in transaction.albumChanges {
            change(&book)
            for index in book.albums.indices {
                book.albums[index].assets = book.albums[index].assets.map { placeholders[$0] ?? $0 }
            }
        }
        let gone = PhotoLibrary.current.pictures.filter { transaction.deleted.contains($0.identifier) }
        for index in book.albums.indices {
            book.albums[index].assets.removeAll { transaction.deleted.contains($0) }
        }
        self.book = book
        try save()
        if gone.isEmpty { tellObservers() } else { try PhotoLibrary.current.delete(gone) }
    }

    private func keep(_ edit: PhotoTransaction.Edit, in book: inout Book) throws {
        guard let output = edit.output else {
            book.notes[edit.asset]?.edited = nil
            book.notes[edit.asset]?.adjustment = nil
            return
        }
        guard let data = try? Data(contentsOf: output.renderedContentURL), UIImage(data: data) != nil else {
            throw PHPhotosError(.invalidResource, "There is no picture at the output's renderedContentURL.")
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let name = UUID().uuidString + ".jpeg"
        try data.write(to: folder.appendingPathComponent(name))
        book.notes[edit.asset, default: Notes()].edited = name
        book.notes[edit.asset]?.adjustment = output.adjustmentData.map {
            Adjustment(format: $0.formatIdentifier, version: $0.formatVersion, data: $0.data)
        }
    }

    private func save() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        if isBroken {
            // What could not be read is not lost.
            let aside = file.appendingPathExtension("broken")
            try? FileManager.default.removeItem(at: aside)
            try FileManager.default.moveItem(at: file, to: aside)
            isBroken = false
        }
        try JSONEncoder().encode(book).write(to: file)
    }

    private func tellObservers() {
        let listeners = observers.compactMap(\.object)
        let before = known
        remember()
        guard !listeners.isEmpty else { return }
        let change = PHChange(assets: before)
        nonisolated(unsafe) let told = listeners
        Self.changes.async { for listener in told { listener.photoLibraryDidChange(change) } }
    }
}
