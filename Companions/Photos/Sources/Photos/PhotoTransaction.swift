import Foundation
@_spi(Framework) import UIKit

/// The requests that a block of changes has made.
@MainActor final class PhotoTransaction {
    /// The name of something that is not there yet.
    final class Placeholder: @unchecked Sendable {
        private let lock = NSLock()
        private var name = UUID().uuidString
        var identifier: String { lock.withLock { name } }
        func become(_ name: String) { lock.withLock { self.name = name } }
    }

    struct Addition {
        let placeholder: Placeholder
        var data: Data
        var type: String
        var notes = PhotoStore.Notes()
    }

    struct NoteChange {
        let asset: String
        let apply: (inout PhotoStore.Notes) -> Void
    }

    /// A new picture of an asset; without an output the original one again.
    struct Edit {
        let asset: String
        let output: PHContentEditingOutput?
    }

    var additions: [Addition] = []
    var noteChanges: [NoteChange] = []
    var edits: [Edit] = []
    var deleted: Set<String> = []
    /// In the order of the requests.
    var albumChanges: [(inout PhotoStore.Book) -> Void] = []

    var isAddition: Bool {
        noteChanges.isEmpty && edits.isEmpty && deleted.isEmpty && albumChanges.isEmpty
    }
    var isEmpty: Bool { isAddition && additions.isEmpty }

    /// The transaction of the block that is being run; an exception where a request is made outside of one.
    nonisolated static func collect<Result: Sendable>(
        _ body: @MainActor @Sendable (PhotoTransaction) -> Result
    ) -> Result {
        PhotoStore.onMain { store in
            guard let transaction = store.transaction else {
                NSException(
                    name: NSExceptionName("NSInternalInconsistencyException"),
                    reason: "This method can only be called from inside of "
                        + "-[PHPhotoLibrary performChanges:completionHandler:] or "
                        + "-[PHPhotoLibrary performChangesAndWait:error:]",
                    userInfo: nil
                ).raise()
                return body(PhotoTransaction())
            }
            return body(transaction)
        }
    }
}
