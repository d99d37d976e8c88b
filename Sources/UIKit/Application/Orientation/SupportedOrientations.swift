import Foundation

extension UIInterfaceOrientationMask {
    /// The orientations that the Info.plist allows on this device; all of them where it says nothing.
    @MainActor static var ofInfoPlist: UIInterfaceOrientationMask {
        guard let names = AppInfo.value("UISupportedInterfaceOrientations") as? [String] else { return .all }
        let mask = names.reduce(into: UIInterfaceOrientationMask()) { mask, name in
            switch name {
            case "UIInterfaceOrientationPortrait": mask.insert(.portrait)
            case "UIInterfaceOrientationPortraitUpsideDown": mask.insert(.portraitUpsideDown)
            case "UIInterfaceOrientationLandscapeLeft": mask.insert(.landscapeLeft)
            case "UIInterfaceOrientationLandscapeRight": mask.insert(.landscapeRight)
            default: break
            }
        }
        return mask.isEmpty ? .all : mask
    }
}

extension UIWindow {
    /// The orientations that both the app and the root controller, or the topmost one that covers it, support; their
    /// children are not asked (fact 7.22). Nil, after an exception, where they have nothing in common.
    var supportedOrientations: UIInterfaceOrientationMask? {
        let allowed = UIApplication.shared.supportedInterfaceOrientations(for: self)
        guard let root = orientingController else { return allowed }
        let common = root.supportedInterfaceOrientations.intersection(allowed)
        guard common.isEmpty else { return common }
        NSException.raise(
            .init("UIApplicationInvalidInterfaceOrientation"),
            "Supported orientations has no common orientation with the application, and [\(plainClassName(root)) shouldAutorotate] is returning \(root.shouldAutorotate ? "YES" : "NO")"
        )
        return nil
    }
}
