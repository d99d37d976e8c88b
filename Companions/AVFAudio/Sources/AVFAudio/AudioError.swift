import Foundation
@_spi(Framework) import AudioToolbox

/// Errors of the sound system, which are codes of four letters.
enum AudioError: String {
    case fileNotFound = "wht?"
    case unsupportedFile = "typ?"
    case cannotRecord = "!rec"
    case badParameter = "!pri"

    var error: NSError {
        NSError(
            domain: NSOSStatusErrorDomain,
            code: Int(Int32(bitPattern: rawValue.utf8.reduce(0) { $0 << 8 | UInt32($1) })))
    }
}

extension MediaFile.Audio {
    /// How the sound is coded, by the keys of settings.
    var settings: [String: Any] {
        var settings: [String: Any] = [
            AVFormatIDKey: Int(format == kAudioFormatMPEG4AAC || format == 0x6d70_3461 ? kAudioFormatMPEG4AAC : format),
            AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: channels,
        ]
        if bits > 0 { settings[AVLinearPCMBitDepthKey] = bits }
        return settings
    }
}
