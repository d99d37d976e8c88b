extension UIViewController {
    /// Goes away if it was presented and a person may dismiss it, by a drag or a touch beside it.
    func dismissForEscape() -> Bool {
        guard let home = presentation.home, home.isIdle, home.performer.isLeftByEscape else { return false }
        home.dismissByPerson()
        return true
    }
}
