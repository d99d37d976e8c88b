import Foundation
@_spi(Framework) import UIKit

/// A value that a shader reads.
open class SKUniform: NSObject, @unchecked Sendable {
    /// The name by which the shader knows the value.
    public let name: String
    /// A number.
    open var floatValue: Float = 0
    /// A picture.
    open var textureValue: SKTexture?

    /// Makes a value of 0.
    public init(name: String) { self.name = name }

    /// Makes a value of a number.
    public convenience init(name: String, float value: Float) {
        self.init(name: name)
        floatValue = value
    }

    /// Makes a value of a picture.
    public convenience init(name: String, texture: SKTexture?) {
        self.init(name: name)
        textureValue = texture
    }
}
