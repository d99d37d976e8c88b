import Foundation

/// The pictures that an app gives a segmented control, and what goes with them.
struct SegmentPictures {
    /// A state, or what else something is for, and the metrics of the bar around the control.
    struct Key<State: Hashable>: Hashable {
        var state: State
        var metrics: UIBarMetrics
    }

    var backgrounds: [Key<UIControl.State>: UIImage] = [:]
    var dividers: [Key<DividerStates>: UIImage] = [:]
    var adjustments: [Key<UISegmentedControl.Segment>: UIOffset] = [:]

    func background(_ state: UIControl.State) -> UIImage? {
        backgrounds[Key(state: state, metrics: .default)] ?? backgrounds[Key(state: .normal, metrics: .default)]
    }

    func divider(left: UIControl.State, right: UIControl.State) -> UIImage? {
        dividers[Key(state: DividerStates(left: left, right: right), metrics: .default)]
            ?? dividers[Key(state: DividerStates(left: .normal, right: .normal), metrics: .default)]
    }

    func adjustment(of index: Int, count: Int) -> UIOffset {
        let place: UISegmentedControl.Segment =
            count == 1 ? .alone : index == 0 ? .left : index == count - 1 ? .right : .center
        return adjustments[Key(state: place, metrics: .default)] ?? adjustments[Key(state: .any, metrics: .default)]
            ?? .zero
    }

    /// The room between segments, in points; nil where no picture says.
    var dividerWidth: CGFloat? { divider(left: .normal, right: .normal)?.size.width }
}

extension UISegmentedControl {
    private func shownState(of segment: SegmentView) -> State {
        if !isEnabled || !segment.isEnabled { return .disabled }
        if segment.isSelected { return .selected }
        return touch.highlighted.map { segments[$0] === segment } ?? false ? .highlighted : .normal
    }

    /// Shows the pictures that the app gave, in place of the control's own colours.
    func showPictures() {
        let isPlain = pictures.background(.normal) == nil
        track.isHidden = !isPlain
        if !isPlain { thumb.isHidden = true }
        let states = segments.map(shownState)
        for (index, segment) in segments.enumerated() {
            segment.background = pictures.background(states[index])
            segment.adjustment = pictures.adjustment(of: index, count: segments.count)
        }
        for (index, divider) in dividers.enumerated() where index + 1 < states.count {
            divider.image = pictures.divider(left: states[index], right: states[index + 1])
            if divider.image != nil { (divider.backgroundColor, divider.alpha) = (nil, 1) }
        }
    }
}
