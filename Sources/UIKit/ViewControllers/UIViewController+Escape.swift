extension UIViewController {
    /// Goes away if it was presented and a person may dismiss it, by a drag or a touch beside it.
    func dismissForEscape() -> Bool {
        guard let home = presentation.home, home.isIdle else { return false }
        switch home.performer {
        case is UISheetPresentationController, is UIPopoverPresentationController:
            home.dismissByPerson()
            return true
        default: return false
        }
    }
}
