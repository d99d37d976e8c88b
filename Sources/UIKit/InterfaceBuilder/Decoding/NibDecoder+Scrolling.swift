import Foundation

extension NibDecoder {
    func decodeScrollView(_ view: UIScrollView) {
        view.isScrollEnabled = element.bool("scrollEnabled") ?? true
        view.isPagingEnabled = element.bool("pagingEnabled") ?? false
        view.bounces = element.bool("bounces") ?? true
        view.alwaysBounceVertical = element.bool("alwaysBounceVertical") ?? false
        view.alwaysBounceHorizontal = element.bool("alwaysBounceHorizontal") ?? false
        view.isDirectionalLockEnabled = element.bool("directionalLockEnabled") ?? false
        view.showsHorizontalScrollIndicator = element.bool("showsHorizontalScrollIndicator") ?? true
        view.showsVerticalScrollIndicator = element.bool("showsVerticalScrollIndicator") ?? true
        view.delaysContentTouches = element.bool("delaysContentTouches") ?? true
        view.canCancelContentTouches = element.bool("canCancelContentTouches") ?? true
        view.bouncesZoom = element.bool("bouncesZoom") ?? true
        if let scale = element.number("minimumZoomScale") { view.minimumZoomScale = scale }
        if let scale = element.number("maximumZoomScale") { view.maximumZoomScale = scale }
        if let style: UIScrollView.IndicatorStyle = element.choice(
            "indicatorStyle", ["default": .default, "black": .black, "white": .white])
        {
            view.indicatorStyle = style
        }
        if let mode: UIScrollView.KeyboardDismissMode = element.choice(
            "keyboardDismissMode",
            [
                "none": .none, "onDrag": .onDrag, "interactive": .interactive,
                "onDragWithAccessory": .onDragWithAccessory, "interactiveWithAccessory": .interactiveWithAccessory,
            ])
        {
            view.keyboardDismissMode = mode
        }
        if let behavior: UIScrollView.ContentInsetAdjustmentBehavior = element.choice(
            "contentInsetAdjustmentBehavior",
            ["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always])
        {
            view.contentInsetAdjustmentBehavior = behavior
        }
        if let control = instantiation.makeView(element.child("refreshControl")) as? UIRefreshControl {
            view.refreshControl = control
        }
        if let size = element.size("contentSize") { view.contentSize = size }
        if let inset = element.child("contentInset") { view.contentInset = inset.insetByEdges }
        if let inset = element.child("scrollIndicatorInsets") { view.scrollIndicatorInsets = inset.insetByEdges }
    }
}
