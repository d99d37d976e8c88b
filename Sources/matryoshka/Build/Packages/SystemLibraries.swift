import Foundation
import Projects

extension PackageModules.SystemLibrary {
    /// What `pkg-config` says of a library.
    ///
    /// Without an answer the library may still be where compilers look by themselves, as SwiftPM has it.
    init(named name: String) throws {
        self.init()
        let (text, status) = try Tool(
            program: try Tool.find("pkg-config"), arguments: ["--cflags-only-I", "--libs", name],
            folder: URL(fileURLWithPath: "/")
        ).readOutput { _ in }
        guard status == 0 else { return }
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        headers = words.filter { $0.hasPrefix("-I") }.map { URL(fileURLWithPath: String($0.dropFirst(2))) }
        linkerFlags = words.filter { !$0.hasPrefix("-I") }
    }
}
