import Foundation
@_spi(Framework) import UIKit

/// A node for a light, which does not shine: using one reports itself.
open class SKLightNode: SKNode {
    /// The name of the class on Apple's systems.
    open class override var __objectiveC: ObjectiveCTable { ObjectiveCTable(super.__objectiveC, name: "SKLightNode") }

    /// Makes a light.
    public override init() {
        super.init()
        reportDark()
    }

    /// Makes a light from an archive.
    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        reportDark()
    }

    private func reportDark() {
        Findings.report(
            limit: "spritekit.light", "lights do not shine in scenes: everything is drawn in its own colours",
            advice: "Draw light and shadow with sprites and blend modes.")
    }

    /// Whether the light is on.
    open var isEnabled = true
    /// The colour of the light.
    open var lightColor = UIColor.white
    /// The colour of the light that comes from everywhere.
    open var ambientColor = UIColor.black
    /// The colour of shadows.
    open var shadowColor = UIColor(white: 0, alpha: 0.5)
    /// How fast the light falls off.
    open var falloff: CGFloat = 1
    /// The bits of what the light is.
    open var categoryBitMask: UInt32 = 1
}
