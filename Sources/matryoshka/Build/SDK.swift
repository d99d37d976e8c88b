import Foundation

/// What apps are compiled and linked against: the framework as it was built beside this command.
struct SDK {
    /// Holds `libUIKit.so` and `Modules`.
    let folder: URL
    /// The folders of the module maps that UIKit's own module needs.
    let systemModules: [URL]
    /// Changes whenever an app has to be built anew.
    let identity: String

    static func ofRunningCommand() throws -> SDK {
        try SDK(executable: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath())
    }

    init(executable: URL) throws {
        folder = executable.deletingLastPathComponent()
        let library = folder.appendingPathComponent("libUIKit.so")
        let module = folder.appendingPathComponent("Modules/UIKit.swiftmodule")
        for file in [library, module] where !FileManager.default.fileExists(atPath: file.path) {
            throw CommandFailure("\(file.path) is missing: build the framework with 'make build'")
        }
        var ancestor = folder
        while !FileManager.default.fileExists(atPath: ancestor.path + "/Sources/CCairo/module.modulemap") {
            guard ancestor.path != "/" else {
                throw CommandFailure("the module map of CCairo is not in any folder around \(folder.path)")
            }
            ancestor.deleteLastPathComponent()
        }
        systemModules = ["CCairo", "CHarfBuzz", "CPango/include", "CFoundationHooks/include", "CJPEG/include"].map {
            ancestor.appendingPathComponent("Sources/\($0)")
        }
        identity = try [executable, library, module].map(Self.stamp).joined(separator: ";")
    }

    private static func stamp(of file: URL) throws -> String {
        var status = stat()
        guard stat(file.path, &status) == 0 else {
            throw CommandFailure("\(file.path): \(String(cString: strerror(errno)))")
        }
        return "\(status.st_size)-\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }
}
