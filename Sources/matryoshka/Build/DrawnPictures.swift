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
                messages.add([ProjectDiagnostic(file: drawing.url.path, message: "is left out: \(failure.description)")])
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
        let stem = folder.appendingPathComponent("new-\(UUID().uuidString)")
        let new = stem.appendingPathExtension("png")
        defer { try? FileManager.default.removeItem(at: new) }
        let (program, package, arguments) =
            switch drawing.format {
            case .pdf: ("pdftocairo", "poppler-utils", Self.popplerArguments(drawing.url, size, stem))
            case .svg: ("rsvg-convert", "librsvg2-bin", Self.rsvgArguments(drawing.url, size, new))
            }
        guard let found = try? Tool.find(program) else {
            throw CommandFailure("\(program) draws it, which is not here: install \(package)")
        }
        var said: [String] = []
        let status = try Tool(program: found, arguments: arguments, folder: folder, readsOutput: true).run {
            said.append($0)
        }
        guard status == 0, FileManager.default.fileExists(atPath: new.path) else {
            throw CommandFailure("\(program) cannot draw it\(said.last.map { ": \($0)" } ?? "")")
        }
        guard rename(new.path, file.path) == 0 else {
            throw CommandFailure("\(file.path): \(String(cString: strerror(errno)))")
        }
    }

    /// A page's points are the picture's.
    private static func popplerArguments(_ file: URL, _ size: Size, _ stem: URL) -> [String] {
        let extent =
            switch size {
            case .scale(let scale): ["-r", "\(72 * scale)"]
            case .side(let side): ["-scale-to", "\(side)"]
            }
        return ["-png", "-transp", "-singlefile", "-cropbox"] + extent + [file.path, stem.path]
    }

    private static func rsvgArguments(_ file: URL, _ size: Size, _ picture: URL) -> [String] {
        let extent =
            switch size {
            case .scale(let scale): ["--zoom", "\(scale)"]
            case .side(let side): ["--width", "\(side)", "--height", "\(side)", "--keep-aspect-ratio"]
            }
        return extent + ["--format", "png", "--output", picture.path, file.path]
    }
}
