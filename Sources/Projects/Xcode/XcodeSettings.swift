import Foundation

/// Collects the build settings of a target: its own over the project's, each over its configuration file.
struct XcodeSettings {
    private let project: XcodeProject
    private let paths: XcodePaths
    private(set) var warnings: [ProjectDiagnostic] = []

    init(_ project: XcodeProject, paths: XcodePaths) {
        self.project = project
        self.paths = paths
    }

    /// - Parameter wanted: The name of the configuration; a target that has none of the name takes its debug one.
    mutating func settings(
        of target: XcodeProject.Object, configuration wanted: String?
    ) throws(ProjectError) -> BuildSettings {
        let own = configuration(of: target, named: wanted)
        let name = own?.displayName ?? "Debug"
        let shared = configuration(of: project.root, named: name)
        let conditions = SettingConditions(configuration: name)
        var layers: [BuildSettings.Layer] = []
        for configuration in [own, shared] {
            guard let configuration else { continue }
            layers.append(conditions.layer(from: assignments(of: configuration)))
            if let file = baseFile(of: configuration) {
                layers.append(
                    conditions.layer(from: try ConfigurationFile.assignments(in: file, root: project.folder)))
            }
        }
        layers.append(
            BuildSettings.defaults(
                target: target.displayName, project: project.url.deletingPathExtension().lastPathComponent,
                folder: project.folder, configuration: name,
                developmentRegion: project.root.string("developmentRegion"),
                productType: target.string("productType")))
        return try BuildSettings(layers: layers, file: project.name)
    }

    /// The configuration with the name, or a debug one, or else the first.
    private func configuration(of owner: XcodeProject.Object, named name: String?) -> XcodeProject.Object? {
        guard let list = project[owner.string("buildConfigurationList")] else { return nil }
        let all = project.objects("buildConfigurations", of: list)
        return all.first { $0.displayName == name }
            ?? all.first { $0.displayName == "Debug" }
            ?? all.first { $0.displayName.lowercased().contains("debug") }
            ?? all.first { $0.displayName == list.string("defaultConfigurationName") }
            ?? all.first
    }

    private func assignments(of configuration: XcodeProject.Object) -> [(name: String, value: String)] {
        (configuration.fields["buildSettings"]?.dictionary ?? [:]).sorted { $0.key < $1.key }.map { name, value in
            (name, value.string ?? value.strings?.joined(separator: " ") ?? "")
        }
    }

    private mutating func baseFile(of configuration: XcodeProject.Object) -> URL? {
        let url: URL?
        if let reference = project[configuration.string("baseConfigurationReference")] {
            url = paths.url(of: reference)
        } else if let anchor = project[configuration.string("baseConfigurationReferenceAnchor")],
            let path = configuration.string("baseConfigurationReferenceRelativePath")
        {
            url = paths.url(of: anchor)?.appendingPathComponent(path)
        } else {
            return nil
        }
        guard let url, FileReading.exists(url) else {
            // Those of CocoaPods are not there until `pod install` has run.
            let name = url?.lastPathComponent ?? "configuration file"
            let warning = ProjectDiagnostic(
                file: project.name, message: "\(name) not found: its build settings are left out")
            if !warnings.contains(warning) { warnings.append(warning) }
            return nil
        }
        return url
    }
}
