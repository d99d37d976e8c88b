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
    /// The original's text.
    package var source: String
    package var map: SourceMap
    /// What was left out of the original before it was translated.
    var omitted: SourceMap?

    /// The name to compile the text under.
    ///
    /// Not the original's: the compiler warns when a file and a `#sourceLocation` in it agree in the last component.
    /// Only `main.swift` may have code at top level and must keep its name.
    package var outputName: String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        if name == "main.swift" { return name }
        return (name.hasSuffix(".swift") ? String(name.dropLast(6)) : name) + ".translated.swift"
    }
}
