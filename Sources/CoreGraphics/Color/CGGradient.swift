import Foundation

/// A row of colours that blend into each other.
public final class CGGradient: Sendable, Hashable {
    struct Stop: Hashable, Sendable {
        var location: Double
        var color: RGBA
    }

    let stops: [Stop]

    init(stops: [Stop]) {
        self.stops = stops
    }

    /// Makes a gradient from `CGColor`s; nil when there are none or when anything else is among them.
    ///
    /// `locations` has a value in 0...1 for each colour; without it the colours are evenly spaced.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: UnsafePointer<CGFloat>?) {
        let cgColors = colors.compactMap { $0 as? CGColor }
        guard !cgColors.isEmpty, cgColors.count == colors.count else { return nil }
        let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
        self.init(colors: cgColors.map(\.rgba), locations: places?.map(Double.init))
    }

    /// Makes a gradient from an array of `CGColor`s; nil when there are none or when anything else is among them.
    ///
    /// - Parameter locations: A value from 0 to 1 for each colour; without it the colours are evenly spaced.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        self.init(colorsSpace: space, colors: colors.map { $0 }, locations: locations)
    }

    /// Makes a gradient from components in the order of `space`, alpha last, `count` times.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let size = space.numberOfComponents + 1
        let values = Array(UnsafeBufferPointer(start: components, count: count * size))
        let colors = (0..<count).map { space.resolve(Array(values[$0 * size..<($0 + 1) * size])) }
        let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
        self.init(colors: colors, locations: places?.map(Double.init))
    }

    /// Makes a gradient; `locations` are in 0...1, and evenly spaced when nil or of another count.
    package convenience init(colors: [RGBA], locations: [Double]?) {
        let places: [Double]
        if let locations, locations.count == colors.count {
            places = locations
        } else {
            places = colors.indices.map { colors.count == 1 ? 0 : Double($0) / Double(colors.count - 1) }
        }
        self.init(
            stops: zip(places, colors).map { Stop(location: $0.isNaN ? 0 : min(max($0, 0), 1), color: $1) })
    }

    /// Whether two gradients have the same colours in the same places.
    public static func == (one: CGGradient, other: CGGradient) -> Bool { one === other || one.stops == other.stops }

    /// Adds the gradient's colours and places to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}
