import Foundation

/// Files of media, made byte by byte.
enum TestMedia {
    private static func big(_ value: Int, _ length: Int) -> Data {
        Data((0..<length).reversed().map { UInt8(value >> ($0 * 8) & 255) })
    }

    private static func box(_ name: String, _ content: Data) -> Data {
        big(8 + content.count, 4) + Data(name.utf8) + content
    }

    /// A film of 100 by 60 pixels and 30 pictures a second, whose pictures cannot be decoded.
    static func film(_ seconds: Double) -> Data {
        func header(_ scale: Int) -> Data { Data(count: 12) + big(scale, 4) + big(Int(seconds * Double(scale)), 4) }
        let handler = box("hdlr", Data(count: 8) + Data("vide".utf8) + Data(count: 12))
        var head = Data(count: 40)
        for number in [65536, 0, 0, 0, 65536, 0, 0, 0, 1 << 30] { head += big(number, 4) }
        head += big(100 << 16, 4) + big(60 << 16, 4)
        var format = Data(count: 4) + big(1, 4) + big(86, 4) + Data("avc1".utf8) + Data(count: 24)
        format += big(100, 2) + big(60, 2) + Data(count: 50)
        let samples = box("stsz", Data(count: 4) + big(0, 4) + big(Int(seconds * 30), 4))
        let media = box("mdhd", header(600)) + handler + box("minf", box("stbl", box("stsd", format) + samples))
        let track = box("trak", box("tkhd", head) + box("mdia", media))
        return box("ftyp", Data("isom".utf8) + Data(count: 4)) + box("moov", box("mvhd", header(1000)) + track)
    }

    static func file(_ data: Data, _ name: String = "film.mp4") throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent(name)
        try data.write(to: url)
        return url
    }
}
