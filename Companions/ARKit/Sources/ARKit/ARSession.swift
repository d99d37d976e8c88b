import Foundation
@_spi(Framework) import UIKit

/// Why a session cannot go on.
public struct ARError: Error, CustomNSError, Sendable {
    /// The numbers of the errors.
    public enum Code: Int, Sendable {
        case unsupportedConfiguration = 100
        case sensorUnavailable = 101
        case sensorFailed = 102
        case cameraUnauthorized = 103
        case worldTrackingFailed = 200
    }

    /// The number of the error.
    public let code: Code
    /// Makes an error of a number.
    public init(_ code: Code) { self.code = code }
    /// The domain of the errors.
    public static var errorDomain: String { "com.apple.arkit.error" }
    /// The number of the error.
    public var errorCode: Int { code.rawValue }
    /// What happened, in words.
    public var errorUserInfo: [String: Any] {
        [NSLocalizedDescriptionKey: code == .unsupportedConfiguration ? "Unsupported configuration." : "Failed."]
    }
    /// The configuration is not supported by the device.
    public static var unsupportedConfiguration: Code { .unsupportedConfiguration }
    /// A sensor is missing.
    public static var sensorUnavailable: Code { .sensorUnavailable }
    /// A sensor failed.
    public static var sensorFailed: Code { .sensorFailed }
    /// The app may not use the camera.
    public static var cameraUnauthorized: Code { .cameraUnauthorized }
    /// The world could not be tracked.
    public static var worldTrackingFailed: Code { .worldTrackingFailed }
}

/// Who is told of a session's course.
@preconcurrency @MainActor public protocol ARSessionObserver: NSObjectProtocol {
    /// The session ended with an error.
    func session(_ session: ARSession, didFailWithError error: any Error)
    /// The session was interrupted, which one that does not run never is.
    func sessionWasInterrupted(_ session: ARSession)
    /// The session goes on after an interruption.
    func sessionInterruptionEnded(_ session: ARSession)
}

/// Who is told of a session and its anchors.
@preconcurrency @MainActor public protocol ARSessionDelegate: ARSessionObserver {
    /// Anchors were added.
    func session(_ session: ARSession, didAdd anchors: [ARAnchor])
    /// Anchors were removed.
    func session(_ session: ARSession, didRemove anchors: [ARAnchor])
}

extension ARSessionObserver {
    /// Does nothing.
    public func session(_ session: ARSession, didFailWithError error: any Error) {}
    /// Does nothing.
    public func sessionWasInterrupted(_ session: ARSession) {}
    /// Does nothing.
    public func sessionInterruptionEnded(_ session: ARSession) {}
}

extension ARSessionDelegate {
    /// Does nothing.
    public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
    /// Does nothing.
    public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
}

/// What would follow the device through the world; it fails as soon as it is run.
@preconcurrency @MainActor open class ARSession: NSObject {
    /// What becomes of what a session knows when it is run again.
    public struct RunOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The device's place is forgotten.
        public static let resetTracking = RunOptions(rawValue: 1)
        /// The anchors are forgotten.
        public static let removeExistingAnchors = RunOptions(rawValue: 2)
    }

    var whenFailed: ((any Error) -> Void)?
    var whenAdded: ((ARAnchor) -> Void)?
    var whenRemoved: ((ARAnchor) -> Void)?
    private var anchors: [ARAnchor] = []

    /// Makes a session that does not run.
    public override init() { super.init() }
    /// Who is told of the session.
    open weak var delegate: (any ARSessionDelegate)?
    /// What the session was last run with.
    open private(set) var configuration: ARConfiguration?
    /// A name to know the session by.
    public let identifier = UUID()

    /// Runs the session, which fails: no configuration is supported where there is no camera.
    open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
        self.configuration = configuration
        if options.contains(.removeExistingAnchors) { for anchor in anchors { remove(anchor: anchor) } }
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                let error = ARError(.unsupportedConfiguration)
                self.delegate?.session(self, didFailWithError: error)
                self.whenFailed?(error)
            }
        }
    }

    /// Ends what does not run.
    open func pause() {}
    // Choice (ARKit): anchors added by hand are told at once, since no frame of the camera comes.
    /// Adds an anchor, which is told at once.
    open func add(anchor: ARAnchor) {
        guard !anchors.contains(where: { $0 === anchor }) else { return }
        anchors.append(anchor)
        delegate?.session(self, didAdd: [anchor])
        whenAdded?(anchor)
    }
    /// Removes an anchor, which is told at once.
    open func remove(anchor: ARAnchor) {
        guard let index = anchors.firstIndex(where: { $0 === anchor }) else { return }
        anchors.remove(at: index)
        delegate?.session(self, didRemove: [anchor])
        whenRemoved?(anchor)
    }
}
