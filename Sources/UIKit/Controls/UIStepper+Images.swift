import Foundation

/// The states of what lies left and right of a line between two parts of a control.
struct DividerStates: Hashable {
    let left, right: UIControl.State
}

/// The pictures that an app gives a stepper, by state.
struct StepperPictures {
    var increment: [UIControl.State: UIImage] = [:]
    var decrement: [UIControl.State: UIImage] = [:]
    var background: [UIControl.State: UIImage] = [:]
    var divider: [DividerStates: UIImage] = [:]

    /// The picture for a state, or else the normal state's.
    func picture(_ images: [UIControl.State: UIImage], _ state: UIControl.State) -> UIImage? {
        images[state] ?? images[.normal]
    }

    func divider(left: UIControl.State, right: UIControl.State) -> UIImage? {
        divider[.init(left: left, right: right)] ?? divider[.init(left: .normal, right: .normal)]
    }
}
