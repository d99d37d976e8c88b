/// The placeholder of a field, which is the field's own text to whoever looks for one.
final class TextFieldPlaceholder: UILabel {
    override func describe(_ description: inout ViewDescription) {}
}
