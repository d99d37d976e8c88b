/// A framework beside UIKit, as the file `framework.json` in its folder describes it.
///
/// Whoever has to know of a framework reads this: the translation, the compiler driver, the checkup, nibs and the page of what
/// is supported.
package struct Framework: Sendable, Equatable, Decodable {
    /// The module that apps import; also the name of its folder and library.
    package var module: String
    /// What works, in a sentence for the page of what is supported.
    package var summary: String
    /// What the framework's names begin with.
    package var prefixes: [String] = []
    /// Other companions that the framework is built on.
    package var uses: [String] = []
    /// The module whose import brings the framework's names along on Apple's systems: "UIKit" or "Foundation".
    package var broughtBy: String?
    /// Those of the prefixes whose names come along with that import; nil where all do.
    package var broughtPrefixes: [String]?
    /// The keys of an app's Info.plist that the framework reads, and what for.
    package var infoKeys: [String: String] = [:]
    /// Interface Builder's elements that stand for classes of the framework.
    package var elements: [String: String] = [:]
    /// Whether the framework is about what apps show or about the device, so that a package that imports it is an app's.
    package var isForApps = true
    /// What the machine has to have for all of the framework to work.
    package var libraries: [NativeLibrary] = []
    /// The Swift packages that the framework is built on, which SwiftPM fetches before the first build.
    package var packages: [SwiftPackage] = []
    /// What does not work, a sentence each.
    package var limits: [String] = []

    /// A library of the machine's that a plugin opens at its first use; without it the framework's double answers.
    package struct NativeLibrary: Sendable, Equatable, Decodable {
        /// The name by which pkg-config knows the library; that of its file where nothing but the file is needed:
        /// "libWPEWebKit-1.1.so.0".
        package var name: String
        /// The Debian package that brings it.
        package var package: String
        /// What needs it: "showing web pages".
        package var purpose: String

        /// Whether the name is that of a file.
        package var isFile: Bool { name.contains(".so") }

        package init(name: String, package: String, purpose: String) {
            self.name = name
            self.package = package
            self.purpose = purpose
        }
    }

    /// A Swift package at one version, so that every machine builds the same.
    package struct SwiftPackage: Sendable, Equatable, Decodable {
        /// Where its repository is.
        package var url: String
        package var version: String
        /// The library products that the framework's face imports.
        package var products: [String]
    }

    package init(module: String, summary: String) {
        self.module = module
        self.summary = summary
    }

    /// The type whose `introduce()` fills UIKit's registers.
    package var introduction: String { "__\(module)" }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        if let unknown = values.allKeys.first(where: { !Self.keys.contains($0.stringValue) }) {
            throw DecodingError.dataCorruptedError(
                forKey: unknown, in: values, debugDescription: "there is no key '\(unknown.stringValue)'")
        }
        func value<Value: Decodable>(_ key: String, else none: Value) throws -> Value {
            try values.decodeIfPresent(Value.self, forKey: Key(key)) ?? none
        }
        module = try values.decode(String.self, forKey: Key("module"))
        summary = try values.decode(String.self, forKey: Key("summary"))
        prefixes = try value("prefixes", else: [])
        uses = try value("uses", else: [])
        broughtBy = try value("broughtBy", else: nil)
        broughtPrefixes = try value("broughtPrefixes", else: nil)
        infoKeys = try value("infoKeys", else: [:])
        elements = try value("elements", else: [:])
        isForApps = try value("isForApps", else: true)
        libraries = try value("libraries", else: [])
        packages = try value("packages", else: [])
        limits = try value("limits", else: [])
    }

    private static let keys: Set<String> = [
        "module", "summary", "prefixes", "uses", "broughtBy", "broughtPrefixes", "infoKeys", "elements", "isForApps",
        "libraries", "packages",
        "limits",
    ]

    private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }

        init(_ name: String) { stringValue = name }
        init?(stringValue: String) { self.init(stringValue) }
        init?(intValue: Int) { nil }
    }
}
