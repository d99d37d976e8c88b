import Foundation
import XCTest

@testable import Projects

/// The packages that projects name.
final class PackageReferencesTests: XCTestCase {
    private func load(_ packages: String, names: String) throws -> (TemporaryFolder, PackageReferences) {
        let project = ProjectTexts.synchronized(
            extra: packages, project: "packageReferences = (\(names)); ")
        let folder = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": project, "App/A.swift": "", "Kit/Shared.swift": "",
        ])
        return (folder, try references(in: folder))
    }

    private func references(in folder: TemporaryFolder) throws -> PackageReferences {
        let project = try XcodeProject(folder.file("App.xcodeproj"))
        return project.packageReferences(XcodePaths(project))
    }

    private func manifest(_ references: PackageReferences, in folder: TemporaryFolder) throws -> [String] {
        folder.anonymous(try references.manifest(name: "root")).split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasPrefix(".package") }
    }

    func testEachWayToChooseAVersion() throws {
        let ways = [
            "kind = upToNextMajorVersion; minimumVersion = 1.2.0;",
            "kind = upToNextMinorVersion; minimumVersion = 1.2.0;", "kind = exactVersion; version = 1.2.3;",
            "kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 1.5.0;",
            "kind = branch; branch = \"my main\";",
            "kind = revision; revision = abc;",
        ]
        let entries = ways.enumerated().map { number, way in
            "K\(number) = {isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://h/\(number).git\"; "
                + "requirement = {\(way)}; };\n"
        }
        let (folder, packages) = try load(
            entries.joined(), names: ways.indices.map { "K\($0)" }.joined(separator: ", "))
        XCTAssertEqual(
            try manifest(packages, in: folder),
            [
                ".package(url: \"https://h/0.git\", .upToNextMajor(from: \"1.2.0\")),",
                ".package(url: \"https://h/1.git\", .upToNextMinor(from: \"1.2.0\")),",
                ".package(url: \"https://h/2.git\", .exact(\"1.2.3\")),",
                ".package(url: \"https://h/3.git\", \"1.0.0\"..<\"1.5.0\"),",
                ".package(url: \"https://h/4.git\", .branch(\"my main\")),",
                ".package(url: \"https://h/5.git\", .revision(\"abc\")),",
            ])
    }

    func testAWayThatIsNotKnownIsRefusedWhenThePackageIsWanted() throws {
        let (_, packages) = try load(
            "K1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://h/Kit.git\"; };", names: "K1")
        XCTAssertThrowsError(try packages.manifest(name: "root")) {
            XCTAssertEqual(
                "\($0)",
                "https://h/Kit.git: the project does not say which versions of this package it takes, or in a way not known "
                    + "here")
        }
    }

    func testLocalPackagesAndFoldersThatHoldOne() throws {
        let (folder, _) = try load(
            "K1 = {isa = XCLocalSwiftPackageReference; relativePath = Here; };", names: "K1")
        try folder.write("Here/Package.swift")
        try folder.write("Dragged/Package.swift")
        let project = ProjectTexts.synchronized(
            extra: """
                K1 = {isa = XCLocalSwiftPackageReference; relativePath = Here; };
                F1 = {isa = PBXFileReference; lastKnownFileType = wrapper; path = Dragged; sourceTree = SOURCE_ROOT; };
                F2 = {isa = PBXFileReference; lastKnownFileType = folder; path = Kit; sourceTree = SOURCE_ROOT; };
                """, project: "packageReferences = (K1, ); ")
        try folder.write("App.xcodeproj/project.pbxproj", project)
        XCTAssertEqual(folder.relative(try references(in: folder).folders), ["Here", "Dragged"])
    }

    func testAPackagesIdentity() {
        XCTAssertEqual(PackageProduct.identity(of: "https://h/Some-Kit.git"), "some-kit")
        XCTAssertEqual(PackageProduct.identity(of: "git@h:o/Kit"), "kit")
        XCTAssertEqual(PackageProduct.identity(of: "../Kit/"), "kit")
    }

    private func references(to names: [String]) -> PackageReferences {
        var references = PackageReferences()
        references.remotes = names.map { .init(address: "https://h/\($0).git", requirement: ".exact(\"1.0.0\")") }
        return references
    }

    func testWhatOnlyOtherTargetsWantIsNotFetched() {
        var packages = references(to: ["Kit", "Checks"])
        let wanted: Set = [PackageProduct(name: "Kit", package: "kit")]
        XCTAssertEqual(packages.limited(to: wanted).remotes.map(\.address), ["https://h/Kit.git"])
        // A product that does not say where it comes from may come from any, where there are no folders.
        let any: Set = [PackageProduct(name: "Kit", package: "kit"), PackageProduct(name: "Checks", package: nil)]
        XCTAssertEqual(packages.limited(to: any).remotes.count, 2)
        packages.folders = [URL(fileURLWithPath: "/Checks")]
        XCTAssertEqual(packages.limited(to: any).remotes.count, 1)
    }

    func testTheCheckoutAroundAnExampleIsItsPackage() throws {
        let folder = try TemporaryFolder(["Kit/Package.swift": "", "Kit/Example/App.xcodeproj/project.pbxproj": ""])
        let place = folder.file("Kit/Example/App.xcodeproj")
        let found = try XCTUnwrap(references(to: ["Kit", "Other"]).withCheckouts(around: place))
        XCTAssertEqual(found.references.remotes.map(\.address), ["https://h/Other.git"])
        XCTAssertEqual(found.references.folders.map(\.path), [folder.file("Kit").path])
        XCTAssertEqual(found.checkouts.map(\.path), [folder.file("Kit").path])
        XCTAssertNil(references(to: ["Other"]).withCheckouts(around: place))
    }
}
