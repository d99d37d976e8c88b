import Foundation

/// Finds the unit tests of projects and the apps that they run in.
struct XcodeTests {
    private let projects: XcodeProjectSet

    init(_ location: XcodeLocation) { projects = XcodeProjectSet(location) }

    /// The apps with the tests that run in each, in the order of the tests.
    func load(target: String?, scheme: String?) throws(ProjectError) -> [AppProject] {
        projects.configuration = try configuration(ofScheme: scheme)
        let units = try tests(.unitTests)
        let interfaceTests = try tests(.interfaceTests).map(\.name)
        guard interfaceTests.isEmpty || !units.isEmpty && !interfaceTests.contains(where: { $0 == target }) else {
            throw .onlyInterfaceTests(project: projects.location.name, tests: interfaceTests)
        }
        guard !units.isEmpty else {
            let targets = try projects.named().flatMap(\.targets).map(\.displayName)
            throw .noTests(project: projects.location.name, targets: targets)
        }
        let wanted = try choose(among: units, target: target, scheme: scheme)
        var hosts: [(host: XcodeUnit?, tests: [Wanted])] = []
        for test in wanted {
            let host = try host(of: test.unit)
            if let place = hosts.firstIndex(where: { $0.host?.key == host?.key }) {
                hosts[place].tests.append(test)
            } else {
                hosts.append((host, [test]))
            }
        }
        var apps: [AppProject] = []
        for (host, tests) in hosts {
            var app = try XcodeApp.load(host, in: projects, with: tests.map(\.unit))
            for index in tests.indices { app.tests[index].selection = tests[index].selection }
            apps.append(app)
        }
        // A person who has chosen knows what is left out.
        if target == nil, scheme == nil, !apps.isEmpty { apps[0].interfaceTests = interfaceTests }
        return apps
    }

    private struct Wanted {
        var unit: XcodeUnit
        var selection = SchemeSelection()
    }

    /// The configuration that tests are built with: that of the scheme, or the one that all shared schemes with tests say.
    private func configuration(ofScheme name: String?) throws(ProjectError) -> String? {
        let schemes = try projects.schemes().filter { name == nil ? $0.hasTests : $0.name == name }
        let configurations = Set(schemes.compactMap(\.testConfiguration))
        return configurations.count == 1 ? configurations.first : nil
    }

    private func tests(_ kind: ProjectSummary.Target.Kind) throws(ProjectError) -> [XcodeUnit] {
        var found: [XcodeUnit] = []
        for project in try projects.named() {
            for target in project.targets
            where ProjectSummary.Target.Kind(productType: target.string("productType")) == kind {
                let unit = try projects.unit(target, of: project)
                if unit.isForPhones { found.append(unit) }
            }
        }
        return found
    }

    // MARK: Which tests

    private func choose(
        among units: [XcodeUnit], target: String?, scheme: String?
    ) throws(ProjectError) -> [Wanted] {
        let wanted =
            if let scheme { try tests(ofScheme: scheme, among: units) } else { units.map { Wanted(unit: $0) } }
        guard let target else { return wanted }
        let named = wanted.filter { $0.unit.name == target }
        guard named.isEmpty else { return named }
        let app = try XcodeChoice(target, in: projects).app
        var hosted: [Wanted] = []
        for test in wanted where try self.app(of: test.unit).map({ $0.key == app.key }) ?? true { hosted.append(test) }
        guard !hosted.isEmpty else {
            throw .noTestsOfApp(app: target, project: projects.location.name, choices: units.map(\.name))
        }
        return hosted
    }

    private func tests(ofScheme name: String, among units: [XcodeUnit]) throws(ProjectError) -> [Wanted] {
        let schemes = try projects.schemes()
        guard let scheme = schemes.first(where: { $0.name == name }) else {
            throw .unknownScheme(name: name, project: projects.location.name, choices: schemes.map(\.name))
        }
        let wanted = try scheme.tests().compactMap { test -> Wanted? in
            let fitting = units.filter { $0.target.id == test.target.identifier }
            let unit =
                fitting.first { $0.project.url == test.target.project } ?? fitting.first
                ?? units.first { $0.name == test.target.name }
            return unit.map { Wanted(unit: $0, selection: test.selection) }
        }
        guard !wanted.isEmpty else { throw .schemeWithoutTests(name: name, project: projects.location.name) }
        return wanted
    }

    // MARK: Which app

    /// The app that tests run in; nil for those that need none.
    ///
    /// An app that cannot be compiled here is no loss to tests that do not import it.
    private func host(of unit: XcodeUnit) throws(ProjectError) -> XcodeUnit? {
        guard let app = try app(of: unit) else { return nil }
        if XcodeChoice.isForUIKit(app) { return app }
        let imports = ImportScan.modules(in: try unit.contents(infoPlist: nil).contents.sources)
        return imports.contains(app.moduleName) ? app : nil
    }

    /// The app that the project names as the tests' host, that they depend on or that they import.
    private func app(of unit: XcodeUnit) throws(ProjectError) -> XcodeUnit? {
        let apps = try apps(of: unit.project)
        // "$(BUILT_PRODUCTS_DIR)/Demo.app/Demo"
        if let path = unit.settings["TEST_HOST"], !path.isEmpty {
            let name = (path as NSString).lastPathComponent
            if let app = apps.first(where: { $0.product == name || $0.name == name }) { return app }
        }
        for dependency in unit.project.objects("dependencies", of: unit.target) {
            if let other = try projects.target(of: dependency, in: unit.project), other.kind == .app { return other }
        }
        let imports = ImportScan.modules(in: try unit.contents(infoPlist: nil).contents.sources)
        return apps.first { imports.contains($0.moduleName) }
    }

    private func apps(of project: XcodeProject) throws(ProjectError) -> [XcodeUnit] {
        var found: [XcodeUnit] = []
        for target in project.targets
        where target.isa == "PBXNativeTarget"
            && ProjectSummary.Target.Kind(productType: target.string("productType")) == .app
        {
            let unit = try projects.unit(target, of: project)
            if unit.isForPhones { found.append(unit) }
        }
        return found
    }
}

/// Which tests of a bundle a scheme or its test plan wants.
package struct SchemeSelection: Sendable, Equatable {
    /// Tests that are left out: `Class`, `Class/test()`.
    package var skipped: [String] = []
    /// The only tests that are run; nil for all.
    package var selected: [String]?

    package init() {}

    /// Whether a test is wanted.
    ///
    /// - Parameter testCase: The test case, or the suites around the test, as `Outer/Inner`; empty for a function without one.
    package func takes(_ test: String, of testCase: String) -> Bool {
        let name = testCase.isEmpty ? test : "\(testCase)/\(test)"
        func names(_ list: [String]) -> Bool {
            // A suite stands for all that is in it.
            list.contains { $0 == name || $0 == name + "()" || name.hasPrefix($0 + "/") }
        }
        return !names(skipped) && (selected.map(names) ?? true)
    }
}
