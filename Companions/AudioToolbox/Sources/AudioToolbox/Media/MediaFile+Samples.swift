import Foundation

/// Where the samples of a sound lie in a file, and how they are written.
struct SampleLayout: Equatable {
    var bytes: Range<Int>
    var channels: Int
    var bits: Int
    var isFloat = false
    var isLittle = true
    /// Bytes of less than nothing are written as they are in WAVE: 128 is silence.
    var isUnsigned = false
    var sampleRate: Double

    var frameLength: Int { channels * bits / 8 }
    var frames: Int { frameLength > 0 ? bytes.count / frameLength : 0 }
}

/// The files that hold samples as they are: WAVE, AIFF and Core Audio's.
///
/// The formats: RIFF as Microsoft and IBM have written it down, Apple's "Audio Interchange File Format" and Apple's "Core
/// Audio Format Specification".
extension MediaFile {
    private static let linear = UInt32(letters: "lpcm")

    static func wave(_ bytes: MediaBytes) throws -> MediaFile? {
        guard let (file, _) = try waveLayout(bytes) else { return nil }
        return file
    }

    static func waveLayout(_ bytes: MediaBytes) throws -> (MediaFile, SampleLayout?)? {
        guard bytes.has("RIFF", at: 0), bytes.has("WAVE", at: 8) else { return nil }
        var format: (code: Int, channels: Int, rate: Double, bytesPerSecond: Int, bits: Int)?
        var place = 12
        while place + 8 <= bytes.count {
            let length = try bytes.number(place + 4, 4, isLittle: true)
            let content = place + 8
            if bytes.has("fmt ", at: place) {
                var code = try bytes.number(content, 2, isLittle: true)
                // The extensible form has the code at the head of an identifier.
                if code == 0xfffe, length >= 26 { code = try bytes.number(content + 24, 2, isLittle: true) }
                format = (
                    code, try bytes.number(content + 2, 2, isLittle: true),
                    Double(try bytes.number(content + 4, 4, isLittle: true)),
                    try bytes.number(content + 8, 4, isLittle: true), try bytes.number(content + 14, 2, isLittle: true)
                )
            }
            if bytes.has("data", at: place), let format, format.bytesPerSecond > 0 {
                let part = bytes.part(content, length)
                let isPlain = format.code == 1 || format.code == 3
                let audio = Audio(
                    format: isPlain ? linear : UInt32(format.code), sampleRate: format.rate, channels: format.channels,
                    bits: format.bits, duration: Double(part.count) / Double(format.bytesPerSecond))
                let layout = SampleLayout(
                    bytes: part.range, channels: format.channels, bits: format.bits, isFloat: format.code == 3,
                    isUnsigned: format.bits == 8, sampleRate: format.rate)
                return (MediaFile(audio: audio), isPlain ? layout : nil)
            }
            place = content + length + length % 2
        }
        throw Problem.unknownFormat
    }

    static func interchange(_ bytes: MediaBytes) throws -> MediaFile? { try interchangeLayout(bytes)?.0 }

    static func interchangeLayout(_ bytes: MediaBytes) throws -> (MediaFile, SampleLayout?)? {
        guard bytes.has("FORM", at: 0), bytes.has("AIFF", at: 8) || bytes.has("AIFC", at: 8) else { return nil }
        var audio: Audio?
        var coding = linear
        var place = 12
        var samples: Range<Int>?
        while place + 8 <= bytes.count {
            let length = try bytes.number(place + 4, 4)
            let content = place + 8
            if bytes.has("COMM", at: place) {
                let rate = try extended(bytes, content + 8)
                guard rate > 0 else { throw Problem.unknownFormat }
                if length >= 22 { coding = try bytes.code(content + 18) }
                audio = Audio(
                    format: linear, sampleRate: rate, channels: try bytes.number(content, 2),
                    bits: try bytes.number(content + 6, 2), duration: Double(try bytes.number(content + 2, 4)) / rate)
            }
            if bytes.has("SSND", at: place) { samples = bytes.part(content + 8, length - 8).range }
            place = content + length + length % 2
        }
        guard var audio else { throw Problem.unknownFormat }
        let plain = [linear, UInt32(letters: "NONE"), UInt32(letters: "sowt"), UInt32(letters: "fl32")]
        if !plain.contains(coding) { audio.format = coding }
        let layout = samples.map {
            SampleLayout(
                bytes: $0, channels: audio.channels, bits: audio.bits, isFloat: coding == UInt32(letters: "fl32"),
                isLittle: coding == UInt32(letters: "sowt"), sampleRate: audio.sampleRate)
        }
        return (MediaFile(audio: audio), plain.contains(coding) ? layout : nil)
    }

    /// A number of 80 bits.
    private static func extended(_ bytes: MediaBytes, _ place: Int) throws -> Double {
        let exponent = try bytes.number(place, 2) & 0x7fff
        let mantissa = UInt64(bitPattern: Int64(try bytes.number(place + 2, 8)))
        return Double(mantissa) * pow(2, Double(exponent - 16383 - 63))
    }

    static func coreAudio(_ bytes: MediaBytes) throws -> MediaFile? { try coreAudioLayout(bytes)?.0 }

    static func coreAudioLayout(_ bytes: MediaBytes) throws -> (MediaFile, SampleLayout?)? {
        guard bytes.has("caff", at: 0) else { return nil }
        var place = 8
        var description: MediaBytes?
        var packets: (valid: Int, count: Int)?
        var samples: Range<Int>?
        while place + 12 <= bytes.count {
            let length = try bytes.number(place + 4, 8)
            let content = place + 12
            if bytes.has("desc", at: place) { description = bytes.part(content, 32) }
            if bytes.has("pakt", at: place) {
                packets = (try bytes.number(content + 8, 8), try bytes.number(content, 8))
            }
            // A length of -1 means up to the end.
            let isOpen = length < 0
            if bytes.has("data", at: place) {
                samples = bytes.part(content + 4, isOpen ? Int.max / 2 : length - 4).range
            }
            if isOpen { break }
            place = content + min(length, bytes.count)
        }
        guard let description, let samples else { throw Problem.unknownFormat }
        return try coreAudio(description, packets, samples)
    }

    private static func coreAudio(
        _ description: MediaBytes, _ packets: (valid: Int, count: Int)?, _ samples: Range<Int>
    ) throws -> (MediaFile, SampleLayout?) {
        let rate = try description.double(0)
        let (format, flags) = (try description.code(8), try description.number(12, 4))
        let (packetLength, packetFrames) = (try description.number(16, 4), try description.number(20, 4))
        let (channels, bits) = (try description.number(24, 4), try description.number(28, 4))
        let frames: Int
        if let packets {
            frames = packets.valid > 0 ? packets.valid : packets.count * packetFrames
        } else {
            guard packetLength > 0 else { throw Problem.unknownFormat }
            frames = samples.count / packetLength * packetFrames
        }
        guard rate > 0 else { throw Problem.unknownFormat }
        let audio = Audio(
            format: format, sampleRate: rate, channels: channels, bits: bits, duration: Double(frames) / rate)
        let layout = SampleLayout(
            bytes: samples, channels: channels, bits: bits, isFloat: flags & 1 != 0, isLittle: flags & 2 != 0,
            sampleRate: rate)
        return (MediaFile(audio: audio), format == linear ? layout : nil)
    }
}
