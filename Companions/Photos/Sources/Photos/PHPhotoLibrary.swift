import Foundation
@_spi(Framework) import UIKit

/// What the person has said about their pictures.
public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }

/// What an app may do with the person's pictures.
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

/// Hears of changes of the library.
public protocol PHPhotoLibraryChangeObserver: AnyObject {
    /// The library has changed. Called on a thread of the library's own, not on the main one.
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// The person's pictures.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let library = PHPhotoLibrary()

    override init() { super.init() }

    /// The person's pictures.
    open class func shared() -> PHPhotoLibrary { library }

    // MARK: Permission

    /// What the person has said in this run.
    open class func authorizationStatus() -> PHAuthorizationStatus { authorizationStatus(for: .readWrite) }

    /// What the person has said in this run.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
        LibraryPermission.status(accessLevel)
    }

    /// Asks the person, unless they have been asked; the handler is told what they say.
    open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
        requestAuthorization(for: .readWrite, handler: handler)
    }

    /// Asks the person, unless they have been asked; the handler is told what they say.
    ///
    /// Without a text in the app's Info.plist nobody is asked, which is reported.
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
    ) {
        nonisolated(unsafe) let handler = handler
        DispatchQueue.main.async {
            MainActor.assumeIsolated { LibraryPermission.shared.ask(accessLevel, handler) }
        }
    }

    /// Asks the person, unless they have been asked.
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        await withCheckedContinuation { continuation in
            requestAuthorization(for: accessLevel) { continuation.resume(returning: $0) }
        }
    }

    // MARK: Changes

    /// Has an object told of changes of the library; it is not kept alive.
    open func register(_ observer: any PHPhotoLibraryChangeObserver) {
        nonisolated(unsafe) let observer = observer
        PhotoStore.onMain { $0.add(observer) }
    }

    /// Has an object told of changes no more.
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
        nonisolated(unsafe) let observer = observer
        PhotoStore.onMain { $0.remove(observer) }
    }

    /// Makes changes, which are requests that the block makes; the handler is told on the main queue when they are done.
    ///
    /// All are made or none. The person is asked where pictures are to be deleted.
    open func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        nonisolated(unsafe) let block = changeBlock
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                PhotoStore.shared.perform(block) { error in handler?(error == nil, error) }
            }
        }
    }

    /// Makes changes, which are requests that the block makes.
    open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            performChanges(changeBlock) { _, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    /// Makes changes and waits for them.
    ///
    /// On the main thread the person cannot be asked meanwhile: what needs that is refused by an error.
    open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
        nonisolated(unsafe) let block = changeBlock
        let outcome = Outcome()
        let isMain = Thread.isMainThread
        let done = DispatchSemaphore(value: 0)
        PhotoStore.onMain { store in
            store.perform(block) { error in
                outcome.error = error
                outcome.isThere = true
                done.signal()
            }
        }
        if !isMain { done.wait() }
        if let error = outcome.error { throw error }
        if !outcome.isThere {
            throw PHPhotosError(
                .changeNotSupported, "The person is asked first: use performChanges on the main thread.")
        }
    }

    private final class Outcome: @unchecked Sendable {
        var error: (any Error)?
        var isThere = false
    }
}
