import DisplayProtocol
import Foundation

/// What a page shows once it has read all that was sent. Frames are written here, off the main actor, which has the
/// app's messages to read.
actor PageMirror {
    private var picture: Picture?

    /// The frame that brings the page to a picture.
    ///
    /// - Parameters:
    ///   - damage: Where the picture may differ from the last.
    ///   - time: Media clock, in seconds.
    func frame(to new: Picture, damage: Damage, sequence: UInt32, time: Double) -> Data {
        let bytes = FrameEncoder.encode(new, over: picture, damage: damage, sequence: sequence, time: time)
        if picture?.width == new.width, picture?.height == new.height {
            picture?.copy(damage, from: new)
        } else {
            picture = new
        }
        return bytes
    }
}

extension Picture {
    /// Takes the pixels of some areas over from a picture of the same size.
    fileprivate mutating func copy(_ damage: Damage, from other: Picture) {
        let width = width
        pixels.withUnsafeMutableBytes { target in
            other.pixels.withUnsafeBytes { source in
                precondition(target.count == source.count, "pictures of one size")
                for area in damage.areas {
                    for y in area.y {
                        let start = (y * width + area.x.lowerBound) * 4
                        memcpy(target.baseAddress! + start, source.baseAddress! + start, area.x.count * 4)
                    }
                }
            }
        }
        scale = other.scale
    }
}
