/// A wheel that turns while something is done, or a bar that shows how much of it is.
public struct ProgressView: View {
    private let value: Double?
    private let label: Text?

    /// Makes a wheel.
    public init() { (value, label) = (nil, nil) }
    /// Makes a wheel with the text of a key.
    public init(_ key: LocalizedStringKey) { (value, label) = (nil, Text(key)) }
    /// Makes a wheel with a string.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { (value, label) = (nil, Text(title)) }
    /// Makes a bar; nil makes a wheel.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
        self.value = value.map { Double($0 / total) }
        label = nil
    }

    /// Makes a bar with the text of a key; nil makes a wheel.
    public init<V: BinaryFloatingPoint>(_ key: LocalizedStringKey, value: V?, total: V = 1) {
        (self.value, label) = (value.map { Double($0 / total) }, Text(key))
    }
    /// Makes a bar with a string; nil makes a wheel.
    @_disfavoredOverload public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
        (self.value, label) = (value.map { Double($0 / total) }, Text(title))
    }

    /// The wheel or the bar of UIKit's.
    public var body: some View {
        VStack(alignment: value == nil ? .center : .leading) {
            if let value {
                if let label { label }
                ProgressBar(value: value)
            } else {
                Wheel()
                if let label { label.foregroundColor(.secondary) }
            }
        }
    }
}

private struct ProgressBar: PrimitiveView {
    let value: Double

    func elements(_ node: Node) -> [Element] {
        let element: MeasuredElement = node.kept("bar") { MeasuredElement(UIProgressView(progressViewStyle: .default)) }
        guard let bar = element.view as? UIProgressView else { return [] }
        bar.progress = Float(value)
        if let tint = node.environment.frame.tint { bar.progressTintColor = tint.uiColor }
        element.sizing = { [weak bar] in
            CGSize(width: $0.width ?? 200, height: bar?.intrinsicContentSize.height ?? 4)
        }
        return [element]
    }
}

private struct Wheel: PrimitiveView {
    func elements(_ node: Node) -> [Element] {
        let element: MeasuredElement = node.kept("wheel") {
            let wheel = UIActivityIndicatorView(style: .medium)
            wheel.startAnimating()
            let element = MeasuredElement(wheel)
            element.sizing = { [weak wheel] _ in wheel?.intrinsicContentSize ?? .zero }
            return element
        }
        return [element]
    }
}
