import ProjectFixtures
import XCTest

@testable import Projects

/// Pods whose sources are here though nobody has installed them.
final class LocalPodsTests: XCTestCase {
    private static let spec = """
        # A comment with 's.source_files = "No"'
        Pod::Spec.new do |s|
          s.name     = "Cards" # The name
          s.version  = '1.2'
          s.description = <<-DESC
            s.source_files = 'Wrong/*'
          DESC
          s.source = { :git => "https://example.org/#{s.name}.git", :tag => s.version.to_s }
          s.swift_versions = ['4.2', '5.0']
          s.osx.source_files = 'Mac/*.swift'
          if ENV['LOCAL']
            s.exclude_files = 'Source/Old/**'
          end
          s.source_files = 'Source/**/*.{h,m,swift}',
                           'Extra'
          s.resources = 'Assets/*.png', 'Assets/*.lproj'
          s.resource_bundles = {
            '#{s.name}Bundle' => ['Bundle/**/*.json'],
          }
          s.frameworks = 'UIKit'
          s.dependency 'Kit/Core', '~> 1.0'
        end
        """
    private static let files = [
        "Cards.podspec": spec, "Source/Card.swift": "import Kit\n", "Source/In/Deep.swift": "", "Source/Card.h": "",
        "Source/Old/Gone.swift": "", "Extra/More.swift": "", "Extra/In/No.swift": "", "Mac/Mac.swift": "",
        "Assets/a.png": "", "Assets/de.lproj/Cards.strings": "", "Bundle/In/list.json": "",
        "Kit.podspec":
            "Pod::Spec.new { |s| }\n",
        "Demo/Podfile": "use_frameworks!\ntarget 'Demo' do\n  pod 'Cards', :path => '../'\nend\n",
        "Demo/Demo/App.swift": "import Cards\n",
        "Demo/Demo.xcodeproj/project.pbxproj": XcodeProjectText([
            .init("Demo", sources: ["Demo/App.swift"], linked: ["Pods_Demo.framework"])
        ]).text,
    ]

    func test_aPodThatAPodfileNamesByItsPathIsBuiltFromItsDescription() throws {
        let folder = try TemporaryFolder(Self.files)
        let app = try folder.load("Demo")
        XCTAssertEqual(app.messages, [])
        XCTAssertEqual(app.dependencies, ["Cards"])
        let cards = try XCTUnwrap(app.libraries["Cards"])
        XCTAssertEqual(
            folder.relative(cards.sources), ["Extra/More.swift", "Source/Card.swift", "Source/In/Deep.swift"])
        XCTAssertEqual(cards.kind, .framework)
        XCTAssertEqual(cards.swiftVersion, "5")
        XCTAssertEqual(cards.bridgedModules, ["UIKit"])
        XCTAssertEqual(cards.resources.map(\.bundlePath), ["a.png", "de.lproj/Cards.strings"])
        XCTAssertEqual(cards.bundle?.path, "Frameworks/Cards.framework")
        XCTAssertEqual(cards.warnings, [])
        let bundle = try XCTUnwrap(app.libraries.modules.first { $0.name == cards.dependencies.first })
        XCTAssertEqual(bundle.bundle?.path, "Frameworks/Cards.framework/CardsBundle.bundle")
        XCTAssertEqual(bundle.resources.map(\.bundlePath), ["list.json"])
        XCTAssertEqual(app.libraries.missing, [:])
    }

    func test_aPodFromElsewhereIsTheOneWhoseDescriptionLiesAround() throws {
        var files = Self.files
        files["Demo/Podfile"] = "pod 'Cards', '~> 1.0'\npod \"Kit/Part\", path: \"../Kit\"\n"
        files["Kit/Kit.podspec"] = """
            Pod::Spec.new do |spec|
              spec.name = 'Kit'
              spec.module_name = 'Kit'
              spec.default_subspec = 'Core'
              spec.subspec 'Core' do |core|
                files = 'Core/*.swift'
                core.ios.source_files = files
              end
              spec.subspec 'Part' do |part|
                part.dependency 'Kit/Core'
                part.source_files = %w[Part/*.swift]
              end
              spec.subspec 'Other' do |other|
                other.source_files = 'Other/*.swift'
              end
              spec.test_spec 'Tests' do |tests|
                tests.source_files = 'Tests/*.swift'
              end
            end
            """
        for name in ["Core/C", "Part/P", "Other/O", "Tests/T"] { files["Kit/\(name).swift"] = "" }
        let folder = try TemporaryFolder(files)
        let app = try folder.load("Demo")
        XCTAssertEqual(app.libraries.modules.filter { $0.kind == .framework }.map(\.name), ["Kit", "Cards"])
        XCTAssertEqual(app.libraries["Cards"]?.dependencies.last, "Kit")
        XCTAssertEqual(
            folder.relative(try XCTUnwrap(app.libraries["Kit"]).sources), ["Kit/Core/C.swift", "Kit/Part/P.swift"])
    }

    func test_aPodThatIsNotHereSaysSo() throws {
        var files = Self.files
        files["Cards.podspec"] = nil
        let folder = try TemporaryFolder(files)
        let app = try folder.load("Demo")
        XCTAssertEqual(
            app.libraries.missing.mapValues(folder.anonymous),
            ["Cards": "is a pod that is not here: run 'pod install' in DIR/Demo"])
    }

    func test_patterns() {
        func fits(_ pattern: String, _ paths: [String]) -> [Bool] { paths.map(PodPattern(pattern).fits) }
        XCTAssertEqual(
            fits("A/**/*.{h,swift}", ["A/x.swift", "A/B/C/x.h", "B/x.h", "A/x.m"]), [true, true, false, false])
        XCTAssertEqual(fits("A/*.swift", ["A/x.swift", "A/B/x.swift"]), [true, false])
        XCTAssertEqual(fits("./A/[ab]?.swift", ["A/ax.swift", "A/cx.swift"]), [true, false])
        XCTAssertEqual(fits("**/*.swift", ["x.swift", "A/B/x.swift"]), [true, true])
        XCTAssertEqual(fits("A/x+y.swift", ["A/x+y.swift", "A/xxy.swift"]), [true, false])
    }

    func test_aFolderOfResourcesIsCopiedAsAFolder() throws {
        let folder = try TemporaryFolder(["A/Sounds/In/a.wav": "", "A/Sounds/b.wav": "", "A/c.png": ""])
        let found = PodFiles(below: folder.url).resources(["A/Sounds", "A/*.png"], excluding: [])
        XCTAssertEqual(found.map { $0.path ?? $0.url.lastPathComponent }, ["Sounds/In/a.wav", "Sounds/b.wav", "c.png"])
    }
}
