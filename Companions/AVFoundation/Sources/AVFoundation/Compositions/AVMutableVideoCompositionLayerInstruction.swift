import CoreMedia
import Foundation
import QuartzCore

/// Where and how clearly a track is seen, as the app says.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction, @unchecked Sendable {
    /// Makes one for no track.
    public override init() { super.init() }

    /// Makes one for a track.
    public convenience init(assetTrack track: AVAssetTrack) {
        self.init()
        number = track.trackID
    }

    open override var trackID: CMPersistentTrackID {
        get { number }
        set { number = newValue }
    }

    /// Places the track from a time on.
    open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {
        transforms.append(Ramp(start: transform, end: transform, range: Self.from(time)))
    }

    /// Moves the track within a time.
    open func setTransformRamp(
        fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform, timeRange: CMTimeRange
    ) { transforms.append(Ramp(start: startTransform, end: endTransform, range: timeRange)) }

    /// Says how clearly the track is seen from a time on, from 0 to 1.
    open func setOpacity(_ opacity: Float, at time: CMTime) {
        opacities.append(Ramp(start: opacity, end: opacity, range: Self.from(time)))
    }

    /// Fades the track within a time.
    open func setOpacityRamp(
        fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange
    ) {
        opacities.append(Ramp(start: startOpacity, end: endOpacity, range: timeRange))
    }

    /// Says which part of the track is seen from a time on, in pixels.
    open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {
        crops.append(Ramp(start: cropRectangle, end: cropRectangle, range: Self.from(time)))
    }

    /// Changes the part that is seen of the track within a time, in pixels.
    open func setCropRectangleRamp(
        fromStartCropRectangle startCropRectangle: CGRect, toEndCropRectangle endCropRectangle: CGRect,
        timeRange: CMTimeRange
    ) { crops.append(Ramp(start: startCropRectangle, end: endCropRectangle, range: timeRange)) }

    private static func from(_ time: CMTime) -> CMTimeRange { CMTimeRange(start: time, duration: .positiveInfinity) }
}
