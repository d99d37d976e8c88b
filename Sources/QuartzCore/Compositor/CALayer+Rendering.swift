import CoreGraphics
import Foundation

extension CALayer {
    func drawTree(in context: CGContext) {
        displaySubtree()
        var list = DisplayList()
        // Far enough away for anything, and near enough to calculate with.
        let everything = CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)
        FrameBuilder(scale: nil, memory: CompositorMemory()).add(
            LayerSnapshot(ofModel: self), Placement(ownSpaceOf: modelState), clip: nil, visible: everything, to: &list)
        context.draw(list)
    }
}
