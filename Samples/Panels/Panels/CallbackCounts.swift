/// How often each callback of a card was called.
struct CallbackCounts: CustomStringConvertible {
    var willAppear = 0
    var isAppearing = 0
    var didAppear = 0
    var willDisappear = 0
    var didDisappear = 0
    var willTransition = 0

    var description: String {
        """
        appear: will \(willAppear), is \(isAppearing), did \(didAppear)
        disappear: will \(willDisappear), did \(didDisappear)
        change size: will \(willTransition)
        """
    }
}
