import Foundation

/// Sources of other languages than Swift.
enum ForeignSources {
    /// What is said where a target is built without them.
    static func warning(_ files: [String], target: String) -> String {
        let verb = files.count == 1 ? "is" : "are"
        return "\(ProjectError.list(files)) in target '\(target)' \(verb) left out: only Swift is supported"
    }
}
