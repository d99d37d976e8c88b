import Foundation

/// An image file and the scale that its name tells.
struct ImageFile {
    let path: String
    let scale: CGFloat

    /// The file at a path, or the variant of it that suits the screen best.
    static func find(_ path: String) -> ImageFile? {
        let name = path as NSString
        let pathExtension = name.pathExtension.isEmpty ? "png" : name.pathExtension
        let base = name.pathExtension.isEmpty ? path : name.deletingPathExtension
        if let scale = suffixScale(base) {
            return existing("\(base).\(pathExtension)", scale)
        }
        let screenScale = max(1, Int(UITraitCollection.current.displayScale))
        // The screen's own scale first, then sharper ones, then coarser ones.
        for scale in [screenScale, 3, 2] {
            if scale > 1, let file = existing("\(base)@\(scale)x.\(pathExtension)", CGFloat(scale)) { return file }
        }
        return existing("\(base).\(pathExtension)", 1)
    }

    /// The picture in the file; one that cannot be decoded is reported.
    func read() -> UIImage? {
        let data = FileManager.default.contents(atPath: path)
        if let image = data.flatMap({ UIImage(data: $0, scale: scale) }) { return image }
        let name = path.hasPrefix(Bundle.main.bundlePath) ? (path as NSString).lastPathComponent : path
        let report = { @MainActor @Sendable in
            DiagnosticsChannel.shared.report(
                limit: .image, "The picture '\(name)' cannot be decoded and is left out.",
                advice: "Pictures are read as PNG, JPEG or GIF; check that the file is one, and complete.")
        }
        if Thread.isMainThread { MainActor.assumeIsolated(report) } else { Task { await report() } }
        return nil
    }

    private static func suffixScale(_ base: String) -> CGFloat? {
        if base.hasSuffix("@2x") { return 2 }
        if base.hasSuffix("@3x") { return 3 }
        return base.hasSuffix("@1x") ? 1 : nil
    }

    private static func existing(_ path: String, _ scale: CGFloat) -> ImageFile? {
        FileManager.default.fileExists(atPath: path) ? ImageFile(path: path, scale: scale) : nil
    }
}
