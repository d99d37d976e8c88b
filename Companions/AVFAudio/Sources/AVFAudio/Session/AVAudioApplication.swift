import Foundation
@_spi(Framework) import AudioToolbox
@_spi(Framework) import UIKit

/// What a person allows an app to hear.
open class AVAudioApplication: NSObject, @unchecked Sendable {
    private static let application = AVAudioApplication()

    /// The app's own.
    open class var shared: AVAudioApplication { application }

    private override init() {}

    /// Whether an app may record.
    public enum recordPermission: Int, Sendable {
        case undetermined = 0x756e_6474
        case denied = 0x6465_6e79
        case granted = 0x6772_6e74
    }

    /// Whether the app may record.
    open var recordPermission: recordPermission {
        switch onMain({ AudioServicesOfDevice.shared.microphone }) {
        case .undetermined: .undetermined
        case .denied: .denied
        case .granted: .granted
        }
    }

    /// Asks the person, once, whether the app may record.
    open class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {
        AVAudioSession.sharedInstance().requestRecordPermission(response)
    }

    /// Asks the person, once, whether the app may record; whether it may.
    open class func requestRecordPermission() async -> Bool {
        await withCheckedContinuation { done in requestRecordPermission { done.resume(returning: $0) } }
    }
}
