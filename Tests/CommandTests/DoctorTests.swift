import Catalogue
import CoreGraphics
import Foundation
import XCTest

@testable import matryoshka

/// What `matryoshka doctor` makes of machines that lack something.
final class DoctorTests: XCTestCase {
    /// A machine that has everything.
    private func machine() -> Checkup {
        Checkup(
            output: { program, arguments in
                switch program {
                case "swiftc": "Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64-unknown-linux-gnu\n"
                case "pkg-config": arguments == ["--version"] ? "1.8.1\n" : "1.2.3\n"
                default: "GNU ld\n"
                }
            }, fileExists: { _ in true }, environment: ["DISPLAY": ":0", "PATH": "/bin"],
            fontFiles: Set(
                ["Inter-Regular.otf", "NotoColorEmoji.ttf", "DejaVuSansMono.ttf"] + FontSet.optional.map(\.firstFile)),
            products: "/products")
    }

    private func missing(_ checkup: Checkup) -> [String] {
        checkup.findings.compactMap { finding in
            guard case .missing(let remedy) = finding.state else { return nil }
            return "\(finding.subject): \(finding.detail): \(remedy)"
        }
    }

    func testAMachineThatHasEverything() {
        XCTAssertEqual(machine().findings.map(\.state), Array(repeating: .good, count: 25))
        XCTAssertEqual(machine().findings[0], Finding(subject: "Swift", detail: "6.3.1", state: .good))
        XCTAssertEqual(machine().findings[1], Finding(subject: "cairo", detail: "1.2.3", state: .good))
    }

    func testFontsThatTextDoesWithout() {
        var machine = machine()
        machine.fontFiles.remove("NotoSansCJK-Regular.ttc")
        XCTAssertEqual(missing(machine), [])
        XCTAssertEqual(
            machine.findings.first { $0.subject == "Noto Sans CJK" },
            Finding(
                subject: "Noto Sans CJK", detail: "Chinese, Japanese and Korean: not installed",
                state: .optional(remedy: "sudo apt-get install fonts-noto-cjk")))
    }

    func testAnOldSwift() {
        var machine = machine()
        let other = machine.output
        machine.output = { $0 == "swiftc" ? "Swift version 6.0.3 (swift-6.0.3-RELEASE)" : other($0, $1) }
        XCTAssertEqual(
            missing(machine), ["Swift: 6.0.3: install Swift 6.1 or later: https://www.swift.org/install/linux/"])
    }

    func testALibraryThatIsNotThere() {
        var machine = machine()
        let other = machine.output
        machine.output = { $1 == ["--modversion", "pangocairo"] ? nil : other($0, $1) }
        XCTAssertEqual(
            missing(machine),
            ["pangocairo: not installed for development: sudo apt-get install libpango1.0-dev"])
    }

    func testALibraryThatACompanionDoesWithout() {
        var machine = machine()
        var framework = Framework(module: "WebKit", summary: "Pages.")
        framework.libraries = [
            .init(name: "wpe-webkit-2.0", package: "libwpewebkit-2.0-dev", purpose: "drawing web pages")
        ]
        machine.companions = [framework, Framework(module: "CoreLocation", summary: "Places.")]
        XCTAssertEqual(
            machine.findings.last, Finding(subject: "WebKit: wpe-webkit-2.0", detail: "1.2.3", state: .good))
        let other = machine.output
        machine.output = { $1 == ["--modversion", "wpe-webkit-2.0"] ? nil : other($0, $1) }
        XCTAssertEqual(
            machine.findings.last,
            Finding(
                subject: "WebKit: wpe-webkit-2.0",
                detail: "not installed for development: drawing web pages needs it",
                state: .optional(remedy: "sudo apt-get install libwpewebkit-2.0-dev")))
        XCTAssertEqual(missing(machine), [])
    }

    func testALibraryOfWhichTheFileIsEnough() {
        var machine = machine()
        var framework = Framework(module: "Tiny", summary: "Small.")
        framework.libraries = [.init(name: "libtiny.so.1", package: "libtiny1", purpose: "being small")]
        machine.companions = [framework]
        let other = machine.fileExists
        machine.fileExists = { $0 == "/usr/lib64/libtiny.so.1" || !$0.contains("libtiny") && other($0) }
        XCTAssertEqual(
            machine.findings.last, Finding(subject: "Tiny: libtiny.so.1", detail: "/usr/lib64", state: .good))
        machine.fileExists = { !$0.contains("libtiny") && other($0) }
        XCTAssertEqual(
            machine.findings.last,
            Finding(
                subject: "Tiny: libtiny.so.1", detail: "not installed: being small needs it",
                state: .optional(remedy: "sudo apt-get install libtiny1")))
    }

    func testFontsAndFramework() {
        var machine = machine()
        machine.fontFiles.remove("NotoColorEmoji.ttf")
        machine.fileExists = { !$0.hasSuffix("libUIKit.so") }
        XCTAssertEqual(
            missing(machine),
            [
                "Noto Color Emoji: emoji is not installed: sudo apt-get install fonts-noto-color-emoji",
                "UIKit: /products/libUIKit.so is not built: make build, in the folder of Matryoshka's sources",
            ])
    }

    func testWhatOnlyTakesAwayADisplayIsNotMissing() {
        var machine = machine()
        machine.environment = ["PATH": "/bin"]
        machine.fileExists = { $0.hasPrefix("/products") }
        XCTAssertEqual(missing(machine), [])
        XCTAssertEqual(
            machine.findings.filter { $0.state != .good }.map(\.subject), ["desktop", "browser", "inotify"])
    }

    func testTheCommandItself() throws {
        let result = try CommandRunner().run("doctor")
        XCTAssertEqual(result.status, 0, result.output)
        XCTAssertTrue(result.output.hasPrefix("ok       Swift             6."), result.output)
        XCTAssertTrue(result.output.hasSuffix("Apps can be built and run.\n"), result.output)
    }

    func testHelpAndCompletions() throws {
        let runner = try CommandRunner()
        for command in [[], ["run"], ["test"], ["new"], ["doctor"]] {
            let result = try runner.run(command + ["--help"])
            XCTAssertEqual(result.status, 0)
            XCTAssertTrue(result.output.contains("USAGE: matryoshka"), result.output)
        }
        for shell in ["bash", "zsh", "fish"] {
            let script = try runner.run("--generate-completion-script", shell).output
            for word in ["doctor", "display", "iPhone SE"] {
                XCTAssertTrue(script.contains(word), "\(shell): \(word)")
            }
        }
    }
}
