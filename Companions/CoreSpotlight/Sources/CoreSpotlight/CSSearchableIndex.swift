import Foundation
@_spi(Framework) import UIKit

/// The domain of errors of the index.
public let CSIndexErrorDomain = "CSIndexErrorDomain"

/// An error of the index.
public struct CSIndexError: Error, CustomNSError, Hashable, Sendable {
    /// What is wrong.
    public enum Code: Int, Sendable {
        case unknownError = -1
        case indexUnavailableError = -1000
        case invalidItemError = -1001
        case invalidClientStateError = -1002
        case remoteConnectionError = -1003
        case quotaExceeded = -1004
        case indexingUnsupported = -1005
        case mismatchedClientState = -1006
    }

    /// What is wrong.
    public let code: Code
    /// Makes an error.
    public init(_ code: Code) { self.code = code }

    /// The domain of errors of the index.
    public static var errorDomain: String { CSIndexErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
}

/// The app's index of what can be searched for.
///
/// It may be used on any thread; completions are called on the main one.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    private static let index = CSSearchableIndex(name: "")
    private let file: IndexFile

    /// The app's index.
    open class func `default`() -> CSSearchableIndex { index }

    /// Makes an index of a name.
    public init(name: String) { file = IndexFile(name) }

    /// Makes an index of a name, whose file is protected; it is not.
    public convenience init(name: String, protectionClass: FileProtectionType?) { self.init(name: name) }

    /// Whether the device has an index.
    open class func isIndexingAvailable() -> Bool { true }

    /// Who is asked to put everything in again; not kept alive, and never asked.
    open weak var indexDelegate: (any CSSearchableIndexDelegate)?

    /// Puts things in, in place of those that have their identifiers.
    open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        change(completionHandler) { entries in
            for item in items {
                entries[item.uniqueIdentifier] = IndexFile.Entry(
                    domain: item.domainIdentifier, expires: item.expirationDate, attributes: item.attributeSet.kept)
            }
        }
    }

    /// Takes things out.
    open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        change(completionHandler) { entries in for name in identifiers { entries[name] = nil } }
    }

    /// Takes things out that belong to something.
    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        change(completionHandler) { entries in
            entries = entries.filter { entry in
                let domain = entry.value.domain ?? ""
                return !domainIdentifiers.contains { domain == $0 || domain.hasPrefix($0 + ".") }
            }
        }
    }

    /// Takes everything out.
    open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        change(completionHandler) { $0 = [:] }
    }

    /// Puts things in, in place of those that have their identifiers.
    ///
    /// - Throws: The reason why the index cannot be written.
    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
        try await waiting { self.indexSearchableItems(items, completionHandler: $0) }
    }

    /// Takes things out.
    ///
    /// - Throws: The reason why the index cannot be written.
    open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
        try await waiting { self.deleteSearchableItems(withIdentifiers: identifiers, completionHandler: $0) }
    }

    /// Takes things out that belong to something.
    ///
    /// - Throws: The reason why the index cannot be written.
    open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
        try await waiting {
            self.deleteSearchableItems(withDomainIdentifiers: domainIdentifiers, completionHandler: $0)
        }
    }

    /// Takes everything out.
    ///
    /// - Throws: The reason why the index cannot be written.
    open func deleteAllSearchableItems() async throws {
        try await waiting { self.deleteAllSearchableItems(completionHandler: $0) }
    }

    private func waiting(_ work: (@escaping @Sendable ((any Error)?) -> Void) -> Void) async throws {
        try await TaskWait<Void>.value { wait in
            work { error in wait.resume(with: error.map { .failure($0) } ?? .success(())) }
        }
    }

    private func change(
        _ completion: (@Sendable ((any Error)?) -> Void)?, _ change: (inout [String: IndexFile.Entry]) -> Void
    ) {
        let problem = file.change(change)
        if let completion { soon { completion(problem) } }
    }

    /// The identifiers of the things in the index, in order.
    var identifiers: [String] { file.entries.keys.sorted() }
}

/// Whom the index asks to put everything in again.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
    /// Asked to put everything in again; never here.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)
    /// Asked to put some things in again; never here.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void)
}
