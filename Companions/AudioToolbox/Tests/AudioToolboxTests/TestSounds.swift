import Foundation

/// Files of sounds, made byte by byte.
enum TestSounds {
    static func little(_ value: Int, _ length: Int) -> Data {
        Data((0..<length).map { UInt8(value >> ($0 * 8) & 255) })
    }
    static func big(_ value: Int, _ length: Int) -> Data { Data(little(value, length).reversed()) }

    /// A tone of 16 bits at half of full loudness.
    static func samples(_ seconds: Double, channels: Int, rate: Int, isLittle: Bool) -> Data {
        var data = Data()
        for frame in 0..<Int(seconds * Double(rate)) {
            let value = frame / 10 % 2 == 0 ? 16384 : -16384
            for _ in 0..<channels { data += isLittle ? little(value, 2) : big(value, 2) }
        }
        return data
    }

    static func wave(_ seconds: Double, channels: Int = 1, rate: Int = 8000) -> Data {
        let samples = samples(seconds, channels: channels, rate: rate, isLittle: true)
        var data = Data("RIFF".utf8) + little(36 + samples.count, 4) + Data("WAVEfmt ".utf8)
        data += little(16, 4) + little(1, 2) + little(channels, 2) + little(rate, 4)
        data += little(rate * channels * 2, 4) + little(channels * 2, 2) + little(16, 2)
        return data + Data("data".utf8) + little(samples.count, 4) + samples
    }

    static func interchange(_ seconds: Double) -> Data {
        let samples = samples(seconds, channels: 1, rate: 8000, isLittle: false)
        // 8000 as a number of 80 bits: 8000 * 2^51 with the exponent of 2^12.
        var common = big(1, 2) + big(Int(seconds * 8000), 4) + big(16, 2)
        common += big(16383 + 12, 2) + big(8000 << 51, 8)
        var data = Data("COMM".utf8) + big(18, 4) + common
        data += Data("SSND".utf8) + big(8 + samples.count, 4) + big(0, 8) + samples
        return Data("FORM".utf8) + big(4 + data.count, 4) + Data("AIFF".utf8) + data
    }

    static func coreAudio(_ seconds: Double) -> Data {
        let samples = samples(seconds, channels: 2, rate: 8000, isLittle: true)
        var data = Data("caff".utf8) + big(1, 2) + big(0, 2) + Data("desc".utf8) + big(32, 8)
        data += big(Int(8000.0.bitPattern), 8) + Data("lpcm".utf8) + big(2, 4) + big(4, 4) + big(1, 4) + big(2, 4)
        data += big(16, 4) + Data("data".utf8) + big(-1, 8) + big(0, 4)
        return data + samples
    }

    /// Frames of MPEG 1, layer 3, 128 kilobits a second at 44100 Hz, one channel.
    static func layerThree(frames: Int) -> Data {
        let frame = Data([0xff, 0xfb, 0x90, 0xc0]) + Data(count: 417 - 4)
        return (0..<frames).reduce(Data()) { data, _ in data + frame }
    }

    static func box(_ name: String, _ content: Data) -> Data { big(8 + content.count, 4) + Data(name.utf8) + content }

    /// A film without pictures' data: 2.5 seconds of 100 by 60 pixels, turned by a quarter, with a sound.
    static func movie() -> Data {
        func header(_ scale: Int, _ duration: Int) -> Data { Data(count: 12) + big(scale, 4) + big(duration, 4) }
        func handler(_ kind: String) -> Data { box("hdlr", Data(count: 8) + Data(kind.utf8) + Data(count: 12)) }
        var turned = Data(count: 40)
        for number in [0, 65536, 0, -65536, 0, 0, 60 << 16, 0, 1 << 30] { turned += big(number, 4) }
        turned += big(100 << 16, 4) + big(60 << 16, 4)
        var picture = Data(count: 4) + big(1, 4) + big(86, 4) + Data("avc1".utf8) + Data(count: 24)
        picture += big(100, 2) + big(60, 2) + Data(count: 50)
        let sound =
            Data(count: 4) + big(1, 4) + big(36, 4) + Data("mp4a".utf8) + Data(count: 16) + big(2, 2) + big(16, 2)
            + Data(count: 4) + big(44100, 2) + big(0, 2)
        let samples = box("stsz", Data(count: 4) + big(0, 4) + big(75, 4))
        func track(_ kind: String, _ format: Data, _ extra: Data, _ head: Data) -> Data {
            let table = box("minf", box("stbl", box("stsd", format) + extra))
            return box("trak", head + box("mdia", box("mdhd", header(600, 1500)) + handler(kind) + table))
        }
        let name = Data([0xa9]) + Data("nam".utf8)
        let title = box("data", big(1, 4) + big(0, 4) + Data("Waves".utf8))
        let list = box("ilst", big(8 + title.count, 4) + name + title)
        let texts = box("udta", box("meta", Data(count: 4) + box("hdlr", Data(count: 24)) + list))
        let tracks = track("vide", picture, samples, box("tkhd", turned)) + track("soun", sound, Data(), Data())
        return box("ftyp", Data("isom".utf8) + Data(count: 4))
            + box("moov", box("mvhd", header(1000, 2500)) + tracks + texts)
    }
}
