import Foundation
import Synchronization

/// Somebody who shows a file, and is told when others are about to read or change it.
public protocol NSFilePresenter: NSObjectProtocol {
    /// The file or folder that is shown.
    var presentedItemURL: URL? { get }
    /// The queue on which the presenter is told.
    var presentedItemOperationQueue: OperationQueue { get }

    /// Called before somebody else reads the file: what has changed is to be written first.
    func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    /// Called when somebody else has changed the file.
    func presentedItemDidChange()
    /// Called when somebody else has moved the file.
    func presentedItemDidMove(to newURL: URL)
    /// Called before somebody else deletes the file.
    func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
}

extension NSFilePresenter {
    /// Has nothing to write.
    public func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    /// Does nothing.
    public func presentedItemDidChange() {}
    /// Does nothing.
    public func presentedItemDidMove(to newURL: URL) {}
    /// Has nothing to do first.
    public func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(nil)
    }
}

/// What takes care that readers and writers of a file do not meet; here those of one app.
public final class NSFileCoordinator: NSObject {
    /// How a file is read.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Makes options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Presenters are not asked to write first.
        public static let withoutChanges = ReadingOptions(rawValue: 1)
        /// The address stays that of a link.
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
        /// What is read is not the content.
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
        /// What is read is to be sent somewhere.
        public static let forUploading = ReadingOptions(rawValue: 8)
    }

    /// How a file is written.
    public struct WritingOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Makes options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The file is deleted.
        public static let forDeleting = WritingOptions(rawValue: 1)
        /// The file is moved.
        public static let forMoving = WritingOptions(rawValue: 2)
        /// The file is changed, after others have written to it.
        public static let forMerging = WritingOptions(rawValue: 4)
        /// Another file takes the place of this one.
        public static let forReplacing = WritingOptions(rawValue: 8)
        /// The content stays.
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
    }

    private struct Presenter: @unchecked Sendable { let object: any NSFilePresenter }

    private static let lock = NSRecursiveLock()
    private static let presenters = Mutex<[Presenter]>([])
    private let own: (any NSFilePresenter)?

    /// Makes a coordinator; what is done with it is not told to the presenter who does it.
    public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) { own = filePresenterOrNil }

    /// The presenters that are told of readers and writers.
    public static var filePresenters: [any NSFilePresenter] { presenters.withLock { $0 }.map(\.object) }

    /// Has a presenter be told.
    public static func addFilePresenter(_ filePresenter: any NSFilePresenter) {
        let presenter = Presenter(object: filePresenter)
        presenters.withLock { $0.append(presenter) }
    }

    /// Has a presenter be told no more.
    public static func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
        let gone = ObjectIdentifier(filePresenter)
        presenters.withLock { $0.removeAll { ObjectIdentifier($0.object) == gone } }
    }

    /// Reads a file while nobody writes to it.
    public func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
        byAccessor reader: (URL) -> Void
    ) {
        Self.lock.withLock { reader(url) }
    }

    /// Writes to a file while nobody else does.
    public func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
        byAccessor writer: (URL) -> Void
    ) {
        Self.lock.withLock { writer(url) }
        tell(of: url)
    }

    /// Reads one file and writes to another while nobody else does.
    public func coordinate(
        readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
        options writingOptions: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
        byAccessor readerWriter: (URL, URL) -> Void
    ) {
        Self.lock.withLock { readerWriter(readingURL, writingURL) }
        tell(of: writingURL)
    }

    /// Writes to two files while nobody else does.
    public func coordinate(
        writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
        options options2: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
        byAccessor writer: (URL, URL) -> Void
    ) {
        Self.lock.withLock { writer(url1, url2) }
        tell(of: url1)
        tell(of: url2)
    }

    /// Says that a file was moved, which its presenters are told.
    public func item(at oldURL: URL, didMoveTo newURL: URL) {
        for presenter in others(at: oldURL) {
            presenter.object.presentedItemOperationQueue.addOperation {
                presenter.object.presentedItemDidMove(to: newURL)
            }
        }
    }

    private func others(at url: URL) -> [Presenter] {
        Self.presenters.withLock { $0 }.filter {
            $0.object !== own && $0.object.presentedItemURL?.standardizedFileURL == url.standardizedFileURL
        }
    }

    private func tell(of url: URL) {
        for presenter in others(at: url) {
            presenter.object.presentedItemOperationQueue.addOperation { presenter.object.presentedItemDidChange() }
        }
    }
}
