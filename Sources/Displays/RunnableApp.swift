import Foundation

/// An app that was built.
package struct RunnableApp: Sendable, Equatable {
    package var name: String
    package var executable: URL

    package init(name: String, executable: URL) {
        self.name = name
        self.executable = executable
    }
}
