import Foundation

extension NibDecoder {
    func decodeWindow(_ window: UIWindow) {
        if element.bool("resizesToFullScreen") ?? false { window.frame = UIScreen.main.bounds }
        // The window of the app's delegate is shown at launch in any case.
        _ = element["visibleAtLaunch"]
    }
}
