import Foundation
@_spi(Framework) import UIKit

/// A value that shaders read of a node.
open class SKAttributeValue: NSObject, @unchecked Sendable {
    /// A number.
    open var floatValue: Float

    /// Makes a value of a number.
    public init(float value: Float) { floatValue = value }

    /// Makes a value of 0.
    public override convenience init() { self.init(float: 0) }
}
