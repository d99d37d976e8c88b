import Foundation
@_spi(Framework) import AudioToolbox
@_spi(Framework) import UIKit

/// What a flow, a test or the page says of the app's sound.
struct SimulatedAudio: Decodable {
    /// `began` or `ended`: a telephone call, say.
    var interruption: String?
    /// `speaker` or `headphones`.
    var route: String?
    /// Whether the person lets the app record: `granted` or `denied`.
    var microphone: String?
    /// The volume that the person sets, from 0 to 1.
    var volume: Double?
}

/// Why the sound cannot be as somebody says.
struct AudioProblem: Error, CustomStringConvertible {
    var description: String
}

/// What a device knows of an app's sound in one session.
@MainActor final class AudioServicesOfDevice: SessionState {
    private(set) var category = AVAudioSession.Category.soloAmbient
    private(set) var mode = AVAudioSession.Mode.default
    private(set) var policy = AVAudioSession.RouteSharingPolicy.default
    private(set) var options: AVAudioSession.CategoryOptions = []
    private(set) var microphone = AVAudioSession.RecordPermission.undetermined
    var preferredInput: AVAudioSessionPortDescription?
    var preferredSampleRate = 0.0
    var preferredDuration = 0.0
    // Choice (AVFAudio): a device's volume is in the middle at first.
    private(set) var volume: Float = 0.5
    private var hasHeadphones = false
    private let question = PermissionQuestion()

    init() {
        if let event = Simulations.latest(__AVFAudio.simulation, as: SimulatedAudio.self) {
            hasHeadphones = event.route == "headphones"
            microphone = event.microphone == "granted" ? .granted : event.microphone == "denied" ? .denied : microphone
            volume = event.volume.map(Float.init) ?? volume
        }
    }

    func set(
        _ category: AVAudioSession.Category, _ mode: AVAudioSession.Mode, _ policy: AVAudioSession.RouteSharingPolicy,
        _ options: AVAudioSession.CategoryOptions
    ) {
        (self.mode, self.policy, self.options) = (mode, policy, options)
        guard category != self.category else { return }
        let before = route
        self.category = category
        post(.categoryChange, from: before)
    }

    func activate(_ isActive: Bool) {
        Traces.record("setActive", of: "AVAudioSession", ["active": "\(isActive)", "category": category.rawValue])
    }

    var route: AVAudioSessionRouteDescription {
        let records = category == .record || category == .playAndRecord
        return AVAudioSessionRouteDescription(
            inputs: records ? [.microphone] : [],
            outputs: category == .record ? [] : [hasHeadphones ? .headphones : .speaker])
    }

    private func post(_ reason: AVAudioSession.RouteChangeReason, from before: AVAudioSessionRouteDescription) {
        soon {
            NotificationCenter.default.post(
                name: AVAudioSession.routeChangeNotification, object: AVAudioSession.sharedInstance(),
                userInfo: [
                    AVAudioSessionRouteChangeReasonKey: reason.rawValue,
                    AVAudioSessionRouteChangePreviousRouteKey: before,
                ])
        }
    }

    // MARK: The microphone

    func askForMicrophone(_ function: String, _ answer: @escaping @Sendable (Bool) -> Void) {
        guard microphone == .undetermined else {
            let isGranted = microphone == .granted
            soon { answer(isGranted) }
            return
        }
        let purpose = PermissionQuestion.purpose(
            ["NSMicrophoneUsageDescription"], for: function, code: "audio.missing-purpose")
        guard let purpose else {
            soon { answer(false) }
            return
        }
        question.ask("“\(AppProperties.appName)” Would Like to Access the Microphone", purpose) { isAllowed in
            self.microphone = isAllowed ? .granted : .denied
            soon { answer(isAllowed) }
        }
    }

    // MARK: What happens

    func take(_ event: SimulatedAudio) throws {
        if let name = event.microphone {
            guard name == "granted" || name == "denied" else {
                throw AudioProblem(description: "the microphone is 'granted' or 'denied'")
            }
            microphone = name == "granted" ? .granted : .denied
            question.settle(microphone == .granted)
        }
        if let volume = event.volume {
            AVAudioSession.sharedInstance().willChangeValue(forKey: "outputVolume")
            self.volume = Float(min(max(volume, 0), 1))
            AVAudioSession.sharedInstance().didChangeValue(forKey: "outputVolume")
        }
        if let route = event.route {
            guard route == "speaker" || route == "headphones" else {
                throw AudioProblem(description: "the route is 'speaker' or 'headphones'")
            }
            let before = self.route
            hasHeadphones = route == "headphones"
            post(hasHeadphones ? .newDeviceAvailable : .oldDeviceUnavailable, from: before)
        }
        if let name = event.interruption {
            guard name == "began" || name == "ended" else {
                throw AudioProblem(description: "an interruption has 'began' or 'ended'")
            }
            interrupt(name == "began" ? .began : .ended)
        }
    }

    private func interrupt(_ type: AVAudioSession.InterruptionType) {
        var info: [String: Any] = [AVAudioSessionInterruptionTypeKey: type.rawValue]
        if type == .ended {
            info[AVAudioSessionInterruptionOptionKey] = AVAudioSession.InterruptionOptions.shouldResume.rawValue
        }
        NotificationCenter.default.post(
            name: AVAudioSession.interruptionNotification, object: AVAudioSession.sharedInstance(), userInfo: info)
    }
}
