import CoreGraphics
import Foundation
@_spi(Framework) import UIKit

/// A node whose children are drawn together, as one picture.
///
/// Filters and shaders are not there: the picture is drawn as it is.
open class SKEffectNode: SKNode {
    /// The name of the class on Apple's systems.
    open class override var __objectiveC: ObjectiveCTable { ObjectiveCTable(super.__objectiveC, name: "SKEffectNode") }

    /// Whether the children are drawn as one picture.
    open var shouldEnableEffects = true
    /// Whether the picture is kept while nothing in it changes; it makes no difference here.
    open var shouldRasterize = false
    /// Whether a filter works on the middle of the picture; it makes no difference without filters.
    open var shouldCenterFilter = true
    /// How the picture is put over what is behind.
    open var blendMode = SKBlendMode.alpha

    /// A shader, which is not run.
    open var shader: SKShader? { didSet { shader?.reportIgnored(by: self) } }

    override var grouping: NodeGrouping? { shouldEnableEffects ? NodeGrouping(blendMode: blendMode) : nil }

    override func takeOver(_ other: SKNode) {
        super.takeOver(other)
        guard let other = other as? SKEffectNode else { return }
        (shouldEnableEffects, shouldRasterize) = (other.shouldEnableEffects, other.shouldRasterize)
        (shouldCenterFilter, blendMode) = (other.shouldCenterFilter, other.blendMode)
    }

    override func decode(_ archive: NodeArchive) {
        super.decode(archive)
        shouldEnableEffects = archive.bool("_shouldEnableEffects") ?? true
        shouldRasterize = archive.bool("_shouldRasterize") ?? false
        blendMode = archive.integer("_blendMode").flatMap(SKBlendMode.init) ?? .alpha
    }
}
