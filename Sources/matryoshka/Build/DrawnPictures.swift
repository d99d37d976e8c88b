import Displays
import Foundation
import Projects

/// Makes pictures of the drawings in asset catalogs, each once for as long as its content stays.
///
/// Programs of their own draw them: poppler's for PDF, librsvg's for SVG. What they are made of reaches no app.
struct DrawnPictures {
    let messages: BuildMessages

    /// The pixels of the longer side of a picture for showing a drawing larger than it is: more than a phone's screen is
    /// wide.
    private static let largeSide = 1536

    /// The pictures by their places in a bundle; those that cannot be made are told and left out.
    func resources(of drawings: [VectorDrawing]) throws -> [Resource] {
        var resources: [Resource] = []
        for drawing in drawings {
            do {
                resources += try pictures(of: drawing)
            } catch let failure as CommandFailure {
                messages.add([ProjectDiagnostic(file: drawing.url.path, message: "is left out: \(failure.description)")]
                )
            }
        }
        return resources
    }

    private func pictures(of drawing: VectorDrawing) throws -> [Resource] {
        guard let data = FileManager.default.contents(atPath: drawing.url.path) else {
            throw CommandFailure("it cannot be read")
        }
        var digest = Digest()
        digest.add(drawing.format.rawValue)
        digest.add(data)
        let folder = try BuildFolder.place(of: .pictures).appendingPathComponent(digest.text, isDirectory: true)
        var wanted = VectorDrawing.scales.map { (size: Size.scale($0), path: drawing.path(scale: $0)) }
        if let path = drawing.largePath { wanted.append((.side(Self.largeSide), path)) }
        return try wanted.map { size, path in
            let file = folder.appendingPathComponent("\(size.name).png")
            if !FileManager.default.fileExists(atPath: file.path) { try draw(drawing, size, into: file) }
            return Resource(url: file, bundlePath: path)
        }
    }

    private enum Size {
        /// Pixels a point.
        case scale(Int)
        /// Pixels of the longer side.
        case side(Int)

        var name: String {
            switch self {
            case .scale(let scale): "\(scale)x"
            case .side(let side): "\(side)"
            }
        }
    }

    private func draw(_ drawing: VectorDrawing, _ size: Size, into file: URL) throws {
        let folder = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // Another run may draw the same at the same time.
        let new = folder.appendingPathComponent("new-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: new) }
        switch drawing.format {
        case .pdf: try Self.drawPage(of: drawing.url, size, into: new)
        case .svg: try Self.drawElements(of: drawing.url, size, into: new)
        }
        guard rename(new.path, file.path) == 0 else {
            throw CommandFailure("\(file.path): \(String(cString: strerror(errno)))")
        }
    }

    /// A page's points are the picture's; its pixels are rounded, of which poppler would have one more for any rest.
    private static func drawPage(of file: URL, _ size: Size, into picture: URL) throws {
        var extent: [String]
        switch size {
        case .side(let side): extent = ["-scale-to", "\(side)"]
        case .scale(let scale):
            let page = try pageSize(of: file)
            func pixels(_ length: Double) -> String { "\(max(1, Int((length * Double(scale)).rounded())))" }
            extent = ["-scale-to-x", pixels(page.width), "-scale-to-y", pixels(page.height)]
        }
        extent += [file.path, picture.deletingPathExtension().path]
        try run(
            "pdftocairo", of: "poppler-utils", ["-png", "-transp", "-singlefile", "-cropbox"] + extent, making: picture)
    }

    /// The size in points of a file's first page, as it lies.
    private static func pageSize(of file: URL) throws -> (width: Double, height: Double) {
        var size: (width: Double, height: Double)?
        var isTurned = false
        for line in try run("pdfinfo", of: "poppler-utils", [file.path]) {
            let words = line.split(separator: " ")
            if line.hasPrefix("Page size:"), words.count >= 5, let width = Double(words[2]),
                let height = Double(words[4]),
                (1...16_384).contains(width), (1...16_384).contains(height)
            {
                size = (width, height)
            }
            if line.hasPrefix("Page rot:"), let angle = words.last.flatMap({ Int($0) }) { isTurned = angle % 180 != 0 }
        }
        guard let size else { throw CommandFailure("its first page has no size that could be drawn") }
        return isTurned ? (size.height, size.width) : size
    }

    private static func drawElements(of file: URL, _ size: Size, into picture: URL) throws {
        let extent =
            switch size {
            case .scale(let scale): ["--zoom", "\(scale)"]
            case .side(let side): ["--width", "\(side)", "--height", "\(side)", "--keep-aspect-ratio"]
            }
        let arguments = extent + ["--format", "png", "--output", picture.path, file.path]
        try run("rsvg-convert", of: "librsvg2-bin", arguments, making: picture)
    }

    /// Runs a program to its end and returns the lines that it wrote.
    ///
    /// - Parameters:
    ///   - package: What the program is installed by.
    ///   - picture: The file that it is to make.
    @discardableResult private static func run(
        _ program: String, of package: String, _ arguments: [String], making picture: URL? = nil
    ) throws -> [String] {
        guard let found = try? Tool.find(program) else {
            throw CommandFailure("\(program) reads it, which is not here: install \(package)")
        }
        var lines: [String] = []
        let folder = FileManager.default.temporaryDirectory
        let status = try Tool(program: found, arguments: arguments, folder: folder, readsOutput: true).run {
            lines.append($0)
        }
        guard status == 0, picture.map({ FileManager.default.fileExists(atPath: $0.path) }) ?? true else {
            throw CommandFailure("\(program) cannot read it\(lines.last.map { ": \($0)" } ?? "")")
        }
        return lines
    }
}
