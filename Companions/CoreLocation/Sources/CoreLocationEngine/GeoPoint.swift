import Foundation

/// A point on the Earth, in degrees of the WGS 84 ellipsoid.
package struct GeoPoint: Hashable, Sendable, Codable {
    /// Degrees, positive to the north.
    package var latitude: Double
    /// Degrees, positive to the east.
    package var longitude: Double

    package init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// Whether the degrees are those of a point on the Earth.
    package var isValid: Bool { abs(latitude) <= 90 && abs(longitude) <= 180 }

    /// Reads `LAT,LON`, in degrees.
    package init?(_ text: String) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map {
            Double($0.trimmingCharacters(in: .whitespaces))
        }
        guard parts.count == 2, let latitude = parts[0], let longitude = parts[1] else { return nil }
        self.init(latitude: latitude, longitude: longitude)
        if !isValid { return nil }
    }
}

// MARK: Distances

/// The half axes of the WGS 84 ellipsoid, in metres, and its flattening.
private let equatorialRadius = 6_378_137.0
private let flattening = 1 / 298.257223563
private let polarRadius = equatorialRadius * (1 - flattening)
/// The radius of a sphere of the same volume, in metres.
private let meanRadius = 6_371_008.8

extension GeoPoint {
    /// The length of the shortest way to another point, in metres, on the ellipsoid by Vincenty's formulae.
    package func distance(to other: GeoPoint) -> Double {
        guard isValid, other.isValid else { return .nan }
        guard self != other else { return 0 }
        let difference = (other.longitude - longitude).radians
        let (sinA, cosA) = Self.reduced(latitude)
        let (sinB, cosB) = Self.reduced(other.latitude)
        var lambda = difference
        for _ in 0..<200 {
            let (sinLambda, cosLambda) = (sin(lambda), cos(lambda))
            let across = cosB * sinLambda
            let along = cosA * sinB - sinA * cosB * cosLambda
            let sinSigma = hypot(across, along)
            guard sinSigma > 0 else { return 0 }
            let cosSigma = sinA * sinB + cosA * cosB * cosLambda
            let sigma = atan2(sinSigma, cosSigma)
            let sinAlpha = cosA * cosB * sinLambda / sinSigma
            let cosSquared = 1 - sinAlpha * sinAlpha
            let middle = cosSquared > 1e-12 ? cosSigma - 2 * sinA * sinB / cosSquared : 0
            let c = flattening / 16 * cosSquared * (4 + flattening * (4 - 3 * cosSquared))
            let previous = lambda
            lambda =
                difference + (1 - c) * flattening * sinAlpha
                * (sigma + c * sinSigma * (middle + c * cosSigma * (2 * middle * middle - 1)))
            guard abs(lambda - previous) < 1e-12 else { continue }
            return Self.length(cosSquared: cosSquared, sigma: sigma, sinSigma, cosSigma, middle: middle)
        }
        // The formulae do not end for points that lie nearly opposite each other.
        return greatCircleDistance(to: other)
    }

    private static func length(
        cosSquared: Double, sigma: Double, _ sinSigma: Double, _ cosSigma: Double, middle: Double
    ) -> Double {
        let u = cosSquared * (equatorialRadius * equatorialRadius / (polarRadius * polarRadius) - 1)
        let a = 1 + u / 16384 * (4096 + u * (-768 + u * (320 - 175 * u)))
        let b = u / 1024 * (256 + u * (-128 + u * (74 - 47 * u)))
        let square = 2 * middle * middle - 1
        let correction =
            b * sinSigma
            * (middle + b / 4
                * (cosSigma * square - b / 6 * middle * (4 * sinSigma * sinSigma - 3) * (4 * middle * middle - 3)))
        return polarRadius * a * (sigma - correction)
    }

    private static func reduced(_ latitude: Double) -> (sin: Double, cos: Double) {
        let angle = atan((1 - flattening) * tan(latitude.radians))
        return (sin(angle), cos(angle))
    }

    private func greatCircleDistance(to other: GeoPoint) -> Double {
        let (a, b) = (latitude.radians, other.latitude.radians)
        let across = sin((b - a) / 2)
        let along = sin((other.longitude - longitude).radians / 2)
        let share = min(1, across * across + cos(a) * cos(b) * along * along)
        return 2 * meanRadius * asin(sqrt(share))
    }

    /// The direction in which the way to another point begins, in degrees from north, clockwise, from 0 up to 360.
    package func bearing(to other: GeoPoint) -> Double {
        let (a, b) = (latitude.radians, other.latitude.radians)
        let turn = (other.longitude - longitude).radians
        let angle = atan2(sin(turn) * cos(b), cos(a) * sin(b) - sin(a) * cos(b) * cos(turn)).degrees
        return angle < 0 ? angle + 360 : angle
    }

    /// The point that lies at a share of the way to another one, along the great circle.
    package func point(at share: Double, to other: GeoPoint) -> GeoPoint {
        let (a, b) = (latitude.radians, other.latitude.radians)
        let (west, east) = (longitude.radians, other.longitude.radians)
        let angle = greatCircleDistance(to: other) / meanRadius
        guard angle > 1e-12, sin(angle) > 1e-12 else { return share < 1 ? self : other }
        let (from, to) = (sin((1 - share) * angle) / sin(angle), sin(share * angle) / sin(angle))
        let x = from * cos(a) * cos(west) + to * cos(b) * cos(east)
        let y = from * cos(a) * sin(west) + to * cos(b) * sin(east)
        let z = from * sin(a) + to * sin(b)
        return GeoPoint(latitude: atan2(z, hypot(x, y)).degrees, longitude: atan2(y, x).degrees)
    }

    /// The nearest point of a grid of so many degrees.
    package func rounded(toDegrees step: Double) -> GeoPoint {
        GeoPoint(latitude: (latitude / step).rounded() * step, longitude: (longitude / step).rounded() * step)
    }
}

extension Double {
    fileprivate var radians: Double { self * .pi / 180 }
    fileprivate var degrees: Double { self * 180 / .pi }
}
