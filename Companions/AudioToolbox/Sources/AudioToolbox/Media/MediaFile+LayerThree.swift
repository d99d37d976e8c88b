import Foundation

/// Files of MPEG's audio layers ("MP3") and of AAC in frames with headers of their own (ADTS).
extension MediaFile {
    static func layerThree(_ bytes: MediaBytes) throws -> MediaFile? {
        var texts: [String: String] = [:]
        var start = 0
        if bytes.has("ID3", at: 0), bytes.count > 10 {
            start = 10 + (try size(bytes, 6, bits: 7))
            texts = try tags(bytes.part(10, start - 10), version: try bytes.number(3, 1))
        }
        guard var audio = try frames(bytes, from: start) ?? transportFrames(bytes, from: start) else { return nil }
        audio.channels = max(1, audio.channels)
        return MediaFile(duration: audio.duration, audio: audio, video: nil, texts: texts)
    }

    private static func size(_ bytes: MediaBytes, _ place: Int, bits: Int) throws -> Int {
        try (0..<4).reduce(0) { try $0 << bits | bytes.number(place + $1, 1) }
    }

    // MARK: Frames

    /// What the head of a frame says.
    private struct Frame {
        var length: Int
        var samples: Int
        var sampleRate: Int
        var channels: Int
        /// Bytes between the head and the first frame's table of the whole file.
        var sideLength: Int

        private static let rates = [[11025, 12000, 8000], [0, 0, 0], [22050, 24000, 16000], [44100, 48000, 32000]]
        /// In kilobits a second: MPEG 1, layers 1 to 3, then MPEG 2, layer 1 and the two others.
        private static let bitRates = [
            [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
            [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
            [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
            [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
            [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
        ]

        init?(_ bytes: MediaBytes, _ place: Int) {
            guard let head = try? bytes.number(place, 4), head >> 21 & 0x7ff == 0x7ff else { return nil }
            let (version, layer) = (head >> 19 & 3, 4 - (head >> 17 & 3))
            let (bitRateIndex, rateIndex) = (head >> 12 & 15, head >> 10 & 3)
            guard version != 1, layer < 4, rateIndex < 3, (1..<15).contains(bitRateIndex) else { return nil }
            let isFirst = version == 3
            let bitRate = Self.bitRates[isFirst ? layer - 1 : layer == 1 ? 3 : 4][bitRateIndex] * 1000
            sampleRate = Self.rates[version][rateIndex]
            channels = head >> 6 & 3 == 3 ? 1 : 2
            samples = layer == 1 ? 384 : layer == 3 && !isFirst ? 576 : 1152
            let padding = head >> 9 & 1
            length =
                layer == 1
                ? (12 * bitRate / sampleRate + padding) * 4 : samples / 8 * bitRate / sampleRate + padding
            sideLength = isFirst ? (channels == 1 ? 17 : 32) : (channels == 1 ? 9 : 17)
            if length < 5 { return nil }
        }
    }

    private static func frames(_ bytes: MediaBytes, from start: Int) throws -> Audio? {
        var place = start
        // Up to two kilobytes of filling may come before the first frame; a second one must follow it.
        let limit = min(bytes.count, start + 2048)
        while place < limit {
            if let frame = Frame(bytes, place),
                Frame(bytes, place + frame.length) != nil || place + frame.length >= bytes.count
            {
                break
            }
            place += 1
        }
        guard let first = Frame(bytes, place) else { return nil }
        let table = place + 4 + first.sideLength
        var count = 0
        if bytes.has("Xing", at: table) || bytes.has("Info", at: table), try bytes.number(table + 4, 4) & 1 != 0 {
            count = try bytes.number(table + 8, 4)
        } else {
            while let frame = Frame(bytes, place) {
                count += 1
                place += frame.length
            }
        }
        let duration = Double(count * first.samples) / Double(first.sampleRate)
        return Audio(
            format: UInt32(letters: ".mp3"), sampleRate: Double(first.sampleRate), channels: first.channels,
            duration: duration)
    }

    private static func transportFrames(_ bytes: MediaBytes, from start: Int) throws -> Audio? {
        let rates = [96000, 88200, 64000, 48000, 44100, 32000, 24000, 22050, 16000, 12000, 11025, 8000, 7350]
        var (place, count) = (start, 0)
        var found: (rate: Int, channels: Int)?
        while place + 7 <= bytes.count, try bytes.number(place, 2) & 0xfff6 == 0xfff0 {
            let head = try bytes.number(place + 2, 4)
            let (rate, channels, length) = (head >> 26 & 15, head >> 22 & 7, head >> 5 & 0x1fff)
            guard rate < rates.count, length >= 7 else { return nil }
            found = (rates[rate], channels)
            count += 1
            place += length
        }
        return found.map {
            Audio(
                format: UInt32(letters: "aac "), sampleRate: Double($0.rate), channels: $0.channels,
                duration: Double(count * 1024) / Double($0.rate))
        }
    }

    // MARK: Texts

    private static let names = [
        "TIT2": "title", "TPE1": "artist", "TALB": "albumName", "TCON": "type", "TYER": "creationDate",
        "TDRC": "creationDate",
    ]

    private static func tags(_ bytes: MediaBytes, version: Int) throws -> [String: String] {
        var texts: [String: String] = [:]
        var place = 0
        while version >= 3, place + 10 <= bytes.count, try bytes.byte(place) != 0 {
            let length = try size(bytes, place + 4, bits: version == 4 ? 7 : 8)
            for (code, name) in names where bytes.has(code, at: place) {
                texts[name] = text(bytes.part(place + 10, length).bytes)
            }
            place += 10 + length
        }
        return texts
    }

    private static func text(_ data: Data) -> String? {
        let encodings: [String.Encoding] = [.isoLatin1, .utf16, .utf16BigEndian, .utf8]
        guard let first = data.first, Int(first) < encodings.count else { return nil }
        return String(data: data.dropFirst(), encoding: encodings[Int(first)])?
            .trimmingCharacters(in: CharacterSet(charactersIn: "\0"))
    }
}
