import CoreGraphics
import Foundation
@_spi(Framework) import UIKit

/// A node whose children are seen only where its mask is drawn.
open class SKCropNode: SKNode {
    /// The name of the class on Apple's systems.
    open class override var __objectiveC: ObjectiveCTable { ObjectiveCTable(super.__objectiveC, name: "SKCropNode") }

    /// The node through which the children are seen, in this node's space; nil to see all of them.
    open var maskNode: SKNode?

    override var grouping: NodeGrouping? { maskNode.map { NodeGrouping(mask: $0) } }

    override func takeOver(_ other: SKNode) {
        super.takeOver(other)
        maskNode = (other as? SKCropNode)?.maskNode?.copy() as? SKNode
    }

    override func decode(_ archive: NodeArchive) {
        super.decode(archive)
        maskNode = archive.object("_maskNode") as? SKNode ?? archive.object("_mask") as? SKNode
    }
}
