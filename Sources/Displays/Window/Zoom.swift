/// How large the phone is shown.
enum Zoom: Equatable {
    /// The sharpest size that the monitor has room for.
    case automatic
    /// The largest size that it has room for.
    case fit
    /// Pixels of the window to a pixel of the phone.
    case pixels(Double)
    /// A point of the phone is a point of the desktop.
    case points

    /// - Parameters:
    ///   - source: The phone's pixels.
    ///   - scale: Those in a point of the phone.
    ///   - room: The pixels that a window may have.
    ///   - unit: The pixels in a point of the desktop.
    func factor(for source: PixelSize, scale: Double, room: PixelSize, unit: Double) -> Double {
        let largest = WindowLayout.largestFactor(for: source, in: room, unit: unit)
        switch self {
        case .automatic: return Self.choices(scale: scale, unit: unit).first { $0 <= largest } ?? largest
        case .fit: return largest
        case .pixels(let factor): return factor
        case .points: return min(1, unit / scale)
        }
    }

    private static func choices(scale: Double, unit: Double) -> [Double] {
        [1, 0.75, 0.5, min(1, unit / scale)].sorted(by: >)
    }

    /// The zoom after this one, as a key goes through them.
    var next: Zoom {
        switch self {
        case .automatic: .pixels(1)
        case .pixels(1): .pixels(0.75)
        case .pixels(0.75): .pixels(0.5)
        case .pixels: .points
        case .points: .fit
        case .fit: .automatic
        }
    }

    var title: String {
        switch self {
        case .automatic: "Sharpest size that fits"
        case .fit: "Largest size that fits"
        case .pixels(let factor): "\(Int(factor * 100)) %"
        case .points: "Size in points"
        }
    }
}
