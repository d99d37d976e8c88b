import Foundation

extension UIWindowScene {
    /// The wishes for a scene's place on the screen; only `iOS` has any.
    @preconcurrency @MainActor open class GeometryPreferences: NSObject, ObjectiveCExposed {
        /// The table of outlets and `@objc` members, which subclasses extend.
        open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIWindowScene.GeometryPreferences") }

        /// The wishes for a scene's orientation.
        @preconcurrency @MainActor public final class iOS: GeometryPreferences {
            /// The orientations that the scene may turn to; nil changes nothing.
            public var interfaceOrientations: UIInterfaceOrientationMask?

            public override init() { super.init() }

            /// Makes wishes for one of some orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }
    }

    /// The place of a scene on the screen.
    @preconcurrency @MainActor public final class Geometry: NSObject {
        /// The orientation of the interface.
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
