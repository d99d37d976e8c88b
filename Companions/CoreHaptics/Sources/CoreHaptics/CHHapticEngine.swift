import Foundation

/// What a device can let a person feel.
public protocol CHHapticDeviceCapability {
    /// Whether it can be felt.
    var supportsHaptics: Bool { get }
    /// Whether it can be heard.
    var supportsAudio: Bool { get }
}

/// What lets a person feel patterns. The hardware is missing, as in the Simulator: none can be made.
open class CHHapticEngine: @unchecked Sendable {
    /// Why an engine was stopped.
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1
        case applicationSuspended = 2
        case idleTimeout = 3
        case notifyWhenFinished = 4
        case engineDestroyed = 5
        case gameControllerDisconnect = 6
        case systemError = -1
    }

    /// What an engine does when all patterns have ended.
    public enum FinishedAction: Int, Sendable {
        case stopEngine = 1
        case leaveEngineRunning = 2
    }

    private struct Capability: CHHapticDeviceCapability {
        var supportsHaptics: Bool { false }
        var supportsAudio: Bool { false }
    }

    /// What the device can let a person feel: nothing.
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { Capability() }

    /// Makes an engine.
    ///
    /// - Throws: A `CHHapticError`: the hardware is missing.
    public init() throws { throw CHHapticError(.notSupported) }

    /// What is called when the engine was stopped by something else.
    open var stoppedHandler: @Sendable (StoppedReason) -> Void = { _ in }
    /// What is called when the engine is to be started anew.
    open var resetHandler: @Sendable () -> Void = {}
    /// Whether only what is felt is played.
    open var playsHapticsOnly = false
    /// Whether nothing is felt.
    open var isMutedForHaptics = false
    /// Whether nothing is heard.
    open var isMutedForAudio = false
    /// Whether the engine stops by itself.
    open var isAutoShutdownEnabled = false
    /// The engine's clock, in seconds.
    open var currentTime: TimeInterval { 0 }

    /// Starts the engine.
    ///
    /// - Throws: A `CHHapticError`: the hardware is missing.
    open func start() throws { throw CHHapticError(.notSupported) }
    /// Starts the engine, and tells that it cannot.
    open func start(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(CHHapticError(.notSupported))
    }
    /// Stops the engine.
    open func stop(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    /// Plays the pattern of a file.
    ///
    /// - Throws: A `CHHapticError`: the hardware is missing.
    open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
    /// Makes a player of a pattern.
    ///
    /// - Throws: A `CHHapticError`: the hardware is missing.
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CHHapticError(.notSupported)
    }
    /// Makes a player of a pattern that can be interrupted.
    ///
    /// - Throws: A `CHHapticError`: the hardware is missing.
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        throw CHHapticError(.notSupported)
    }
    /// Calls when all players have ended.
    open func notifyWhenPlayersFinished(finishedHandler: @escaping @Sendable ((any Error)?) -> FinishedAction) {}
}

/// The time of now, for a pattern's beginning.
public let CHHapticTimeImmediate: TimeInterval = 0

/// What plays a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
    /// Begins at a time of the engine's clock.
    func start(atTime time: TimeInterval) throws
    /// Ends at a time of the engine's clock.
    func stop(atTime time: TimeInterval) throws
    /// Changes the pattern at a time of the engine's clock.
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
    /// Ends.
    func cancel() throws
    /// Whether nothing is felt.
    var isMuted: Bool { get set }
}

/// What plays a pattern that can be interrupted.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    /// Stops for a while, at a time of the engine's clock.
    func pause(atTime time: TimeInterval) throws
    /// Goes on at a time of the engine's clock.
    func resume(atTime time: TimeInterval) throws
    /// Goes to a place of the pattern, in seconds.
    func seek(toOffset offsetTime: TimeInterval) throws
    /// Whether the pattern is repeated.
    var loopEnabled: Bool { get set }
    /// Where the pattern is repeated, in seconds.
    var loopEnd: TimeInterval { get set }
    /// How fast it is played.
    var playbackRate: Float { get set }
}
