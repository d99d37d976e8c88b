/// The ways in which a stretch of text has a direction of its own; added to an `NSWritingDirection`, the value of the attribute.
public enum NSWritingDirectionFormatType: Int, Sendable {
    /// The text is set within the text around it.
    case embedding = 0
    /// All characters go in the direction, whatever their own is.
    case override = 2
}
