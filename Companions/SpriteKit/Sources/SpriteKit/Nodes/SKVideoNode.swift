import CoreGraphics
import Foundation
@_spi(Framework) import UIKit

/// A node for a film, which is not shown: using one reports itself.
open class SKVideoNode: SKNode {
    /// The name of the class on Apple's systems.
    open class override var __objectiveC: ObjectiveCTable { ObjectiveCTable(super.__objectiveC, name: "SKVideoNode") }

    /// Makes a node without a film.
    public override init() {
        super.init()
        Findings.report(
            limit: "spritekit.video", "films are not shown in scenes",
            advice: "Show a picture in place of the film.")
    }

    /// Makes a node for a film of the app's files.
    public convenience init(fileNamed videoFile: String) { self.init() }
    /// Makes a node for the film at an address.
    public convenience init(url videoURL: URL) { self.init() }
    /// Makes a node from an archive.
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    /// The size, in points.
    open var size = CGSize.zero
    /// Where the node's origin is, as parts of the size.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// Starts the film, which is not shown.
    open func play() {}
    /// Has the film pause, which is not shown.
    open func pause() {}

    override var contentRect: CGRect {
        CGRect(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
    }
}
