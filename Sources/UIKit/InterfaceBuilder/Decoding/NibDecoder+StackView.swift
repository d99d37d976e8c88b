import Foundation

extension NibDecoder {
    func decodeStackView(_ stack: UIStackView) {
        stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
        if let distribution: UIStackView.Distribution = element.choice(
            "distribution",
            [
                "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
                "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
            ])
        {
            stack.distribution = distribution
        }
        if let alignment: UIStackView.Alignment = element.choice(
            "alignment",
            [
                "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
                "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
            ])
        {
            stack.alignment = alignment
        }
        // The standard spacing is that of the system between views.
        let isStandard = element["spacingType"] == "standard"
        stack.spacing = element.number("spacing") ?? (isStandard ? 8 : 0)
        stack.isBaselineRelativeArrangement = element.bool("baselineRelativeArrangement") ?? false
        stack.isLayoutMarginsRelativeArrangement = element.bool("layoutMarginsRelativeArrangement") ?? false
    }
}
