import Foundation
import XCTest

/// Projects and packages as the tests of packages write them.
enum PackageFixtures {
    /// An Xcode project with an app whose files lie in the folder `App`.
    ///
    /// - Parameters:
    ///   - products: The products that the app links, each with the reference of its package.
    ///   - packages: Entries of the object graph that are packages, and their identifiers.
    static func project(
        products: [(name: String, package: String?)], packages: [(id: String, entry: String)] = [], files: String = "",
        children: String = ""
    ) -> String {
        let numbered = products.enumerated()
        let entries = numbered.map { number, product in
            let package = product.package.map { "package = \($0); " } ?? ""
            return """
                D\(number) = {isa = XCSwiftPackageProductDependency; \(package)productName = \(product.name); };
                BD\(number) = {isa = PBXBuildFile; productRef = D\(number); };
                """
        }
        return """
            // !$*UTF8*$!
            {
                archiveVersion = 1;
                objectVersion = 77;
                objects = {
                    G0 = {isa = PBXGroup; children = (G1, \(children) ); sourceTree = "<group>"; };
                    G1 = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
                    \(files)
                    W1 = {isa = PBXFrameworksBuildPhase; files = (\(numbered.map { "BD\($0.offset), " }.joined())); };
                    T1 = {
                        isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = (W1, );
                        fileSystemSynchronizedGroups = (G1, ); name = App;
                        packageProductDependencies = (\(numbered.map { "D\($0.offset), " }.joined()));
                        productType = "com.apple.product-type.application";
                    };
                    \(entries.joined(separator: "\n"))
                    \(packages.map { "\($0.id) = \($0.entry);" }.joined(separator: "\n"))
                    C1 = {isa = XCBuildConfiguration; buildSettings = {
                        PRODUCT_NAME = "$(TARGET_NAME)"; SWIFT_VERSION = 5.0; GENERATE_INFOPLIST_FILE = YES;
                        SDKROOT = iphoneos;
                    }; name = Debug; };
                    L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
                    R0 = {
                        isa = PBXProject; buildConfigurationList = L1; mainGroup = G0; targets = (T1, );
                        packageReferences = (\(packages.map { "\($0.id), " }.joined()));
                    };
                };
                rootObject = R0;
            }
            """
    }

    static func local(_ path: String) -> String {
        "{isa = XCLocalSwiftPackageReference; relativePath = \"\(path)\"; }"
    }

    static func remote(_ address: String, requirement: String) -> String {
        "{isa = XCRemoteSwiftPackageReference; repositoryURL = \"\(address)\"; requirement = {\(requirement)}; }"
    }

    /// A manifest of few words.
    static func manifest(_ name: String, tools: String = "5.9", _ rest: String) -> String {
        "// swift-tools-version: \(tools)\nimport PackageDescription\nlet package = Package(name: \"\(name)\", \(rest))\n"
    }
}

extension CommandRunner {
    /// Runs a program in a folder of the test's.
    @discardableResult func tool(_ arguments: String..., in path: String = "") throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = path.isEmpty ? folder : folder.appendingPathComponent(path)
        process.environment = ProcessInfo.processInfo.environment.merging([
            "GIT_AUTHOR_NAME": "T", "GIT_AUTHOR_EMAIL": "t@example.org", "GIT_COMMITTER_NAME": "T",
            "GIT_COMMITTER_EMAIL": "t@example.org", "GIT_CONFIG_GLOBAL": "/dev/null",
        ]) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0, arguments.joined(separator: " "))
        return String(decoding: output, as: UTF8.self)
    }

    /// Makes a repository of a folder, with a tag; another call adds what has changed since.
    func tag(_ version: String, in path: String) throws {
        if !FileManager.default.fileExists(atPath: folder.appendingPathComponent("\(path)/.git").path) {
            try tool("git", "init", "-q", in: path)
        }
        try tool("git", "add", ".", in: path)
        try tool("git", "commit", "-q", "-m", version, in: path)
        try tool("git", "tag", version, in: path)
    }
}
