import Foundation

/// The folder of the package that a path means when its tests are asked for; nil where it means a project.
///
/// Choice (projects): a folder with both is the project's if that has unit tests, as `xcodebuild` has it.
package func packageToTest(at path: String) throws(ProjectError) -> URL? {
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    guard FileReading.exists(folder) else { throw .pathNotFound(path) }
    if folder.lastPathComponent == "Package.swift" { return folder.deletingLastPathComponent() }
    guard FileReading.exists(folder.appendingPathComponent("Package.swift")) else { return nil }
    // `URL` tells folders by their slash.
    folder = URL(fileURLWithPath: folder.path, isDirectory: true)
    for name in FileReading.names(in: folder) {
        let place = folder.appendingPathComponent(name)
        let projects: [URL] =
            switch place.pathExtension {
            case "xcodeproj": [place]
            case "xcworkspace": try Workspace.projects(in: place)
            default: []
            }
        for project in projects {
            if try XcodeProject(project).summary.targets.contains(where: { $0.kind == .unitTests }) { return nil }
        }
    }
    return folder
}

/// The package in the folder that a path names, whatever else is there.
package func packageBesideProject(at path: String) -> URL? {
    let folder = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
    return FileReading.exists(folder.appendingPathComponent("Package.swift")) ? folder : nil
}

/// The projects below a package's folder that have unit tests, as libraries have them whose packages have none.
package func projectsWithTests(below folder: URL) throws(ProjectError) -> [URL] {
    var found: [URL] = []
    for project in ProjectLocation.projects(below: folder) {
        if try XcodeProject(project).summary.targets.contains(where: { $0.kind == .unitTests }) {
            found.append(project)
        }
    }
    return found
}
