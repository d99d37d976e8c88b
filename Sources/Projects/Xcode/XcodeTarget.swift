import Foundation

/// Reads the build phases of one target into files to compile and to copy.
struct XcodeTarget {
    let project: XcodeProject
    let paths: XcodePaths
    let target: XcodeProject.Object
    private(set) var contents: TargetContents
    /// References to the products of other targets, and to frameworks, that the target is linked with.
    private(set) var linked: [XcodeProject.Object] = []
    /// References to the products of other targets that lie in the target's bundle.
    private(set) var embedded: [XcodeProject.Object] = []
    /// Swift sources that are not there, without which nothing is built.
    private var missing: [String] = []
    /// The sources that cannot be compiled here.
    private(set) var foreignSources: [URL] = []

    init(
        _ target: XcodeProject.Object, of project: XcodeProject, paths: XcodePaths, infoPlist: URL?
    ) throws(ProjectError) {
        self.project = project
        self.paths = paths
        self.target = target
        contents = TargetContents(project: project.name, target: target.displayName, infoPlist: infoPlist)
        for phase in project.objects("buildPhases", of: target) { try read(phase) }
        try readSynchronizedGroups()
        if !foreignSources.isEmpty {
            contents.warn(ForeignSources.warning(foreignSources.map(relative), target: target.displayName))
        }
        if let first = missing.first {
            throw .filesNotFound(
                project: project.name, first: first, count: missing.count, target: target.displayName)
        }
    }

    private mutating func read(_ phase: XcodeProject.Object) throws(ProjectError) {
        let buildFiles = project.objects("files", of: phase).filter(isForPhones)
        switch phase.isa {
        case "PBXSourcesBuildPhase":
            for file in buildFiles { try addSource(file) }
        case "PBXResourcesBuildPhase":
            for file in buildFiles { try addResource(file, in: nil) }
            embedded += products(buildFiles)
        case "PBXCopyFilesBuildPhase":
            // 1 is the bundle itself and 7 its resources, which on iOS is the same place; 10 is for frameworks.
            switch phase.string("dstSubfolderSpec") {
            case "1", "7":
                let folder = phase.string("dstPath").flatMap { $0.isEmpty ? nil : $0 }
                for file in buildFiles { try addResource(file, in: folder) }
                embedded += products(buildFiles)
            case "10": linked += buildFiles.compactMap { project[$0.string("fileRef")] }
            default: return
            }
        case "PBXFrameworksBuildPhase":
            linked += buildFiles.compactMap { project[$0.string("fileRef")] }
        case "PBXShellScriptBuildPhase":
            contents.warn("script '\(phase.string("name") ?? "Run Script")' is not run")
        default:
            break
        }
    }

    /// What other targets make among the files of a phase.
    private func products(_ buildFiles: [XcodeProject.Object]) -> [XcodeProject.Object] {
        buildFiles.compactMap { project[$0.string("fileRef")] }.filter {
            $0.isa == "PBXReferenceProxy" || $0.string("sourceTree") == "BUILT_PRODUCTS_DIR"
        }
    }

    /// Whether a file or a dependency is built for iOS, which projects for several platforms can rule out.
    func isForPhones(_ object: XcodeProject.Object) -> Bool {
        let filters = object.strings("platformFilters") + [object.string("platformFilter")].compactMap { $0 }
        return filters.isEmpty || filters.contains("ios")
    }

    private mutating func addSource(_ buildFile: XcodeProject.Object) throws(ProjectError) {
        for url in try files(of: buildFile) {
            try add(url, kind: kind(of: buildFile, url: url))
        }
    }

    private mutating func addResource(_ buildFile: XcodeProject.Object, in folder: String?) throws(ProjectError) {
        for url in try files(of: buildFile) {
            if let folder {
                contents.addResource(url, at: "\(folder)/\(BundlePath.flat(url))")
            } else if FileKind(name: url.lastPathComponent) == .assetCatalog {
                contents.addAssetCatalog(url)
            } else if FileKind(name: url.lastPathComponent) == .dataModel {
                contents.addDataModel(url)
            } else {
                if FileKind(name: url.lastPathComponent) == .compiledResource { warnOfCompiled(url) }
                contents.addResource(url)
            }
        }
    }

    private func kind(of buildFile: XcodeProject.Object, url: URL) -> FileKind {
        let reference = project[buildFile.string("fileRef")]
        let explicit = reference?.string("explicitFileType") ?? reference?.string("lastKnownFileType")
        let byName = FileKind(name: url.lastPathComponent)
        guard byName == .resource, let explicit else { return byName }
        return FileKind(explicitType: explicit)
    }

    /// Sorts a file into the target by its kind.
    mutating func add(_ url: URL, kind: FileKind) throws(ProjectError) {
        switch kind {
        case .swift: contents.addSource(url)
        case .foreignSource: if !foreignSources.contains(url) { foreignSources.append(url) }
        case .assetCatalog: contents.addAssetCatalog(url)
        case .dataModel: contents.addDataModel(url)
        case .ignored: break
        case .compiledResource:
            warnOfCompiled(url)
            contents.addResource(url)
        case .resource: contents.addResource(url)
        }
    }

    private mutating func warnOfCompiled(_ url: URL) {
        contents.warn("\(url.lastPathComponent) is copied as it is: this format is not compiled")
    }

    /// The files that exist for a build file: several if it is localised.
    private mutating func files(of buildFile: XcodeProject.Object) throws(ProjectError) -> [URL] {
        guard let reference = project[buildFile.string("fileRef")] else { return [] }
        return files(reference, depth: 0)
    }

    private mutating func files(_ reference: XcodeProject.Object, depth: Int) -> [URL] {
        switch reference.isa {
        case "PBXVariantGroup" where depth < 8:
            return project.objects("children", of: reference).flatMap { files($0, depth: depth + 1) }
        case "PBXFileReference", "PBXGroup", "XCVersionGroup":
            guard let url = paths.url(of: reference) else { return [] }
            if let found = CaseInsensitivePath.find(url) {
                if found != url {
                    contents.warn("\(relative(url)) is called \(relative(found)): this matters on Linux")
                }
                return [found]
            }
            noteMissing(url)
            return []
        default:
            return []
        }
    }

    /// A source without which nothing can be built; what is left out anyway, and what is only bundled, is no reason to end.
    ///
    /// Choice (projects): a resource that is not there is left out, where Xcode ends the build.
    private mutating func noteMissing(_ url: URL) {
        let path = relative(url)
        switch FileKind(name: url.lastPathComponent) {
        case .foreignSource: if !foreignSources.contains(url) { foreignSources.append(url) }
        case .ignored: break
        case .swift: if !missing.contains(path) { missing.append(path) }
        case .assetCatalog, .dataModel, .compiledResource, .resource:
            contents.warn("\(path) in target '\(target.displayName)' is not there, and is left out")
        }
    }

    /// The path below the project's folder, or the whole path of a file that is elsewhere.
    func relative(_ url: URL) -> String {
        let root = project.folder.path + "/"
        return url.path.hasPrefix(root) ? String(url.path.dropFirst(root.count)) : url.path
    }
}
