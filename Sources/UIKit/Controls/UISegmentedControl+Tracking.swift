import Foundation

/// The state of a touch on a segmented control.
struct SegmentTouch {
    /// The segment under the finger that would be selected.
    var highlighted: Int?
    /// The segment to which a finger that came down on the selected one has pulled the selection.
    var pulledTo: Int?
    /// Whether the finger came down on the selected segment.
    var isOnSelection = false

    static let none = SegmentTouch()
}

extension UISegmentedControl {
    func beginSegmentTouch(_ finger: UITouch) {
        guard let index = usableSegment(at: finger.location(in: self)) else { return }
        if index == selectedSegmentIndex, !isMomentary {
            touch = SegmentTouch(pulledTo: index, isOnSelection: true)
        } else {
            touch = SegmentTouch(highlighted: index)
        }
        showSelection()
    }

    func continueSegmentTouch(_ finger: UITouch) {
        let index = usableSegment(at: finger.location(in: self))
        if touch.isOnSelection {
            guard let index, index != touch.pulledTo else { return }
            touch.pulledTo = index
            UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction]) {
                self.showSelection()
                self.placeThumb()
            }
        } else {
            let near = isTouchInside ? index : nil
            guard near != touch.highlighted else { return }
            touch.highlighted = near
            showSelection()
        }
    }

    /// Ends with a finger that was lifted, or without one.
    func endSegmentTouch(_ finger: UITouch?) {
        let ended = touch
        touch = .none
        guard finger != nil, let index = ended.isOnSelection ? ended.pulledTo : isTouchInside ? ended.highlighted : nil,
            index != selectedSegmentIndex
        else { return showSelection() }
        select(index, animated: true)
        showSelection()
        // Kept from being let go of by what the app does.
        let action = segments[index].action
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if let action { sendAction(action) }
        if isMomentary { select(Self.noSegment, animated: false) }
    }

    private func usableSegment(at point: CGPoint) -> Int? {
        guard let index = segmentIndex(at: point), segments[index].isEnabled else { return nil }
        return index
    }
}
