import Foundation

/// The radians of an angle in degrees.
public func GLKMathDegreesToRadians(_ degrees: Float) -> Float { degrees * .pi / 180 }

/// The degrees of an angle in radians.
public func GLKMathRadiansToDegrees(_ radians: Float) -> Float { radians * 180 / .pi }
