import CoreMedia
import Foundation
import QuartzCore

/// Where and how clearly a track is seen, as time goes by.
open class AVVideoCompositionLayerInstruction: NSObject, @unchecked Sendable {
    struct Ramp<Value> {
        var start: Value
        var end: Value
        var range: CMTimeRange
    }

    var number = kCMPersistentTrackID_Invalid
    var transforms: [Ramp<CGAffineTransform>] = []
    var opacities: [Ramp<Float>] = []
    var crops: [Ramp<CGRect>] = []

    /// The number of the track.
    open var trackID: CMPersistentTrackID { number }

    /// Writes how the track is placed around a time, and says whether that was given for the time or one before.
    open func getTransformRamp(
        for time: CMTime, start startTransform: UnsafeMutablePointer<CGAffineTransform>?,
        end endTransform: UnsafeMutablePointer<CGAffineTransform>?, timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool { Self.read(transforms, time, startTransform, endTransform, timeRange) }

    /// Writes how clearly the track is seen around a time, and says whether that was given for the time or one before.
    open func getOpacityRamp(
        for time: CMTime, startOpacity: UnsafeMutablePointer<Float>?, endOpacity: UnsafeMutablePointer<Float>?,
        timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool { Self.read(opacities, time, startOpacity, endOpacity, timeRange) }

    /// Writes which part of the track is seen around a time, and says whether that was given for the time or one before.
    open func getCropRectangleRamp(
        for time: CMTime, startCropRectangle: UnsafeMutablePointer<CGRect>?,
        endCropRectangle: UnsafeMutablePointer<CGRect>?, timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool { Self.read(crops, time, startCropRectangle, endCropRectangle, timeRange) }

    private static func read<Value>(
        _ ramps: [Ramp<Value>], _ time: CMTime, _ start: UnsafeMutablePointer<Value>?,
        _ end: UnsafeMutablePointer<Value>?, _ range: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool {
        guard let ramp = ramps.filter({ $0.range.start <= time }).max(by: { $0.range.start < $1.range.start }) else {
            return false
        }
        start?.pointee = ramp.start
        end?.pointee = ramp.end
        range?.pointee = ramp.range
        return true
    }
}
