/// Room that grows along a stack.
public struct Spacer: View {
    /// The least length, in points; nil for the usual one.
    public var minLength: CGFloat?

    /// Makes room.
    nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
    func elements(_ node: Node) -> [Element] {
        let spacer = node.kept("spacer") { SpacerElement() }
        spacer.axis = node.environment.frame.stackAxis
        spacer.least = minLength ?? StackElement.usualSpacing
        spacer.own.isSpacer = true
        return [spacer]
    }
}

private final class SpacerElement: Element {
    var axis: Axis?
    var least: CGFloat = 0

    override func measure(_ proposal: Proposal) -> CGSize {
        var size = CGSize.zero
        for along in [Axis.horizontal, .vertical] where axis == nil || axis == along {
            size[along] = max(least, proposal[along] ?? least)
        }
        return size
    }
}

/// A fine line between views: across a stack, or from side to side.
public struct Divider: View {
    /// Makes a line.
    nonisolated public init() {}
}

extension Divider: PrimitiveView {
    func elements(_ node: Node) -> [Element] {
        let divider = node.kept("divider") { DividerElement() }
        divider.own.isDivider = true
        divider.isUpright = node.environment.frame.stackAxis == .horizontal
        return [divider]
    }
}

private final class DividerElement: ViewElement {
    var isUpright = false

    init() {
        super.init(UIView())
        view.backgroundColor = .separator
    }

    override func measure(_ proposal: Proposal) -> CGSize {
        let pixel = 1 / UIScreen.main.scale
        return isUpright
            ? CGSize(width: pixel, height: proposal.height ?? 10) : CGSize(width: proposal.width ?? 10, height: pixel)
    }
}
