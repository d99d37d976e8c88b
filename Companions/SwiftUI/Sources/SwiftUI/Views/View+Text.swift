extension View {
    /// Gives text in the view a font.
    public func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// Gives text in the view other strokes.
    public func fontWeight(_ weight: Font.Weight?) -> some View {
        transformEnvironment(\.font) { font in if let weight { font = (font ?? .body).weight(weight) } }
    }

    /// Gives text in the view another design of its font.
    public func fontDesign(_ design: Font.Design?) -> some View {
        transformEnvironment(\.font) { font in if let design { font = (font ?? .body).design(design) } }
    }

    /// Shows text in the view in bold.
    public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

    /// Shows text in the view in italics.
    public func italic(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.font) { font in if isActive { font = (font ?? .body).italic() } }
    }

    /// Gives digits in the view one width.
    public func monospacedDigit() -> some View {
        transformEnvironment(\.font) { $0 = ($0 ?? .body).monospacedDigit() }
    }

    /// Says how many lines text may have; nil for as many as it needs.
    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    /// Says how many lines text may have at most.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View { environment(\.lineLimit, limit.upperBound) }

    /// Says how far lines are from each other, in points.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

    /// Says how the lines of a text stand to each other.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Says where text that does not fit is cut.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

    /// Says how small text may become to fit, as a part of its size.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

    /// Says in which letters text is shown; nil as it is.
    public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

    /// Says how large symbols are beside text.
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
