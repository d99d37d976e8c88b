import Foundation

/// A sound as numbers from -1 to 1, one channel after the other in each frame.
@_spi(Framework) public struct SoundSamples: Sendable {
    /// The numbers.
    public var values: [Float]
    /// How many of them are a frame.
    public var channels: Int
    /// In frames a second.
    public var sampleRate: Double

    /// Makes a sound of numbers.
    public init(values: [Float], channels: Int, sampleRate: Double) {
        self.values = values
        self.channels = channels
        self.sampleRate = sampleRate
    }

    /// How many frames there are.
    public var frames: Int { channels > 0 ? values.count / channels : 0 }

    /// Decodes a sound: here where the samples lie as they are, or else by FFmpeg. Nil where that is missing, which is
    /// reported, or fails.
    @MainActor public static func decode(_ data: Data, file: URL?) -> SoundSamples? {
        if let layout = layout(MediaBytes(data)) { return SoundSamples(data, layout) }
        guard let program = MediaPrograms.ffmpeg(without: "compressed sounds are silent") else { return nil }
        let temporary = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        var path = file?.path
        if path == nil, (try? data.write(to: temporary)) != nil { path = temporary.path }
        defer { if file == nil { try? FileManager.default.removeItem(at: temporary) } }
        let arguments = ["-i", path ?? "", "-vn", "-f", "f32le", "-ac", "2", "-ar", "44100", "pipe:1"]
        guard let output = MediaPrograms.output(of: program, arguments) else { return nil }
        let values = output.withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count - 3, by: 4).map { bytes.loadUnaligned(fromByteOffset: $0, as: Float.self) }
        }
        return SoundSamples(values: values, channels: 2, sampleRate: 44100)
    }

    private static func layout(_ bytes: MediaBytes) -> SampleLayout? {
        let found = (try? MediaFile.waveLayout(bytes)) ?? (try? MediaFile.interchangeLayout(bytes))
        return (found ?? (try? MediaFile.coreAudioLayout(bytes)) ?? nil)?.1
    }

    private init?(_ data: Data, _ layout: SampleLayout) {
        let width = layout.bits / 8
        guard [1, 2, 3, 4, 8].contains(width), layout.channels > 0 else { return nil }
        let bytes = MediaBytes(data).part(layout.bytes.lowerBound, layout.bytes.count).bytes
        channels = layout.channels
        sampleRate = layout.sampleRate
        let count = bytes.count / width
        values = bytes.withUnsafeBytes { raw in
            (0..<count).map { index in
                var bits: UInt64 = 0
                for byte in 0..<width {
                    let place = index * width + (layout.isLittle ? width - 1 - byte : byte)
                    bits = bits << 8 | UInt64(raw[place])
                }
                return Self.value(bits, width, layout)
            }
        }
    }

    private static func value(_ bits: UInt64, _ width: Int, _ layout: SampleLayout) -> Float {
        if layout.isFloat {
            return width == 8 ? Float(Double(bitPattern: bits)) : Float(bitPattern: UInt32(truncatingIfNeeded: bits))
        }
        if layout.isUnsigned { return (Float(bits) - 128) / 128 }
        let shift = 64 - 8 * width
        return Float(Double(Int64(bitPattern: bits << UInt64(shift))) / 0x1p63)
    }

    /// The greatest and the mean loudness of a channel between two times in seconds, in decibels; -160 for silence.
    public func loudness(ofChannel channel: Int, from start: Double, to end: Double) -> (peak: Float, mean: Float) {
        let first = max(0, Int(start * sampleRate))
        let last = min(frames, Int(end * sampleRate))
        guard channel >= 0, channel < channels, first < last else { return (-160, -160) }
        var (peak, sum): (Float, Float) = (0, 0)
        for frame in first..<last {
            let value = values[frame * channels + channel]
            peak = max(peak, abs(value))
            sum += value * value
        }
        func decibels(_ value: Float) -> Float { value > 0 ? max(-160, 20 * log10(value)) : -160 }
        return (decibels(peak), decibels((sum / Float(last - first)).squareRoot()))
    }
}
