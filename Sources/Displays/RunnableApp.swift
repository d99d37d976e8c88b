import Foundation

/// An app that was built.
package struct RunnableApp: Sendable, Equatable {
    package var name: String
    package var executable: URL
    /// The folder that a run by a person keeps the app's data in, from one run to the next; nil for one that goes with the
    /// run. A headless run begins with no data, so that it always goes the same way.
    package var container: URL?

    package init(name: String, executable: URL, container: URL? = nil) {
        self.name = name
        self.executable = executable
        self.container = container
    }

    /// Forgets what the app has kept: documents, preferences and caches.
    package func eraseContainer() throws(DisplayFailure) {
        guard let container, FileManager.default.fileExists(atPath: container.path) else { return }
        do {
            try FileManager.default.removeItem(at: container)
        } catch {
            throw .cannotWrite(file: container.path, reason: error.localizedDescription)
        }
    }
}
