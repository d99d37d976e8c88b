import Foundation

/// Makes an app of a folder of Swift, resource and Info.plist files, whatever its subfolders.
enum PlainFolder {
    static func load(_ folder: URL, path: String, target: String?) throws(ProjectError) -> AppProject {
        let items = FolderWalk.items(below: folder) { _, name in
            if isLeftOut(name) { return .skip }
            return FileKind.isPackage(name) ? .take : .enter
        }
        guard items.contains(where: { $0.isSource }) else { throw .noApp(folder: path) }
        let name = folder.lastPathComponent == "/" ? "App" : folder.lastPathComponent
        if let target, target != name { throw .unknownTarget(name: target, project: path, choices: [name]) }

        let plist = try infoPlist(among: items, folder: path)
        var contents = TargetContents(project: path, target: name, infoPlist: plist?.url)
        for item in items { add(item, to: &contents) }

        let settings = try BuildSettings(
            layers: [
                BuildSettings.defaults(
                    target: name, project: name, folder: folder, configuration: "Debug", developmentRegion: nil)
            ], file: path)
        let file = try plist.map { (item) throws(ProjectError) in
            try PropertyListFile.read(item.url, name: item.path)
        }
        var info = try InfoPlist.build(file: file, name: plist?.path ?? "Info.plist", settings: settings)
        // No build setting says it for a folder.
        if let families = file?.dictionary?["UIDeviceFamily"] { info["UIDeviceFamily"] = families }
        // The names that Xcode's templates give, now and before there were storyboards.
        if plist == nil {
            let names = Set(contents.resources.map(\.fileName))
            if names.contains("Main.storyboard") {
                info["UIMainStoryboardFile"] = "Main"
            } else if names.contains("MainWindow.xib") {
                info["NSMainNibFile"] = "MainWindow"
            }
        }
        let module = settings["PRODUCT_MODULE_NAME"] ?? "App"
        var app = AppProject(
            name: name, moduleName: module, swiftVersion: "5", sources: contents.sources,
            resources: contents.resources, infoPlist: info, assetCatalogs: contents.assetCatalogs, defines: ["DEBUG"],
            tests: [], warnings: contents.warnings)
        app.dataModels = contents.dataModels
        return app
    }

    /// The app with the folders of tests that lie in its own, at any depth.
    static func loadWithTests(_ folder: URL, path: String, target: String?) throws(ProjectError) -> AppProject {
        var app = try load(folder, path: path, target: target)
        let folders = FolderWalk.items(below: folder) { _, name in
            if isTests(name) { return .take }
            return isLeftOut(name) || FileKind.isPackage(name) ? .skip : .enter
        }.filter { $0.isFolder && isTests($0.url.lastPathComponent) }
        for tests in folders {
            let bundle = testBundle(tests)
            if bundle.sources.contains(where: drivesAnApp) {
                app.interfaceTests.append(bundle.name)
            } else if !bundle.sources.isEmpty {
                app.tests.append(bundle)
            }
        }
        if app.tests.isEmpty, !app.interfaceTests.isEmpty {
            throw .onlyInterfaceTests(project: path, tests: app.interfaceTests)
        }
        return app
    }

    /// Whether a test's source drives an app in another process. The folder's name does not tell: unit tests of what is
    /// shown lie in folders of such names too.
    private static func drivesAnApp(_ source: URL) -> Bool {
        FileManager.default.contents(atPath: source.path)?.range(of: Data("XCUIApplication".utf8)) != nil
    }

    private static func testBundle(_ folder: FolderWalk.Item) -> TestBundle {
        let name = folder.url.lastPathComponent
        var contents = TargetContents(project: folder.path, target: name, infoPlist: nil)
        // Pictures to compare with are read where they are, and are nothing to bundle.
        let items = FolderWalk.items(below: folder.url) { _, name in
            if name == "__Snapshots__" || ProjectLocation.isForeign(name) { return .skip }
            return FileKind.isPackage(name) ? .take : .enter
        }
        for item in items { add(item, to: &contents) }
        var bundle = TestBundle(
            name: name, moduleName: SettingModifier.identifier(name), swiftVersion: "5", sources: contents.sources,
            resources: contents.resources, assetCatalogs: contents.assetCatalogs, defines: ["DEBUG"],
            warnings: contents.warnings)
        bundle.dataModels = contents.dataModels
        return bundle
    }

    private static func isTests(_ name: String) -> Bool { name.hasSuffix("Tests") }

    /// Products, other people's code, and tests, which are targets of their own.
    private static func isLeftOut(_ name: String) -> Bool {
        ProjectLocation.isForeign(name) || isTests(name)
            || ["app", "framework", "xcframework"].contains((name as NSString).pathExtension)
    }

    /// Files about the code rather than of the app, which no project would bundle.
    private static func isHousekeeping(_ name: String) -> Bool {
        let type = (name as NSString).pathExtension.lowercased()
        return ["", "md", "lock", "resolved", "yml", "yaml", "sh", "rb", "py"].contains(type)
            || name.hasPrefix("README") || name.hasPrefix("LICENSE")
    }

    private static func infoPlist(
        among items: [FolderWalk.Item], folder: String
    ) throws(ProjectError) -> FolderWalk.Item? {
        let found = items.filter { !$0.isFolder && $0.url.lastPathComponent == "Info.plist" }
        guard let least = found.map(\.depth).min() else { return nil }
        let closest = found.filter { $0.depth == least }
        if closest.count > 1 { throw .severalInfoPlists(folder: folder, files: closest.map(\.path)) }
        return closest[0]
    }

    private static func add(_ item: FolderWalk.Item, to contents: inout TargetContents) {
        let name = item.url.lastPathComponent
        if name == "Info.plist" || item.path.isPackageManifest || isHousekeeping(name) { return }
        switch FileKind(name: name) {
        case .swift: contents.addSource(item.url)
        case .foreignSource: contents.warn("\(item.path) is left out: only Swift is supported")
        case .assetCatalog: contents.addAssetCatalog(item.url)
        case .dataModel: contents.addDataModel(item.url)
        case .compiledResource:
            contents.warn("\(item.path) is copied as it is: this format is not compiled")
            contents.addResource(item.url)
        case .resource: contents.addResource(item.url)
        case .ignored: break
        }
    }
}

extension FolderWalk.Item {
    fileprivate var depth: Int { path.count { $0 == "/" } }
    fileprivate var isSource: Bool {
        !isFolder && url.pathExtension == "swift" && !path.isPackageManifest
    }
}

extension String {
    /// Whether the path's file is a Swift package's manifest, which is no part of the app.
    fileprivate var isPackageManifest: Bool {
        let name = (self as NSString).lastPathComponent
        return name == "Package.swift" || name.hasPrefix("Package@swift-")
    }
}

extension Resource {
    fileprivate var fileName: String { (bundlePath as NSString).lastPathComponent }
}
