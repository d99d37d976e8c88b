import Foundation
@_spi(Framework) import UIKit

/// The short sounds of one session.
@MainActor final class SystemSounds: SessionState {
    private struct Sound {
        let url: URL
        let duration: Double
        let voice = SoundVoice()
        var samples: SoundSamples?
    }

    private var sounds: [SystemSoundID: Sound] = [:]
    var endings: [SystemSoundID: () -> Void] = [:]
    // The numbers below are the system's own.
    private var next: SystemSoundID = 4097

    init() {}

    func sessionWillEnd() { for sound in sounds.values { sound.voice.silence() } }

    func add(_ url: URL, _ file: MediaFile) -> SystemSoundID {
        defer { next += 1 }
        sounds[next] = Sound(url: url, duration: file.duration)
        return next
    }

    func remove(_ number: SystemSoundID) -> Bool {
        let sound = sounds.removeValue(forKey: number)
        sound?.voice.silence()
        endings[number] = nil
        return sound != nil
    }

    func play(_ number: SystemSoundID, isAlert: Bool, _ completion: (@Sendable () -> Void)?) {
        var fields = ["sound": sounds[number]?.url.lastPathComponent ?? "\(number)"]
        if number == kSystemSoundID_Vibrate { fields = ["kind": "vibration"] }
        if isAlert { fields["alert"] = "yes" }
        Traces.record("systemSound", of: "AudioServices", fields)
        if SoundVoice.isHeard, let sound = sounds[number] { hear(sound, number) }
        // Choice (AudioToolbox): a sound of the system's own is over at once, and so is a vibration.
        soon(after: sounds[number]?.duration ?? 0) {
            completion?()
            SystemSounds.shared.endings[number]?()
        }
    }

    private func hear(_ sound: Sound, _ number: SystemSoundID) {
        var sound = sound
        if sound.samples == nil, let data = try? Data(contentsOf: sound.url) {
            sound.samples = SoundSamples.decode(data, file: sound.url)
            sounds[number] = sound
        }
        if let samples = sound.samples { sound.voice.play(samples, from: 0, volume: 1) }
    }
}
