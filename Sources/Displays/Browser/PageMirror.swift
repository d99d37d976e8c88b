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

extension FrameEncoder {
    static func encode(
        _ new: Picture, over old: Picture?, damage: Damage, sequence: UInt32, time: Double
    ) -> Data {
        new.withPlane { plane in
            guard let old else {
                return encode(plane, scale: new.scale, over: nil, damage: damage, sequence: sequence, time: time)
            }
            return old.withPlane {
                encode(plane, scale: new.scale, over: $0, damage: damage, sequence: sequence, time: time)
            }
        }
    }
}

extension Picture {
    fileprivate func withPlane<Result>(_ body: (PixelPlane) -> Result) -> Result {
        pixels.withUnsafeBytes { body(PixelPlane($0, width: width, height: height)) }
    }
}

extension Damage {
    /// Adds the part of a rectangle that lies in a picture of a size.
    mutating func add(_ rectangle: AppMessage.PixelRectangle, in size: (width: Int, height: Int)) {
        add(
            PixelArea(
                x: rectangle.x, y: rectangle.y, width: rectangle.width, height: rectangle.height, in: size))
    }
}
