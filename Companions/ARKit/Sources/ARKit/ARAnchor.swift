import Foundation
@_spi(Framework) import UIKit

/// A place in the world.
@preconcurrency @MainActor open class ARAnchor: NSObject {
    /// A name to know the anchor by.
    public let identifier = UUID()
    /// A name for people.
    public let name: String?
    /// The matrix from the anchor's space to the world's, in metres.
    public let transform: simd_float4x4

    /// Makes an anchor at a place.
    public convenience init(transform: simd_float4x4) { self.init(name: "", transform: transform) }
    /// Makes an anchor of a name at a place.
    public init(name: String, transform: simd_float4x4) {
        (self.name, self.transform) = (name.isEmpty ? nil : name, transform)
        super.init()
    }
}
