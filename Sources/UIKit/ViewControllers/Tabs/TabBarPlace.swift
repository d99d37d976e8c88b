/// The reasons why a tab bar controller's bar is out of sight.
struct TabBarPlace {
    /// The app wants it so.
    var isHiddenByApp = false
    /// A navigation controller shows a screen without it (facts 5.29, 15.19).
    var isHiddenByPush = false
    /// Whether an animation moves it: layout leaves it alone.
    var movesUnderWay = 0

    var isHidden: Bool { isHiddenByApp || isHiddenByPush }
}
