/// Text of many lines that a person writes.
public struct TextEditor: View {
    let text: Binding<String>
    /// Makes an editor of a text.
    public init(text: Binding<String>) { self.text = text }
}

extension TextEditor: PrimitiveView {
    private final class Writer: NSObject, UITextViewDelegate {
        var text: Binding<String>?
        func textViewDidChange(_ textView: UITextView) { text?.wrappedValue = textView.text }
    }

    func elements(_ node: Node) -> [Element] {
        let writer: Writer = node.kept("writer") { Writer() }
        let element: MeasuredElement = node.kept("editor") {
            let view = UITextView()
            view.delegate = writer
            return MeasuredElement(view)
        }
        writer.text = text
        guard let view = element.view as? UITextView else { return [] }
        let environment = node.environment
        if view.text != text.wrappedValue { view.text = text.wrappedValue }
        view.font = (environment.font ?? .body).uiFont
        view.textColor = ForegroundStyle().__fill(in: environment).color
        view.textAlignment = environment.multilineTextAlignment.text
        view.isEditable = environment.isEnabled
        view.keyboardType = environment.textLine.keyboard
        view.autocapitalizationType = environment.textLine.capitals
        view.autocorrectionType = environment.textLine.correction
        return [element]
    }
}
