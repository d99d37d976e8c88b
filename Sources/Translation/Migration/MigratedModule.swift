package import Catalogue

/// A module's sources brought to today's Swift and today's names, to be read and kept by a person.
package struct MigratedModule: Sendable {
    /// One name or form that was changed.
    package struct Change: Sendable, Hashable {
        package var old: String
        package var new: String
        package var file: String
        /// Counted from 1.
        package var line: Int

        init(_ fact: NameFact, at place: Place) {
            self.init(old: fact.oldText, new: fact.newText, place: place)
        }

        init(old: String, new: String, place: Place) {
            self.old = old
            self.new = new
            file = place.file
            line = place.line
        }
    }

    /// In the order of the sources.
    package var files: [SourceFile]
    /// In the order of the sources and their lines.
    package var changes: [Change]
    /// Warnings of what a person has to look at, in the order of the sources and their lines.
    package var questions: [Diagnostic]
}

/// Brings the sources of a module to today's Swift. Lines stay where they are.
///
/// - Parameters:
///   - files: The whole module, because a name that it declares itself is left alone.
///   - version: The project's `SWIFT_VERSION`; without one the sources tell by the names they use.
///   - flags: The compilation conditions of the build.
///   - catalogue: What the module can import.
package func migrate(
    _ files: [SourceFile], version: String?, flags: Set<String> = ["DEBUG"],
    catalogue: FrameworkCatalogue = FrameworkCatalogue()
) -> MigratedModule {
    let migration = Migration(files, version: version, conditions: Conditions(flags: flags, catalogue: catalogue))
    var result = MigratedModule(files: files, changes: [], questions: [])
    for number in files.indices {
        guard let file = migration.files[number] else { continue }
        result.files[number].text = file.text
        result.changes += file.changes.sorted { $0.line < $1.line }
        result.questions += file.questions.sorted { $0.line < $1.line }
    }
    return result
}
