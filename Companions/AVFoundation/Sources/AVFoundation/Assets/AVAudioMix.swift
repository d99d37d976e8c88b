import Foundation

/// How loud the sounds of a film's tracks are. None is given out here, and none is made.
open class AVAudioMix: NSObject, @unchecked Sendable {
    override init() { super.init() }
}
