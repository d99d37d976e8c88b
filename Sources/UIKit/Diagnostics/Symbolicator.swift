import Foundation

#if canImport(Runtime)
    import Runtime
#endif

/// A method of one class.
struct MethodName {
    var className: String
    /// With labels: `willMove(toParent:)`.
    var name: String
}

/// Turns addresses in the app's code into functions and places in its sources.
@MainActor final class Symbolicator {
    static let shared = Symbolicator()

    struct Frame {
        /// The function's name, such as `Outer.Child.willMove(toParent:)`.
        var function: String
        var place: SourcePlace

        func isOverride(_ method: MethodName) -> Bool {
            let name = "\(method.className).\(method.name)"
            // Classes inside functions are written the other way round.
            return function == name || function.hasSuffix(".\(name)")
                || function.hasPrefix("\(method.name) in \(method.className) #")
        }
    }

    /// The frames that are known already: addresses mean the same throughout a run.
    private var known: [UInt: [Frame]] = [:]

    /// The app's own functions at a return address, innermost first: several where calls were inlined, none for the code
    /// of the framework, of Swift and of the system.
    func appFrames(at address: UInt) -> [Frame] {
        if let frames = known[address] { return frames }
        let frames = frames(at: address).filter { !$0.place.file.hasPrefix(Self.frameworkSources) }
        known[address] = frames
        return frames
    }

    /// The folder of the framework's own sources: in a test bundle, framework and tests are one image.
    private static let frameworkSources = String(#filePath.dropLast("UIKit/Diagnostics/Symbolicator.swift".count))

    #if canImport(Runtime)
        private var images = ImageMap.capture()
        /// The folders of Swift's libraries and the C library.
        private lazy var foreignFolders = Set(
            images.filter { ["libswiftCore.so", "libc.so.6"].contains($0.name) }.compactMap(\.folder))
        /// The framework's library, if it is one of its own.
        private lazy var frameworkPath = images.first { $0.name == "libUIKit.so" }?.path

        private func frames(at address: UInt) -> [Frame] {
            guard let backtrace = Self.backtrace(of: address), let image = image(at: address),
                image.path != frameworkPath,
                !foreignFolders.contains(image.folder ?? ""),
                let symbolicated = backtrace.symbolicated(with: images)
            else { return [] }
            return symbolicated.frames.compactMap { frame in
                // Code that the compiler made up has no line, and the translator's own files are not the app's.
                guard let symbol = frame.symbol, let location = symbol.sourceLocation, location.line > 0,
                    location.path.hasSuffix(".swift"), !location.path.contains("/generated/")
                else { return nil }
                return Frame(function: symbol.name, place: SourcePlace(file: location.path, line: location.line))
            }
        }

        /// The executable or library that holds an address; one may have been loaded since we last looked.
        private func image(at address: UInt) -> Backtrace.Image? {
            guard let address = Backtrace.Address(address) else { return nil }
            if images.indexOfImage(at: address) == nil { images = ImageMap.capture() }
            return images.indexOfImage(at: address).map { images[$0] }
        }

        /// A backtrace of one return address.
        ///
        /// `Backtrace` has no initializer for addresses; its encoding is documented, as "compact backtrace format": version
        /// 0 with words of 64 bits, then a return address relative to 0, in 8 bytes.
        private static func backtrace(of address: UInt) -> Backtrace? {
            let bytes: [UInt8] = [0x02, 0x27] + withUnsafeBytes(of: UInt64(address).bigEndian) { Array($0) }
            let base64 = Data(bytes).base64EncodedString().replacingOccurrences(of: "=", with: "")
            let json = "{\"architecture\":\"\(architecture)\",\"backtrace\":\"\(base64)\"}"
            return try? JSONDecoder().decode(Backtrace.self, from: Data(json.utf8))
        }

        private static var architecture: String {
            #if arch(x86_64)
                "x86_64"
            #else
                "arm64"
            #endif
        }
    #else
        private func frames(at address: UInt) -> [Frame] { [] }
    #endif
}

#if canImport(Runtime)
    extension Backtrace.Image {
        fileprivate var folder: String? { path.map { ($0 as NSString).deletingLastPathComponent } }
    }
#endif
