import Foundation

/// What a file of sound or film says of itself: how long it is and what is in it.
///
/// It is read here and not by a library, so that playing takes the same time on every machine.
@_spi(Framework) public struct MediaFile: Sendable, Equatable {
    /// A sound in a file.
    public struct Audio: Sendable, Equatable {
        /// The code of four letters of how it is coded, such as `lpcm` or `mp4a`.
        public var format: UInt32
        /// In samples a second.
        public var sampleRate: Double
        /// How many there are.
        public var channels: Int
        /// How many bits a sample has; 0 where the coding has none.
        public var bits = 0
        /// The sound in seconds.
        public var duration: Double
    }

    /// The pictures in a file.
    public struct Video: Sendable, Equatable {
        /// The code of four letters of how they are coded, such as `avc1`.
        public var format: UInt32
        /// In pixels, before they are turned.
        public var width: Double
        /// In pixels, before they are turned.
        public var height: Double
        /// How the pictures are turned: the six numbers of an affine transform.
        public var transform: [Double] = [1, 0, 0, 1, 0, 0]
        /// In pictures a second.
        public var frameRate: Double
        /// The film in seconds.
        public var duration: Double
    }

    /// Why a file cannot be played.
    public enum Problem: Error, Equatable {
        /// It cannot be read.
        case unreadable
        /// It is of no kind that is known here, or it is damaged.
        case unknownFormat
    }

    /// In seconds.
    public var duration: Double
    /// The first sound; nil for a silent film.
    public var audio: Audio?
    /// The first film; nil for sound alone.
    public var video: Video?
    /// Texts by their names: `title`, `artist`, `albumName`.
    public var texts: [String: String] = [:]

    /// Reads a file.
    ///
    /// - Throws: A ``Problem``.
    public init(contentsOf url: URL) throws {
        guard url.isFileURL, let data = try? Data(contentsOf: url, options: .mappedIfSafe) else {
            throw Problem.unreadable
        }
        try self.init(data)
    }

    /// Reads what is in a file.
    ///
    /// - Throws: A ``Problem``.
    public init(_ data: Data) throws {
        let bytes = MediaBytes(data)
        let found =
            try Self.wave(bytes) ?? Self.interchange(bytes) ?? Self.coreAudio(bytes) ?? Self.movie(bytes)
            ?? Self.layerThree(bytes)
        guard let found, found.duration.isFinite, found.duration >= 0 else { throw Problem.unknownFormat }
        self = found
    }

    /// A file of nothing, which lasts no time.
    public static let empty = MediaFile()

    private init() { duration = 0 }

    init(audio: Audio) {
        self.audio = audio
        duration = audio.duration
    }

    init(duration: Double, audio: Audio?, video: Video?, texts: [String: String]) {
        self.duration = duration
        self.audio = audio
        self.video = video
        self.texts = texts
    }
}

/// The bytes of a file, read by place; a place beyond the end throws.
struct MediaBytes {
    private let data: Data
    let range: Range<Int>

    init(_ data: Data) {
        self.data = data
        range = 0..<data.count
    }

    private init(_ data: Data, _ range: Range<Int>) {
        self.data = data
        self.range = range
    }

    var count: Int { range.count }

    func byte(_ place: Int) throws -> UInt8 {
        guard place >= 0, place < range.count else { throw MediaFile.Problem.unknownFormat }
        return data[data.startIndex + range.lowerBound + place]
    }

    /// A part of the bytes, as far as they go.
    func part(_ place: Int, _ length: Int) -> MediaBytes {
        let start = range.lowerBound + min(max(0, place), range.count)
        return MediaBytes(data, start..<(start + min(max(0, length), range.upperBound - start)))
    }

    func number(_ place: Int, _ length: Int, isLittle: Bool = false) throws -> Int {
        var value: UInt64 = 0
        for index in 0..<length {
            value = value << 8 | UInt64(try byte(place + (isLittle ? length - 1 - index : index)))
        }
        return Int(truncatingIfNeeded: value)
    }

    /// A code of four letters.
    func code(_ place: Int) throws -> UInt32 { UInt32(try number(place, 4)) }

    func has(_ text: String, at place: Int) -> Bool {
        text.utf8.enumerated().allSatisfy { (try? byte(place + $0.offset)) == $0.element }
    }

    func double(_ place: Int) throws -> Double { Double(bitPattern: UInt64(bitPattern: Int64(try number(place, 8)))) }

    var bytes: Data { data[(data.startIndex + range.lowerBound)..<(data.startIndex + range.upperBound)] }
}

extension UInt32 {
    /// A code of four letters.
    init(letters: String) { self = letters.utf8.reduce(0) { $0 << 8 | UInt32($1) } }
}
