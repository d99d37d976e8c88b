import CoreGraphics
import DisplayProtocol
import Foundation

/// Records what the app shows into an animated picture.
///
/// Frames are compressed on a thread of their own. While it is busy the newest frame waits, and takes the place of the one
/// that waited before, so that memory stays bounded however fast the app draws.
@MainActor final class WindowRecording {
    private let name: String
    private let failed: (DisplayFailure) -> Void
    private let queue = DispatchQueue(label: "matryoshka.recording")
    private var writer: RecordingWriter?
    private var scaler: PictureScaler?
    /// What the recording shows by now.
    private var canvas: Bitmap?
    /// What of it was not yet handed over, and when that was drawn.
    private var waiting: (area: PixelRect, time: Double)?
    private var isBusy = false
    private var files: [URL] = []

    /// - Parameter failed: Called once when the file cannot be written.
    init(name: String, failed: @escaping (DisplayFailure) -> Void) {
        self.name = name
        self.failed = failed
    }

    private static func now() -> Double { Double(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000 }

    /// Takes a frame.
    ///
    /// - Parameter changed: What differs from the frame before; nil for everything.
    func take(_ picture: Picture, changed: [AppMessage.PixelRectangle]?) {
        let source = PixelSize(width: picture.width, height: picture.height)
        var changed = changed
        if scaler?.source != source {
            // A turned screen has another size, and so another file.
            finishFile()
            // Three pixels a point are more than anybody looks at in a recording, and take five times as long to compress.
            let size = picture.scale > 2 ? WindowLayout.scaled(source, by: 0.5) : source
            scaler = PictureScaler(from: source, to: size)
            let file = OutputName.unused(for: name, extension: "png")
            do {
                canvas = Bitmap(width: size.width, height: size.height)
                writer = RecordingWriter(try AnimatedPicture(file: file, size: size))
                files.append(file)
            } catch {
                return failed(error)
            }
            changed = nil
        }
        guard let scaler, let canvas else { return }
        let areas = changed.map { $0.map(scaler.targetArea) } ?? [canvas.bounds]
        picture.pixels.withUnsafeBytes { pixels in
            for area in areas { scaler.draw(pixels, area: area, into: canvas, x: 0, y: 0) }
        }
        let area = areas.reduce(waiting?.area ?? PixelRect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1) }
        guard !area.isEmpty else { return }
        waiting = (area, Self.now())
        writeWaiting()
    }

    private func takeWaiting() -> (frame: AnimatedPicture.Frame, time: Double)? {
        guard let (area, time) = waiting, let canvas else { return nil }
        waiting = nil
        var pixels = Data(capacity: area.width * area.height * 4)
        for y in area.y..<area.maxY {
            pixels.append(UnsafeBufferPointer(rebasing: UnsafeBufferPointer(canvas.row(y))[area.x..<area.maxX]))
        }
        return (.init(x: area.x, y: area.y, width: area.width, height: area.height, pixels: pixels), time)
    }

    private func writeWaiting() {
        guard !isBusy, let writer, let shot = takeWaiting() else { return }
        isBusy = true
        queue.async { [weak self] in
            let problem = writer.append(shot.frame, at: shot.time)
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.wrote(to: writer, problem) } }
        }
    }

    private func wrote(to writer: RecordingWriter, _ problem: DisplayFailure?) {
        guard writer === self.writer else { return }
        isBusy = false
        if let problem { return failed(problem) }
        writeWaiting()
    }

    /// Ends the recording; the files that it made.
    func finish() -> [URL] {
        finishFile()
        return files
    }

    private func finishFile() {
        guard let writer else { return }
        let shot = takeWaiting()
        let end = Self.now()
        self.writer = nil
        isBusy = false
        let problem: DisplayFailure? = queue.sync {
            if let shot, let problem = writer.append(shot.frame, at: shot.time) { return problem }
            return writer.finish(at: end)
        }
        if let problem {
            files.removeAll { $0 == writer.file }
            failed(problem)
        }
    }
}

/// The file of a recording, which only the recording's own thread writes to.
private final class RecordingWriter: @unchecked Sendable {
    private let animation: AnimatedPicture
    let file: URL

    init(_ animation: AnimatedPicture) {
        self.animation = animation
        file = animation.file
    }

    func append(_ frame: AnimatedPicture.Frame, at time: Double) -> DisplayFailure? {
        do throws(DisplayFailure) {
            try animation.append(frame, at: time)
            return nil
        } catch {
            return error
        }
    }

    func finish(at time: Double) -> DisplayFailure? {
        do throws(DisplayFailure) {
            try animation.finish(at: time)
            return nil
        } catch {
            return error
        }
    }
}
