import Catalogue
import CoreGraphics
import Foundation

/// What `doctor` finds out about one thing.
struct Finding: Equatable {
    enum State: Equatable {
        case good
        /// Works without it, with less.
        case optional(remedy: String)
        case missing(remedy: String)
    }

    var subject: String
    /// What is there, such as a version, or what its absence means.
    var detail: String
    var state: State
}

/// Looks at a machine.
///
/// What it asks the machine for goes through closures, so that tests can make up a machine.
struct Checkup {
    /// What a program prints with those arguments; nil if it is not there or fails.
    var output: (_ program: String, _ arguments: [String]) -> String?
    var fileExists: (String) -> Bool
    var environment: [String: String]
    /// The names of the font files in the folders where the framework looks for them.
    var fontFiles: Set<String>
    /// The folder of the command's executable.
    var products: String
    /// What there is to import beside UIKit.
    var companions: [Framework] = []

    /// All there is to know, in the order in which things are needed.
    var findings: [Finding] {
        [
            swift, library("cairo", "libcairo2-dev"), library("pangocairo", "libpango1.0-dev"),
            library("harfbuzz", "libharfbuzz-dev"), library("libjpeg", "libjpeg62-turbo-dev"),
            library("box2d", "libbox2d-dev"),
            font("Inter", "Inter-Regular.otf", "fonts-inter", for: "the system font"),
            font("Noto Color Emoji", "NotoColorEmoji.ttf", "fonts-noto-color-emoji", for: "emoji"),
            font("DejaVu Sans Mono", "DejaVuSansMono.ttf", "fonts-dejavu-core", for: "monospaced text"),
        ] + FontSet.optional.map(optional) + [
            linker, framework, desktop, browser, watching,
        ] + companions.flatMap { companion in companion.libraries.map { plugged($0, into: companion) } }
    }

    private var swift: Finding {
        guard let text = output("swiftc", ["--version"]) else {
            return Finding(
                subject: "Swift", detail: "swiftc is not on PATH",
                state: .missing(remedy: "install Swift 6.1 or later: https://www.swift.org/install/linux/"))
        }
        guard let match = text.firstMatch(of: /Swift version ([0-9]+)\.([0-9]+)[0-9.]*/),
            let major = Int(match.1), let minor = Int(match.2)
        else {
            return Finding(
                subject: "Swift", detail: "'swiftc --version' does not say which version it is",
                state: .missing(remedy: "install Swift 6.1 or later: https://www.swift.org/install/linux/"))
        }
        let version = match.0.dropFirst("Swift version ".count)
        return Finding(
            subject: "Swift", detail: String(version),
            state: (major, minor) >= (6, 1)
                ? .good : .missing(remedy: "install Swift 6.1 or later: https://www.swift.org/install/linux/"))
    }

    private func library(_ name: String, _ package: String) -> Finding {
        guard output("pkg-config", ["--version"]) != nil else {
            return Finding(
                subject: name, detail: "cannot be looked for without pkg-config",
                state: .missing(remedy: Self.install("pkg-config \(package)")))
        }
        let version = output("pkg-config", ["--modversion", name])?.trimmingCharacters(in: .whitespacesAndNewlines)
        return Finding(
            subject: name, detail: version ?? "not installed for development",
            state: version == nil ? .missing(remedy: Self.install(package)) : .good)
    }

    /// A library without which a companion's double shows an empty place.
    private func plugged(_ library: Framework.NativeLibrary, into companion: Framework) -> Finding {
        let subject = "\(companion.module): \(library.name)"
        let remedy = Finding.State.optional(remedy: Self.install(library.package))
        if library.isFile {
            let folder = Self.libraryFolders.first { fileExists("\($0)/\(library.name)") }
            return Finding(
                subject: subject, detail: folder ?? "not installed: \(library.purpose) needs it",
                state: folder == nil ? remedy : .good)
        }
        let version = output("pkg-config", ["--modversion", library.name])?
            .trimmingCharacters(in: .whitespacesAndNewlines)
        return Finding(
            subject: subject, detail: version ?? "not installed for development: \(library.purpose) needs it",
            state: version == nil ? remedy : .good)
    }

    /// Where systems have their libraries.
    private static let libraryFolders = [
        "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib", "/usr/local/lib",
    ]

    private func font(_ family: String, _ file: String, _ package: String, for purpose: String) -> Finding {
        let isThere = fontFiles.contains(file)
        return Finding(
            subject: family, detail: isThere ? purpose : "\(purpose) is not installed",
            state: isThere ? .good : .missing(remedy: Self.install(package)))
    }

    /// Fonts that text can do without, with other letters or boxes in their place.
    private func optional(_ set: FontSet) -> Finding {
        let isThere = fontFiles.contains(set.firstFile)
        return Finding(
            subject: set.name, detail: isThere ? set.purpose : "\(set.purpose): not installed",
            state: isThere ? .good : .optional(remedy: Self.install(set.package)))
    }

    private var linker: Finding {
        let isThere = output("ld", ["--version"]) != nil
        return Finding(
            subject: "linker", detail: isThere ? "ld" : "ld is not on PATH",
            state: isThere ? .good : .missing(remedy: Self.install("binutils libc6-dev libgcc-12-dev libstdc++-12-dev"))
        )
    }

    private var framework: Finding {
        let missing = ["libUIKit.so", "Modules/UIKit.swiftmodule"].first { !fileExists("\(products)/\($0)") }
        return Finding(
            subject: "UIKit", detail: missing.map { "\(products)/\($0) is not built" } ?? products,
            state: missing == nil ? .good : .missing(remedy: "make build, in the folder of Matryoshka's sources"))
    }

    private var desktop: Finding {
        let display = ["WAYLAND_DISPLAY", "DISPLAY"].first { environment[$0]?.isEmpty == false }
        return Finding(
            subject: "desktop", detail: display.map { "\($0)=\(environment[$0] ?? "")" } ?? "none: no window is shown",
            state: display == nil
                ? .optional(remedy: "nothing: apps are shown in a browser page, --display browser") : .good)
    }

    private var browser: Finding {
        let names = ["chromium", "google-chrome", "firefox", "firefox-esr", "epiphany-browser", "microsoft-edge"]
        let found = names.first { name in
            (environment["PATH"] ?? "").split(separator: ":").contains { fileExists("\($0)/\(name)") }
        }
        return Finding(
            subject: "browser", detail: found ?? "none on this machine",
            state: found == nil
                ? .optional(remedy: "\(Self.install("chromium")), or forward the port to a machine that has one")
                : .good)
    }

    private var watching: Finding {
        let isThere = fileExists("/proc/sys/fs/inotify/max_user_watches")
        return Finding(
            subject: "inotify", detail: isThere ? "--watch hears of changes" : "--watch cannot hear of changes",
            state: isThere ? .good : .optional(remedy: "a Linux kernel with inotify"))
    }

    private static func install(_ packages: String) -> String { "sudo apt-get install \(packages)" }
}
