// Encodes frames as the browser display sends them, and compares the time with copying the same picture.
import Foundation

/// The time that the fastest tenth of some runs stays below, in milliseconds: what others do on the machine is left out.
func time(_ runs: Int = 101, _ body: (Int) -> Void) -> Double {
    let times = (0..<runs).map { step in
        let start = DispatchTime.now().uptimeNanoseconds
        body(step)
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
    }
    return times.sorted()[runs / 10]
}

struct Measurement {
    var milliseconds: Double
    /// Of the largest frame.
    var bytes: Int
}

func measure(width: Int, height: Int, scale: Int) -> [(name: String, result: Measurement)] {
    let screen = ListScreen(width: width, height: height, scale: scale)
    let pictures = (0..<16).map { screen.pixels(scrolledBy: $0 * 7 * scale) }
    func encode(_ new: Int, over old: Int?, in area: PixelArea) -> Int {
        pictures[new].withUnsafeBytes { new in
            let plane = PixelPlane(new, width: width, height: height)
            var damage = Damage()
            damage.add(area)
            func frame(_ old: PixelPlane?) -> Int {
                FrameEncoder.encode(plane, scale: Double(scale), over: old, damage: damage, sequence: 1, time: 0).count
            }
            guard let old else { return frame(nil) }
            return pictures[old].withUnsafeBytes { frame(PixelPlane($0, width: width, height: height)) }
        }
    }
    func run(_ body: (Int) -> Int) -> Measurement {
        var bytes = 0
        let milliseconds = time { bytes = max(bytes, body($0)) }
        return Measurement(milliseconds: milliseconds, bytes: bytes)
    }
    var copy = pictures[0]
    let whole = PixelArea(x: 0..<width, y: 0..<height)
    let list = PixelArea(x: 0..<width, y: 88 * scale..<height - 83 * scale)
    let row = PixelArea(x: 0..<width, y: 88 * scale..<(88 + 58) * scale)
    return [
        (
            "copying the picture",
            run { step in
                copy.withUnsafeMutableBytes { target in
                    pictures[step % 16].withUnsafeBytes { target.copyMemory(from: $0) }
                }
                return copy.count * 4
            }
        ),
        ("a key frame", run { encode($0 % 16, over: nil, in: whole) }),
        ("scrolling by 7 points", run { encode($0 % 15 + 1, over: $0 % 15, in: list) }),
        ("the same, damage everywhere", run { encode($0 % 15 + 1, over: $0 % 15, in: whole) }),
        ("jumping by 98 points", run { encode($0 % 2 + 14, over: $0 % 2, in: list) }),
        ("one row", run { encode($0 % 15 + 1, over: $0 % 15, in: row) }),
        ("nothing, damage everywhere", run { encode($0 % 16, over: $0 % 16, in: whole) }),
    ]
}

let (two, three) = (measure(width: 750, height: 1334, scale: 2), measure(width: 1179, height: 2556, scale: 3))
print("| | 2x ms | x copy | KB | 3x ms | x copy | KB |")
print("|---|---|---|---|---|---|---|")
for (a, b) in zip(two, three) {
    let (first, second) = (a.result, b.result)
    print(
        String(
            format: "| %@ | %.2f | %.1f | %d | %.2f | %.1f | %d |", a.name, first.milliseconds,
            first.milliseconds / two[0].result.milliseconds, first.bytes / 1000, second.milliseconds,
            second.milliseconds / three[0].result.milliseconds, second.bytes / 1000))
}
