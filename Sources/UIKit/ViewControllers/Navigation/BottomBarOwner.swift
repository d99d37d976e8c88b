/// A container with a bar at its bottom that a navigation controller in it takes away for what it pushes.
@MainActor protocol BottomBarOwner: UIViewController {
    /// Takes the bar away or brings it back, together with a transition of the navigation controller if there is one.
    func setBottomBarHidden(_ isHidden: Bool, animated: Bool, in transition: ControllerTransition?)
}

extension UINavigationController {
    /// The value of the topmost controller decides (facts 5.29, 15.19).
    func updateBottomBar(animated: Bool, in transition: ControllerTransition?) {
        guard let top = stack.last else { return }
        var ancestor = links.parent
        while let current = ancestor {
            if let owner = current as? any BottomBarOwner {
                // Choice (15.19): the topmost decides.
                return owner.setBottomBarHidden(top.hidesBottomBarWhenPushed, animated: animated, in: transition)
            }
            ancestor = current.links.parent
        }
    }
}
