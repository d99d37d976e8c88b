import Foundation

extension Tree {
    /// A relation between two views or layout guides, or of one to a number.
    package struct Constraint: Sendable, Equatable, Codable {
        /// As logs print it, but with names in place of addresses: `UILabel.leading == UIView.leadingMargin + 8`.
        package var text: String
        package var identifier: String?
        package var first: Side
        /// `<=`, `==` or `>=`.
        package var relation: String
        package var second: Side?
        package var multiplier: Double
        /// In points.
        package var constant: Double
        /// Up to 1000, which is required.
        package var priority: Double
        /// Whether it was dropped because the others leave no room for it.
        package var isBroken: Bool

        package init(
            text: String, identifier: String?, first: Side, relation: String, second: Side?, multiplier: Double,
            constant: Double, priority: Double, isBroken: Bool
        ) {
            self.text = text
            self.identifier = identifier
            self.first = first
            self.relation = relation
            self.second = second
            self.multiplier = multiplier
            self.constant = constant
            self.priority = priority
            self.isBroken = isBroken
        }

        package struct Side: Sendable, Equatable, Codable {
            /// The view's `id`; that of the owner for a layout guide.
            package var view: Int?
            /// What the guide is called, if it is one.
            package var guide: String?
            /// `leading`, `centerY`, `width`, ….
            package var attribute: String
            package init(view: Int?, guide: String?, attribute: String) {
                self.view = view
                self.guide = guide
                self.attribute = attribute
            }
        }
    }

    /// Distances from the edges of a rectangle, in points.
    package struct Insets: Sendable, Equatable, Codable {
        package var top: Double
        package var left: Double
        package var bottom: Double
        package var right: Double
        package init(top: Double, left: Double, bottom: Double, right: Double) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }
    }

    package struct ViewDetails: Sendable, Equatable, Codable {
        /// The `id` of the controller whose view it is.
        package var controller: Int?
        /// As `#RRGGBBAA`; nil for none.
        package var backgroundColor: String?
        package var tintColor: String?
        package var cornerRadius = 0.0
        /// The six numbers of the transform; nil for the identity.
        package var transform: [Double]?
        package var tag: Int?
        /// In the view's own coordinates, in points.
        package var bounds: Rectangle?
        package var scroll: Scroll?
        /// Width and height, in points; nil where the content wants none.
        package var intrinsicWidth: Double?
        package var intrinsicHeight: Double?
        /// Horizontal and vertical.
        package var huggingPriorities: [Double] = []
        package var compressionResistancePriorities: [Double] = []
        package var layoutMargins: Insets?
        package var safeAreaInsets: Insets?
        package var translatesAutoresizingMaskIntoConstraints = true
        package var hasAmbiguousLayout = false

        package init() {}

        package struct Scroll: Sendable, Equatable, Codable {
            /// In points.
            package var contentOffset: CGPoint
            package var contentSize: CGSize
            package var contentInset: Insets
            package var adjustedContentInset: Insets
            package init(
                contentOffset: CGPoint, contentSize: CGSize, contentInset: Insets, adjustedContentInset: Insets
            ) {
                self.contentOffset = contentOffset
                self.contentSize = contentSize
                self.contentInset = contentInset
                self.adjustedContentInset = adjustedContentInset
            }
        }
    }

    package struct ControllerDetails: Sendable, Equatable, Codable {
        package var isViewLoaded: Bool
        package var isBeingPresented: Bool
        package var isBeingDismissed: Bool
        package var isMovingToParent: Bool
        package var isMovingFromParent: Bool
        /// The `id` of the controller that presents it, or the outermost that contains it.
        package var presenting: Int?
        /// The `id` of the controller that it, or the nearest that contains it, presents.
        package var presented: Int?
        /// The `id` of the child that a container shows: the selected tab, the top of a stack.
        package var selected: Int?
        /// `automatic`, or `manual` where it passes appearance callbacks on to its children itself.
        package var appearanceForwarding: String

        package init(
            isViewLoaded: Bool, isBeingPresented: Bool, isBeingDismissed: Bool, isMovingToParent: Bool,
            isMovingFromParent: Bool, presenting: Int?, presented: Int?, selected: Int?, appearanceForwarding: String
        ) {
            self.isViewLoaded = isViewLoaded
            self.isBeingPresented = isBeingPresented
            self.isBeingDismissed = isBeingDismissed
            self.isMovingToParent = isMovingToParent
            self.isMovingFromParent = isMovingFromParent
            self.presenting = presenting
            self.presented = presented
            self.selected = selected
            self.appearanceForwarding = appearanceForwarding
        }
    }
}
