import Foundation
@_spi(Framework) import UIKit

/// The machine's loudspeakers, by way of SDL, which the window is made with too: it knows PulseAudio, PipeWire and ALSA.
///
/// Without a display nobody listens; a machine without a device is silent.
@MainActor final class SoundDevice: SessionState {
    private let library = NativePlugin(
        library: "libSDL2-2.0.so.0", for: "AVFoundation", package: "libsdl2-2.0-0", without: "sounds are not heard")

    private typealias Begin = @convention(c) (UInt32) -> Int32
    private typealias Open =
        @convention(c) (
            UnsafePointer<CChar>?, Int32, UnsafeRawPointer, UnsafeMutableRawPointer?, Int32
        ) -> UInt32
    private typealias Queue = @convention(c) (UInt32, UnsafeRawPointer, UInt32) -> Int32
    private typealias Pause = @convention(c) (UInt32, Int32) -> Void
    private typealias Close = @convention(c) (UInt32) -> Void

    init() {}

    /// Whether sounds have a listener.
    var isWanted: Bool { !MediaCalls.isVirtual }

    /// Opens a line to the loudspeakers and sends samples; nil where there are none.
    func play(_ samples: ArraySlice<Float>, channels: Int, sampleRate: Double) -> UInt32? {
        guard let begin = library.function("SDL_InitSubSystem", as: Begin.self),
            let open = library.function("SDL_OpenAudioDevice", as: Open.self),
            let queue = library.function("SDL_QueueAudio", as: Queue.self),
            let pause = library.function("SDL_PauseAudioDevice", as: Pause.self), begin(Self.audio) == 0
        else { return nil }
        // SDL_AudioSpec: the rate, the format (floats), channels, silence, the buffer's frames, then what SDL fills in.
        var wanted = [UInt8](repeating: 0, count: 32)
        wanted.withUnsafeMutableBytes {
            $0.storeBytes(of: Int32(sampleRate), toByteOffset: 0, as: Int32.self)
            $0.storeBytes(of: 0x8120, toByteOffset: 4, as: UInt16.self)
            $0.storeBytes(of: UInt8(channels), toByteOffset: 6, as: UInt8.self)
            $0.storeBytes(of: 2048, toByteOffset: 8, as: UInt16.self)
        }
        let device = open(nil, 0, wanted, nil, 0)
        guard device != 0 else { return nil }
        _ = samples.withUnsafeBytes { queue(device, $0.baseAddress!, UInt32($0.count)) }
        pause(device, 0)
        return device
    }

    func close(_ device: UInt32) { library.function("SDL_CloseAudioDevice", as: Close.self)?(device) }

    private static let audio: UInt32 = 0x10
}
