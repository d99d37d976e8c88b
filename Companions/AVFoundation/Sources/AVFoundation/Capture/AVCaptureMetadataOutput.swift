import Foundation

/// Where things go that a camera sees, such as codes: none comes.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
    /// Makes an output.
    public override init() {}

    /// Who is told of things; not kept alive.
    open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    /// Where the delegate is called.
    open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
    /// The kinds of things that can be seen: without a camera, none.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    /// The kinds of things that are looked for; kept for the app.
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    /// The part of the picture that is looked at; kept for the app.
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// Says who is told of things, and where.
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
    ) {
        metadataObjectsDelegate = objectsDelegate
        metadataObjectsCallbackQueue = objectsCallbackQueue
    }
}

/// What an output of things tells its delegate. All of it may be left out.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    /// Called when a camera sees things.
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
    /// Does nothing.
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {}
}
