import Foundation

/// A scheme that a project shares: which app it runs and what it tests.
package struct XcodeScheme: Sendable, Equatable {
    /// A target of a project.
    package struct TargetReference: Sendable, Equatable {
        package var name: String
        /// The target's identifier in its project.
        package var identifier: String
        /// The project that has it; nil where that is not said.
        package var project: URL?
    }

    /// A test target with what of it is run.
    package struct TestTarget: Sendable, Equatable {
        package var target: TargetReference
        package var selection = SchemeSelection()
    }

    package var name: String
    /// The app that is run.
    package var app: TargetReference?
    /// The name of the build configuration that tests are built with.
    package private(set) var testConfiguration: String?
    /// The targets that are tested without a plan, in their order.
    private var testTargets: [TestTarget] = []
    /// The test plans, the default one first. A scheme with plans says nothing else of tests.
    private var plans: [URL] = []
    /// What paths of containers start at.
    private var folder: URL

    /// Whether the scheme says what is tested.
    var hasTests: Bool { !testTargets.isEmpty || !plans.isEmpty }

    /// The targets that are tested, in their order: those of the default plan, if there are plans.
    package func tests() throws(ProjectError) -> [TestTarget] {
        // A plan that is gone tests nothing.
        guard let plan = plans.first(where: { FileReading.exists($0) }) else { return testTargets }
        return try XcodeTestPlan.targets(of: plan, folder: folder)
    }

    /// The shared schemes of projects, workspaces and packages, by name; the first of a name counts.
    package static func shared(in containers: [URL]) throws(ProjectError) -> [XcodeScheme] {
        var found: [XcodeScheme] = []
        for container in containers {
            let folder = container.appendingPathComponent("xcshareddata/xcschemes")
            for file in FileReading.names(in: folder) where file.hasSuffix(".xcscheme") {
                let name = String(file.dropLast(".xcscheme".count))
                guard !found.contains(where: { $0.name == name }) else { continue }
                found.append(
                    try XcodeScheme(
                        contentsOf: folder.appendingPathComponent(file), name: name,
                        folder: container.deletingLastPathComponent()))
            }
        }
        return found
    }

    private init(contentsOf file: URL, name: String, folder: URL) throws(ProjectError) {
        self.name = name
        self.folder = folder
        let fileName = "\(name).xcscheme"
        let data = try FileReading.contents(of: file, name: fileName, limitInMegabytes: 4)
        var reader = Reader(scheme: self, folder: folder)
        try XMLElements.walk(data, file: fileName, documentType: .refused) { (element) throws(ProjectError) in
            reader.start(element.name, element.attributes)
        } end: { (name, _) throws(ProjectError) in
            reader.end(name)
        }
        self = reader.scheme
    }

    private struct Reader {
        var scheme: XcodeScheme
        let folder: URL
        private var path: [String] = []
        private var testTarget: TestTarget?
        private var isSkipped = false

        init(scheme: XcodeScheme, folder: URL) {
            self.scheme = scheme
            self.folder = folder
        }

        mutating func start(_ name: String, _ attributes: [String: String]) {
            path.append(name)
            switch name {
            case "TestAction": scheme.testConfiguration = attributes["buildConfiguration"]
            case "TestPlanReference":
                guard let plan = XcodeScheme.url(of: attributes["reference"], in: folder) else { return }
                scheme.plans.insert(plan, at: attributes["default"] == "YES" ? 0 : scheme.plans.count)
            case "TestableReference":
                isSkipped = attributes["skipped"] == "YES"
            case "BuildableReference":
                let target = TargetReference(
                    name: attributes["BlueprintName"] ?? "", identifier: attributes["BlueprintIdentifier"] ?? "",
                    project: XcodeScheme.url(of: attributes["ReferencedContainer"], in: folder))
                if path.contains("TestableReference") {
                    if testTarget == nil { testTarget = TestTarget(target: target) }
                } else if path.contains("LaunchAction"), path.contains("BuildableProductRunnable") {
                    scheme.app = scheme.app ?? target
                }
            case "Test":
                guard let test = attributes["Identifier"] else { return }
                if path.contains("SkippedTests") { testTarget?.selection.skipped.append(test) }
                if path.contains("SelectedTests") {
                    let others = testTarget?.selection.selected ?? []
                    testTarget?.selection.selected = others + [test]
                }
            default: break
            }
        }

        mutating func end(_ name: String) {
            path.removeLast()
            guard name == "TestableReference" else { return }
            if let testTarget, !isSkipped { scheme.testTargets.append(testTarget) }
            testTarget = nil
        }
    }

    /// The place that `container:Folder/Kit.xcodeproj` names.
    static func url(of reference: String?, in folder: URL) -> URL? {
        guard let parts = reference?.split(separator: ":", maxSplits: 1), parts.count == 2 else { return nil }
        let path = String(parts[1])
        return
            (parts[0] == "absolute" ? URL(fileURLWithPath: path) : folder.resolving(path)).standardizedFileURL
    }
}

/// A test plan: which targets are tested, and which of their tests.
enum XcodeTestPlan {
    private struct Plan: Decodable {
        struct Entry: Decodable {
            struct Target: Decodable {
                var containerPath: String?
                var identifier: String?
                var name: String
            }

            var target: Target
            var enabled: Bool?
            var skippedTests: TestNames?
            var selectedTests: TestNames?
        }

        var testTargets: [Entry]
    }

    /// Tests as `Class`, `Class/test()` or `Suite/Inner/test()`.
    ///
    /// Plans of before Swift Testing list such names; newer ones hold an object of suites and classes.
    private struct TestNames: Decodable {
        var names: [String]

        private enum Key: CodingKey { case suites, testFunctions, xctestClasses }

        init(from decoder: any Decoder) throws {
            if let list = try? decoder.singleValueContainer().decode([String].self) {
                names = list
                return
            }
            let object = try decoder.container(keyedBy: Key.self)
            let groups =
                (try object.decodeIfPresent([Group].self, forKey: .suites) ?? [])
                + (try object.decodeIfPresent([Group].self, forKey: .xctestClasses) ?? [])
            names =
                groups.flatMap(\.names) + (try object.decodeIfPresent([String].self, forKey: .testFunctions) ?? [])
        }

        /// A suite or a test case; one that names nothing in it stands for all that it has.
        private struct Group: Decodable {
            var name: String
            var testFunctions: [String]?
            var xctestMethods: [String]?
            var suites: [Group]?

            var names: [String] {
                let inner = (testFunctions ?? []) + (xctestMethods ?? []) + (suites ?? []).flatMap(\.names)
                return inner.isEmpty ? [name] : inner.map { "\(name)/\($0)" }
            }
        }
    }

    static func targets(of file: URL, folder: URL) throws(ProjectError) -> [XcodeScheme.TestTarget] {
        let name = file.lastPathComponent
        let data = try FileReading.contents(of: file, name: name, limitInMegabytes: 8)
        let plan: Plan
        do {
            plan = try JSONDecoder().decode(Plan.self, from: data)
        } catch {
            let mistake = JSONMistake.find(in: data)
            throw .malformed(file: name, line: mistake?.line, reason: mistake?.reason ?? "not a test plan")
        }
        return plan.testTargets.filter { $0.enabled != false }.map { entry in
            var test = XcodeScheme.TestTarget(
                target: XcodeScheme.TargetReference(
                    name: entry.target.name, identifier: entry.target.identifier ?? "",
                    project: XcodeScheme.url(of: entry.target.containerPath, in: folder)))
            test.selection.skipped = entry.skippedTests?.names ?? []
            test.selection.selected = entry.selectedTests?.names
            return test
        }
    }
}
