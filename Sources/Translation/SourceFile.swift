/// One Swift file of an app, as its author wrote it.
package struct SourceFile: Sendable, Equatable {
    /// The absolute path, which compiler errors and the app's own `#file` will name.
    package var path: String
    package var text: String

    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}

/// One Swift file as the compiler on Linux gets it: a `#sourceLocation` line, then the original's lines, none moved.
package struct TranslatedFile: Sendable, Equatable {
    /// The path of the original.
    package var path: String
    package var text: String
}
