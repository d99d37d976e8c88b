import Foundation
@_spi(Framework) import UIKit

/// What the person has said about their pictures.
public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }

/// What an app may do with the person's pictures.
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

/// The person's pictures.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let library = PHPhotoLibrary()

    override init() { super.init() }

    /// The person's pictures.
    open class func shared() -> PHPhotoLibrary { library }

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

    /// Makes changes, which are requests that the block makes; the handler is told on the main queue when they are done.
    open func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        nonisolated(unsafe) let block = changeBlock
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async {
            block()
            handler?(true, nil)
        }
    }
}
