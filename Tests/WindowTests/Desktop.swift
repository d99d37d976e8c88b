import Foundation
import XCTest

/// An X server without a monitor, whose picture tests can look at, and a hand for its mouse and keyboard.
final class Desktop {
    struct Failure: Error, CustomStringConvertible { var description: String }

    /// Where it keeps its picture and its programs keep their files; gone with it.
    let folder: URL
    private let server = Process()
    private(set) var display = ""

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("matryoshka-desktop-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let output = Pipe()
        server.executableURL = URL(fileURLWithPath: "/usr/bin/Xvfb")
        // It says which number was free once it listens. Without `-noreset` it would forget everything after the first client.
        server.arguments = [
            "-displayfd", "1", "-screen", "0", "1280x1024x24", "-fbdir", folder.path, "-nolisten", "tcp", "-noreset",
        ]
        server.standardOutput = output
        server.standardError = FileHandle.nullDevice
        try server.run()
        var said = Data()
        while !said.contains(UInt8(ascii: "\n")) {
            let more = output.fileHandleForReading.availableData
            guard !more.isEmpty else {
                throw Failure(description: "Xvfb did not start; see Scripts/install-dependencies.sh")
            }
            said += more
        }
        display = ":" + String(decoding: said, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    func stop() {
        server.terminate()
        server.waitUntilExit()
        try? FileManager.default.removeItem(at: folder)
    }

    /// What is on the screen, which the server keeps as a file in the format of X's window dumps.
    func picture() throws -> DesktopPicture {
        try DesktopPicture(windowDump: Data(contentsOf: folder.appendingPathComponent("Xvfb_screen0")))
    }

    /// Runs xdotool; what it prints.
    @discardableResult func hand(_ arguments: String...) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/xdotool")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": display]) { $1 }
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

/// The pixels of a screen, 0xRRGGBB.
struct DesktopPicture {
    let width: Int
    let height: Int
    private let pixels: [UInt32]

    init(windowDump data: Data) throws {
        func number(_ index: Int) -> Int {
            data[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        guard data.count > 100, number(1) == 7, number(11) == 32 else {
            throw Desktop.Failure(description: "not a window dump of 32 bits a pixel")
        }
        let (headerSize, stride, colours, isBigEndian) = (number(0), number(12), number(19), number(7) == 1)
        let (width, height) = (number(4), number(5))
        let start = headerSize + colours * 12
        guard data.count >= start + stride * height else { throw Desktop.Failure(description: "the dump is too short") }
        pixels = data.withUnsafeBytes { bytes in
            (0..<width * height).map { index in
                let offset = start + index / width * stride + index % width * 4
                let value = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
                return (isBigEndian ? UInt32(bigEndian: value) : UInt32(littleEndian: value)) & 0xFFFFFF
            }
        }
        self.width = width
        self.height = height
    }

    subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

    /// How many pixels of an area have nearly that colour.
    func count(of colour: UInt32, x: Range<Int>, y: Range<Int>, tolerance: Int = 24) -> Int {
        func isNear(_ pixel: UInt32) -> Bool {
            [0, 8, 16].allSatisfy { abs(Int(pixel >> $0 & 255) - Int(colour >> $0 & 255)) <= tolerance }
        }
        return y.clamped(to: 0..<height).reduce(0) { sum, row in
            sum + x.clamped(to: 0..<width).reduce(0) { $0 + (isNear(self[$1, row]) ? 1 : 0) }
        }
    }
}
