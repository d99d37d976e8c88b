import class CoreFoundation.CFRunLoop
import Foundation
@_spi(Framework) import UIKit

/// The number by which a short sound is known.
public typealias SystemSoundID = UInt32

/// The number of no sound.
public let kSystemSoundID_Unknown: SystemSoundID = 0
/// The number that makes a phone vibrate; the trace tells of it here.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0fff
/// What functions return that have done what they should.
public let kAudioServicesNoError: OSStatus = 0
/// What functions of older sessions return that have done what they should.
public let kAudioSessionNoError: OSStatus = 0
/// The error that a file is no sound that can be played so.
public let kAudioServicesUnsupportedPropertyError: OSStatus = 1_886_681_407
/// The error that a number is no sound's.
public let kAudioServicesBadSystemSoundIDError: OSStatus = 0x7373_6964
/// The error that a system sound is too long or cannot be read.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

/// Reads a file whose sound is played by a number from then on.
///
/// - Parameters:
///   - inFileURL: A file with a sound of at most 30 seconds.
///   - outSystemSoundID: Gets the number.
/// - Returns: 0, or why the file cannot be played.
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: NSURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    let url = inFileURL as URL
    guard let file = try? MediaFile(contentsOf: url), file.audio != nil else {
        return kAudioServicesSystemSoundUnspecifiedError
    }
    outSystemSoundID.pointee = onMain { SystemSounds.shared.add(url, file) }
    return kAudioServicesNoError
}

/// Gives a sound's number up, and silences it.
@discardableResult public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    onMain { SystemSounds.shared.remove(inSystemSoundID) }
        ? kAudioServicesNoError : kAudioServicesBadSystemSoundIDError
}

/// Plays a sound, or makes the phone vibrate.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, nil)
}

/// Plays a sound as an alert, which vibrates too where the phone is to.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    AudioServicesPlayAlertSoundWithCompletion(inSystemSoundID, nil)
}

/// Plays a sound, and calls when it is over.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
    onMain { SystemSounds.shared.play(inSystemSoundID, isAlert: false, inCompletionBlock) }
}

/// Plays a sound as an alert, and calls when it is over.
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
    onMain { SystemSounds.shared.play(inSystemSoundID, isAlert: true, inCompletionBlock) }
}

/// What is called when a sound is over.
public typealias AudioServicesSystemSoundCompletionProc =
    @convention(c) (SystemSoundID, UnsafeMutableRawPointer?) -> Void

/// Has a function called whenever a sound is over.
@discardableResult public func AudioServicesAddSystemSoundCompletion(
    _ inSystemSoundID: SystemSoundID, _ inRunLoop: CFRunLoop?, _ inRunLoopMode: NSString?,
    _ inCompletionRoutine: @escaping AudioServicesSystemSoundCompletionProc, _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus {
    nonisolated(unsafe) let (routine, data) = (inCompletionRoutine, inClientData)
    onMain { SystemSounds.shared.endings[inSystemSoundID] = { routine(inSystemSoundID, data) } }
    return kAudioServicesNoError
}

/// Has nothing called any more when a sound is over.
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {
    onMain { SystemSounds.shared.endings[inSystemSoundID] = nil }
}
