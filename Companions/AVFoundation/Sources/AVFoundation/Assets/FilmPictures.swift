import CoreGraphics
import Foundation
@_spi(Framework) import AudioToolbox
@_spi(Framework) import UIKit

/// The pictures of a film, decoded by FFmpeg one after the other.
@MainActor final class FilmPictures {
    private let file: URL
    private let width: Int
    private let height: Int
    private var reader: (process: Process, pipe: Pipe, errors: ProgramErrors, next: Int)?
    private var latest: (number: Int, image: CGImage)?
    private var isBroken = false

    /// Pictures a second: those of faster films are left out.
    private static let rate = 30.0
    // Choice (AVFoundation): a film has at most so many pixels in a row or column, which is more than a phone's screen shows.
    private static let limit = 1280.0

    init?(_ file: URL, _ video: MediaFile.Video) {
        let size = video.seenSize
        guard size.width >= 1, size.height >= 1 else { return nil }
        let scale = min(1, Self.limit / max(size.width, size.height))
        self.file = file
        width = max(2, Int(size.width * scale) / 2 * 2)
        height = max(2, Int(size.height * scale) / 2 * 2)
    }

    isolated deinit { stop() }

    /// The picture of a time in seconds; the last one behind the end, nil where there is none.
    func picture(at seconds: Double) -> CGImage? {
        let number = max(0, Int(seconds * Self.rate + 1e-6))
        if let latest, latest.number == number { return latest.image }
        guard !isBroken else { return latest?.image }
        // Reading over a second of pictures takes longer than looking for the place.
        if reader == nil || number < reader!.next || number > reader!.next + 30 { start(at: number) }
        var data: Data?
        while let reader, reader.next <= number {
            guard let read = Self.read(width * height * 4, from: reader.pipe) else {
                // The end of the film: its last picture stays.
                if latest == nil { fail(reader.errors) }
                break
            }
            data = read
            self.reader?.next += 1
        }
        if let data, let image = Self.image(data, width, height) { latest = (number, image) }
        return latest?.image
    }

    private func start(at number: Int) {
        stop()
        guard let program = MediaPrograms.ffmpeg(without: "films show nothing") else { return isBroken = true }
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = program
        process.arguments = [
            "-hide_banner", "-loglevel", "error", "-nostdin", "-ss", "\(Double(number) / Self.rate)", "-i", file.path,
            "-an", "-vf", "fps=\(Int(Self.rate)),scale=\(width):\(height)", "-f", "rawvideo", "-pix_fmt", "bgra",
            "pipe:1",
        ]
        process.standardOutput = pipe
        let errors = ProgramErrors(of: process)
        process.standardInput = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return isBroken = true }
        MediaPrograms.endWithThisOne(process)
        reader = (process, pipe, errors, number)
    }

    /// Gives a film up that has no picture.
    private func fail(_ errors: ProgramErrors) {
        isBroken = true
        // A time behind the film's end is no failure.
        if let reason = errors.lastLine { MediaPrograms.reportFailure(reason) }
    }

    private func stop() {
        if let reader { MediaPrograms.end(reader.process) }
        reader = nil
    }

    private static func read(_ length: Int, from pipe: Pipe) -> Data? {
        var data = Data(capacity: length)
        while data.count < length {
            guard let part = try? pipe.fileHandleForReading.read(upToCount: length - data.count), !part.isEmpty else {
                return nil
            }
            data += part
        }
        return data
    }

    /// One picture of a time in seconds.
    static func single(
        _ file: URL, _ video: MediaFile.Video, at seconds: Double, isTurned: Bool, maximum: CGSize
    ) -> CGImage? {
        guard let program = MediaPrograms.ffmpeg(without: "films have no pictures") else { return nil }
        var size = isTurned ? video.seenSize : CGSize(width: video.width, height: video.height)
        guard size.width >= 1, size.height >= 1 else { return nil }
        let scale = min(
            1, maximum.width > 0 ? maximum.width / size.width : 1,
            maximum.height > 0 ? maximum.height / size.height : 1)
        size = CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
        let (width, height) = (max(1, Int(size.width)), max(1, Int(size.height)))
        let turning = isTurned ? [] : ["-noautorotate"]
        let output = MediaPrograms.output(
            of: program,
            ["-ss", "\(max(0, seconds))"] + turning + [
                "-i", file.path, "-frames:v", "1", "-vf", "scale=\(width):\(height)", "-f", "rawvideo", "-pix_fmt",
                "bgra", "pipe:1",
            ])
        return output.flatMap { $0.count >= width * height * 4 ? image($0, width, height) : nil }
    }

    private static func image(_ data: Data, _ width: Int, _ height: Int) -> CGImage? {
        var data = data
        return data.withUnsafeMutableBytes { bytes in
            CGContext(
                data: bytes.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)?
                .makeImage()
        }
    }
}
