extension View {
    /// Shows the view, and all around it, light or dark; nil as the device has it.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        Schemed(content: self, scheme: colorScheme)
    }
}

private struct Schemed<Content: View>: PrimitiveView {
    let content: Content
    let scheme: ColorScheme?

    func update(_ node: Node) {
        node.declare(content)
        let page = node.environment.frame.page
        let style: UIUserInterfaceStyle = scheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
        node.graph.afterUpdate {
            var controller = page?.controller
            while let parent = controller?.parent { controller = parent }
            if controller?.overrideUserInterfaceStyle != style { controller?.overrideUserInterfaceStyle = style }
        }
    }
}
