import Foundation
import QuartzCore

/// A search for files in iCloud, which finds none, since nobody has signed in.
public final class NSMetadataQuery: NSObject, @unchecked Sendable {
    /// What is searched for.
    public var predicate: NSPredicate?
    /// Where is searched.
    public var searchScopes: [Any] = []
    /// The order of what is found.
    public var sortDescriptors: [NSSortDescriptor] = []
    /// The attributes whose values are collected.
    public var valueListAttributes: [String] = []
    /// Seconds between tellings of what was found meanwhile.
    public var notificationBatchingInterval: TimeInterval = 1
    /// The queue on which the results are told.
    public var operationQueue: OperationQueue?

    /// Whether the search was begun and not stopped.
    public private(set) var isStarted = false
    /// Whether files are being gathered.
    public private(set) var isGathering = false
    /// Whether the search has ended.
    public private(set) var isStopped = false

    /// Makes a search that has not begun.
    public override init() {}

    /// What was found: nothing.
    public var results: [Any] { [] }
    /// How many files were found: none.
    public var resultCount: Int { 0 }

    /// Begins the search, which posts that it has begun, and in a later turn of the run loop that it has gathered all.
    ///
    /// - Returns: Whether it has begun now.
    @discardableResult public func start() -> Bool {
        guard predicate != nil, !isStarted else { return false }
        (isStarted, isGathering, isStopped) = (true, true, false)
        NotificationCenter.default.post(name: .NSMetadataQueryDidStartGathering, object: self)
        MediaCalls.schedule(at: CACurrentMediaTime()) { [weak self] in self?.finish() }
        return true
    }

    private func finish() {
        guard isStarted, isGathering else { return }
        isGathering = false
        NotificationCenter.default.post(name: .NSMetadataQueryDidFinishGathering, object: self)
    }

    /// Ends the search.
    public func stop() { (isStarted, isGathering, isStopped) = (false, false, true) }

    /// Lets results change again: there are none.
    public func enableUpdates() {}
    /// Keeps results as they are: there are none.
    public func disableUpdates() {}

    /// A result, which ends the app, since there is none.
    public func result(at idx: Int) -> Any { results[idx] }
}

/// The documents of the app in iCloud.
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
/// The app's other files in iCloud.
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
/// The attribute of a file's name.
public let NSMetadataItemFSNameKey = "kMDItemFSName"
/// The attribute of a file's address.
public let NSMetadataItemURLKey = "kMDItemURL"

extension NSNotification.Name {
    /// Posted when a search has begun.
    public static let NSMetadataQueryDidStartGathering = NSNotification.Name(
        "NSMetadataQueryDidStartGatheringNotification")
    /// Posted when a search has found something more.
    public static let NSMetadataQueryGatheringProgress = NSNotification.Name(
        "NSMetadataQueryGatheringProgressNotification")
    /// Posted when a search has found what there was.
    public static let NSMetadataQueryDidFinishGathering = NSNotification.Name(
        "NSMetadataQueryDidFinishGatheringNotification")
    /// Posted when what was found has changed.
    public static let NSMetadataQueryDidUpdate = NSNotification.Name("NSMetadataQueryDidUpdateNotification")
}
