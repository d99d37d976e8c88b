import Foundation

/// The surroundings of a sheet for a detent's closure: the sheet's place, and the height that there is.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the place of the sheet.
    var containerTraitCollection: UITraitCollection { get }
    /// The height of the highest detent in points, without the safe area at the bottom.
    var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor open class Detent: NSObject, ObjectiveCExposed {
        /// The table of outlets and `@objc` members, which subclasses extend.
        open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UISheetPresentationController.Detent") }

        /// The name that tells a detent from the others of a sheet.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The identifier's text.
            public let rawValue: String
            /// Makes an identifier from a text.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Makes an identifier from a text.
            public init(_ rawValue: String) { self.rawValue = rawValue }

            /// The identifier of the detent at half the height of the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The identifier of the highest detent that UIKit has.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The detent's name among those of its sheet.
        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            (self.identifier, self.resolver) = (identifier, resolver)
            super.init()
        }

        /// Half the height of the screen; not there where there is little height.
        open class func medium() -> Detent {
            Detent(.medium) { context in
                context.containerTraitCollection.verticalSizeClass == .compact
                    ? nil : (context as? DetentContext)?.mediumValue
            }
        }

        /// As high as a sheet can be.
        open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// A height of the app's own.
        ///
        /// - Parameters:
        ///   - identifier: Made up where it is nil.
        ///   - resolver: Gives the height in points, without the safe area at the bottom; nil where the detent is not to
        ///     be used.
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), resolver)
        }

        /// The height in points, without the safe area at the bottom; nil where the detent is not to be used.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context)
        }
    }
}

final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    let mediumValue: CGFloat

    init(_ traits: UITraitCollection, maximum: CGFloat, medium: CGFloat) {
        (containerTraitCollection, maximumDetentValue, mediumValue) = (traits, maximum, medium)
        super.init()
    }
}
