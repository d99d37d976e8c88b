import Foundation

extension UIWindowScene {
    /// What a scene's place on the screen should be.
    @preconcurrency @MainActor open class GeometryPreferences: NSObject, ObjectiveCExposed {
        /// The table of outlets and `@objc` members, which subclasses extend.
        open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIWindowScene.GeometryPreferences") }

        /// Which orientations a scene should have.
        @preconcurrency @MainActor public final class iOS: GeometryPreferences {
            public var interfaceOrientations: UIInterfaceOrientationMask?

            public override init() { super.init() }

            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }
    }

    /// Where a scene is on the screen.
    @preconcurrency @MainActor public final class Geometry: NSObject {
        public let interfaceOrientation: UIInterfaceOrientation

        init(_ interfaceOrientation: UIInterfaceOrientation) {
            self.interfaceOrientation = interfaceOrientation
            super.init()
        }
    }

    func turn(_ geometryPreferences: GeometryPreferences, _ errorHandler: ((any Error) -> Void)?) {
        guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations,
            let supported = (keyWindow ?? windows.last)?.supportedOrientations
        else { return }
        guard !wanted.intersection(supported).isEmpty else {
            let reason =
                "None of the requested orientations are supported by the view controller. Requested: \(wanted.text); Supported: \(supported.text)"
            errorHandler?(
                NSError(domain: "UISceneErrorDomain", code: 101, userInfo: [NSLocalizedDescriptionKey: reason]))
            return
        }
        InterfaceRotation.shared.request(wanted)
    }
}

extension UIInterfaceOrientationMask {
    /// The members' names, for messages.
    fileprivate var text: String {
        orientations.map { "\($0)" }.joined(separator: ", ")
    }
}
