import Foundation

/// The Swift files that SwiftPM writes into a target that has resources.
enum ResourceAccessors {
    /// `Bundle.module`: the bundle of the target's resources, which lies in the app's.
    static func module(bundleName: String) -> String {
        """
        import Foundation

        extension Foundation.Bundle {
            static let module: Bundle = {
                let places = [Bundle.main.resourceURL, Bundle.main.bundleURL]
                for place in places {
                    if let place, let bundle = Bundle(url: place.appendingPathComponent("\(bundleName)")) { return bundle }
                }
                fatalError("could not load resource bundle: \(bundleName)")
            }()
        }

        """
    }

    /// `PackageResources`: the bytes of files, by the names that SwiftPM gives them.
    static func embedded(_ files: [URL]) throws(ProjectError) -> String {
        var text = "struct PackageResources {\n"
        for file in files {
            let name = file.lastPathComponent
            let bytes = try FileReading.contents(of: file, name: name, limitInMegabytes: 16)
            let list = bytes.map(String.init).joined(separator: ",")
            text += "static let \(identifier(name)): [UInt8] = [\(list)]\n"
        }
        return text + "}\n"
    }

    /// A file's name as a property's: `data.json` -> `data_json`.
    private static func identifier(_ name: String) -> String {
        let text = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" ? $0 : "_" })
        return text.first?.isNumber == true ? "_" + text : text
    }
}
