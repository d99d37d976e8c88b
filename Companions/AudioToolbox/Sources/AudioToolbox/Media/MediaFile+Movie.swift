import Foundation

/// Files of boxes in boxes: QuickTime's, MPEG 4's, and those that are made like them (ISO/IEC 14496-12).
extension MediaFile {
    private struct Track {
        var kind = UInt32(0)
        var timescale = 0.0
        var duration = 0.0
        var format = UInt32(0)
        var channels = 0
        var bits = 0
        var sampleRate = 0.0
        var size = (width: 0.0, height: 0.0)
        var transform = [1.0, 0, 0, 1, 0, 0]
        var samples = 0
    }

    static func movie(_ bytes: MediaBytes) throws -> MediaFile? {
        let heads = ["ftyp", "moov", "mdat", "wide", "free", "skip"]
        guard heads.contains(where: { bytes.has($0, at: 4) }) else { return nil }
        guard let movie = try boxes(bytes).first(where: { $0.name == UInt32(letters: "moov") }) else {
            throw Problem.unknownFormat
        }
        var duration = 0.0
        var tracks: [Track] = []
        var texts: [String: String] = [:]
        for box in try boxes(movie.content) {
            switch box.name {
            case UInt32(letters: "mvhd"):
                let time = try self.time(box.content)
                duration = time.duration / max(1, time.timescale)
            case UInt32(letters: "trak"): tracks.append(try track(box.content))
            case UInt32(letters: "udta"): texts = try self.texts(box.content)
            default: break
            }
        }
        let sound = tracks.first { $0.kind == UInt32(letters: "soun") }
        let film = tracks.first { $0.kind == UInt32(letters: "vide") }
        guard sound != nil || film != nil else { throw Problem.unknownFormat }
        return MediaFile(
            duration: duration, audio: sound.map(audio), video: film.map(video), texts: texts)
    }

    private static func seconds(_ track: Track) -> Double { track.duration / max(1, track.timescale) }

    private static func audio(_ track: Track) -> Audio {
        Audio(
            format: track.format, sampleRate: track.sampleRate, channels: track.channels,
            bits: track.format == UInt32(letters: "mp4a") ? 0 : track.bits, duration: seconds(track))
    }

    private static func video(_ track: Track) -> Video {
        let seconds = seconds(track)
        return Video(
            format: track.format, width: track.size.width, height: track.size.height, transform: track.transform,
            frameRate: seconds > 0 ? Double(track.samples) / seconds : 0, duration: seconds)
    }

    // MARK: Boxes

    private static func boxes(_ bytes: MediaBytes) throws -> [(name: UInt32, content: MediaBytes)] {
        var found: [(UInt32, MediaBytes)] = []
        var place = 0
        while place + 8 <= bytes.count {
            var (length, head) = (try bytes.number(place, 4), 8)
            if length == 1 {
                length = try bytes.number(place + 8, 8)
                head = 16
            } else if length == 0 {
                length = bytes.count - place
            }
            // QuickTime ends a list of texts with four bytes of nothing.
            guard length >= head else { break }
            found.append((try bytes.code(place + 4), bytes.part(place + head, length - head)))
            place += min(length, bytes.count)
        }
        return found
    }

    private static func time(_ bytes: MediaBytes) throws -> (timescale: Double, duration: Double) {
        let isLong = try bytes.byte(0) == 1
        let place = isLong ? 20 : 12
        return (Double(try bytes.number(place, 4)), Double(try bytes.number(place + 4, isLong ? 8 : 4)))
    }

    private static let parents = Set(["mdia", "minf", "stbl"].map { UInt32(letters: $0) })

    private static func track(_ bytes: MediaBytes) throws -> Track {
        var track = Track()
        try read(bytes, into: &track)
        return track
    }

    private static func read(_ bytes: MediaBytes, into track: inout Track) throws {
        for (name, content) in try boxes(bytes) {
            switch name {
            case UInt32(letters: "tkhd"):
                let place = try content.byte(0) == 1 ? 52 : 40
                func fixed(_ index: Int, _ unit: Double) throws -> Double {
                    Double(Int32(truncatingIfNeeded: try content.number(place + index * 4, 4))) / unit
                }
                // The third number of each row is another kind of fraction, and says nothing here.
                track.transform = try [0, 1, 3, 4, 6, 7].map { try fixed($0, 65536) }
                track.size = (try fixed(9, 65536), try fixed(10, 65536))
            case UInt32(letters: "mdhd"): (track.timescale, track.duration) = try time(content)
            // QuickTime has a second one, of the handler of the data.
            case UInt32(letters: "hdlr"): if track.kind == 0 { track.kind = try content.code(8) }
            case UInt32(letters: "stsz"): track.samples = try content.number(8, 4)
            case UInt32(letters: "stsd"): try readFormat(content, into: &track)
            case let name where parents.contains(name): try read(content, into: &track)
            default: break
            }
        }
    }

    private static func readFormat(_ bytes: MediaBytes, into track: inout Track) throws {
        track.format = try bytes.code(12)
        if track.kind == UInt32(letters: "soun") {
            track.channels = try bytes.number(32, 2)
            track.bits = try bytes.number(34, 2)
            track.sampleRate = Double(try bytes.number(40, 2))
        } else if track.kind == UInt32(letters: "vide") {
            track.size = (Double(try bytes.number(40, 2)), Double(try bytes.number(42, 2)))
        }
    }

    // MARK: Texts

    private static let names = [
        "nam": "title", "ART": "artist", "alb": "albumName", "gen": "type", "day": "creationDate",
    ]

    private static func texts(_ bytes: MediaBytes) throws -> [String: String] {
        guard let meta = try boxes(bytes).first(where: { $0.name == UInt32(letters: "meta") })?.content else {
            return [:]
        }
        // MPEG's has four bytes of a version, QuickTime's has not.
        let lists = try boxes(meta.part(meta.has("hdlr", at: 4) ? 0 : 4, meta.count))
        var texts: [String: String] = [:]
        for (name, content) in try lists.filter({ $0.name == UInt32(letters: "ilst") }).flatMap({
            try boxes($0.content)
        }) {
            // The name begins with a sign of copyright, which is no letter of ASCII.
            let letters = String(decoding: [16, 8, 0].map { UInt8(truncatingIfNeeded: name >> $0) }, as: UTF8.self)
            guard let key = names[letters], content.has("data", at: 4) else { continue }
            texts[key] = String(decoding: content.part(16, content.count).bytes, as: UTF8.self)
        }
        return texts
    }
}
