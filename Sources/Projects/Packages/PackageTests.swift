import Foundation

/// Chooses test targets of a package.
///
/// - Parameters:
///   - target: The only one that is wanted.
///   - scheme: The shared scheme that says which are.
package func chooseTests(
    among targets: [String], ofPackage folder: URL, target: String?, scheme: String?
) throws(ProjectError) -> [(name: String, selection: SchemeSelection)] {
    var chosen = targets.map { (name: $0, selection: SchemeSelection()) }
    let place = folder.lastPathComponent
    if let scheme {
        let containers = ["package.xcworkspace", "."].map {
            folder.appendingPathComponent(".swiftpm/xcode/\($0)").standardizedFileURL
        }
        let schemes = try XcodeScheme.shared(in: containers)
        guard let found = schemes.first(where: { $0.name == scheme }) else {
            throw .unknownScheme(name: scheme, project: place, choices: schemes.map(\.name))
        }
        let wanted = try found.tests()
        chosen = wanted.filter { targets.contains($0.target.name) }.map { ($0.target.name, $0.selection) }
        guard !chosen.isEmpty else { throw .schemeWithoutTests(name: scheme, project: place) }
    }
    if let target {
        chosen = chosen.filter { $0.name == target }
        guard !chosen.isEmpty else { throw .unknownTests(name: target, project: place, choices: targets) }
    }
    return chosen
}
