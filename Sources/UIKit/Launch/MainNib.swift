import Foundation

/// The nib that an app begins with, as apps did before storyboards (`NSMainNibFile` in the Info.plist).
@MainActor enum MainNib {
    /// Makes the nib's objects with the app as File's Owner, which gets its delegate from there if the nib has one.
    ///
    /// A nib that is not there raises `NSInternalInconsistencyException`, as nibs do.
    static func open(_ name: String, for application: UIApplication) {
        application.mainNibObjects = UINib(nibName: name, bundle: AppInfo.bundle).instantiate(withOwner: application)
        if let delegate = application.delegate { application.ownedDelegate = delegate }
    }
}
