import Foundation

/// The projects that a build may take targets from, each read when it is first asked for.
final class XcodeProjectSet {
    let location: XcodeLocation
    /// The name of the build configuration that targets are built with where they have it; set before any is asked for.
    var configuration: String?
    private var read: [URL: (project: XcodeProject, paths: XcodePaths)] = [:]
    private var units: [String: Result<XcodeUnit, ProjectError>] = [:]
    private var everything: [XcodeProject]?

    init(_ location: XcodeLocation) { self.location = location }

    /// The projects that were asked for: one, or those of a workspace.
    func named() throws(ProjectError) -> [XcodeProject] {
        var projects: [XcodeProject] = []
        for url in location.projects { projects.append(try project(at: url)) }
        return projects
    }

    func project(at url: URL) throws(ProjectError) -> XcodeProject { try entry(at: url).project }

    private func entry(at url: URL) throws(ProjectError) -> (project: XcodeProject, paths: XcodePaths) {
        let url = url.standardizedFileURL
        if let known = read[url] { return known }
        let project = try XcodeProject(url)
        let entry = (project, XcodePaths(project))
        read[url] = entry
        return entry
    }

    func paths(of project: XcodeProject) throws(ProjectError) -> XcodePaths { try entry(at: project.url).paths }

    /// A target with its settings.
    func unit(_ target: XcodeProject.Object, of project: XcodeProject) throws(ProjectError) -> XcodeUnit {
        try result(target, of: project).get()
    }

    private func result(
        _ target: XcodeProject.Object, of project: XcodeProject
    ) -> Result<XcodeUnit, ProjectError> {
        let key = "\(project.url.path)#\(target.id)"
        if let known = units[key] { return known }
        let result = Result { () throws(ProjectError) in
            try XcodeUnit(target, of: project, paths: try paths(of: project), configuration: configuration)
        }
        units[key] = result
        return result
    }

    // MARK: Libraries

    /// The targets for iPhones that make a module of a name or a product of a name, in all projects.
    ///
    /// A target whose settings cannot be read is an error only where it has the name itself.
    func libraries(
        named name: String, where fits: (XcodeUnit) -> Bool
    ) throws(ProjectError) -> [XcodeUnit] {
        var found: [XcodeUnit] = []
        for project in try all() {
            for target in project.targets where Self.makesLibrary(target) {
                switch result(target, of: project) {
                case .success(let unit): if unit.isForPhones, fits(unit) { found.append(unit) }
                case .failure(let error): if target.displayName == name { throw error }
                }
            }
        }
        return found
    }

    private static func makesLibrary(_ target: XcodeProject.Object) -> Bool {
        let kind = ProjectSummary.Target.Kind(productType: target.string("productType"))
        return target.isa == "PBXNativeTarget" && [.framework, .staticLibrary].contains(kind)
    }

    /// The projects that were asked for, those beside them, and those that any of them refers to.
    private func all() throws(ProjectError) -> [XcodeProject] {
        if let everything { return everything }
        var urls = (location.projects + location.others).map(\.standardizedFileURL)
        var projects: [XcodeProject] = []
        var next = 0
        while next < urls.count {
            let project = try project(at: urls[next])
            projects.append(project)
            for url in try references(of: project) where !urls.contains(url) { urls.append(url) }
            next += 1
        }
        everything = projects
        return projects
    }

    /// The projects that a project refers to, as far as they are there.
    private func references(of project: XcodeProject) throws(ProjectError) -> [URL] {
        let paths = try paths(of: project)
        return project.objects(ofKind: "PBXFileReference").filter { $0.string("path")?.hasSuffix(".xcodeproj") == true }
            .compactMap { paths.url(of: $0)?.standardizedFileURL }.filter(FileReading.isFolder)
    }

    /// The shared schemes of the projects that were asked for.
    func schemes() throws(ProjectError) -> [XcodeScheme] {
        try XcodeScheme.shared(in: [location.workspace].compactMap { $0 } + named().map(\.url))
    }

    /// The packages that any of the projects, or the workspace, names.
    func packageReferences() throws(ProjectError) -> PackageReferences {
        var found = PackageReferences()
        if let workspace = location.workspace {
            found.lockFiles.append(PackageReferences.lockFile(of: workspace))
            found.folders = try Workspace.packages(in: workspace)
        }
        for project in try all() { found.add(project.packageReferences(try paths(of: project))) }
        return found
    }

    // MARK: References between projects

    /// The target that another depends on; nil where the project does not say which, or where its project is not there.
    func target(of dependency: XcodeProject.Object, in project: XcodeProject) throws(ProjectError) -> XcodeUnit? {
        if let target = project[dependency.string("target")] { return try unit(target, of: project) }
        guard let proxy = project[dependency.string("targetProxy")], let other = try container(of: proxy, in: project),
            let target = other[proxy.string("remoteGlobalIDString")]
        else { return nil }
        return try unit(target, of: other)
    }

    /// The target that makes a product, by the reference to the product.
    func target(making product: XcodeProject.Object, in project: XcodeProject) throws(ProjectError) -> XcodeUnit? {
        if product.isa == "PBXReferenceProxy" {
            guard let proxy = project[product.string("remoteRef")], let other = try container(of: proxy, in: project),
                let id = proxy.string("remoteGlobalIDString")
            else { return nil }
            return try target(withProduct: id, of: other)
        }
        return try target(withProduct: product.id, of: project)
    }

    private func target(withProduct id: String, of project: XcodeProject) throws(ProjectError) -> XcodeUnit? {
        guard let target = project.targets.first(where: { $0.string("productReference") == id }) else { return nil }
        return try unit(target, of: project)
    }

    /// The other project that a proxy leads to.
    private func container(
        of proxy: XcodeProject.Object, in project: XcodeProject
    ) throws(ProjectError) -> XcodeProject? {
        guard let reference = project[proxy.string("containerPortal")] else { return nil }
        if reference.id == project.root.id { return project }
        guard let url = try paths(of: project).url(of: reference), FileReading.isFolder(url) else { return nil }
        return try self.project(at: url)
    }
}
