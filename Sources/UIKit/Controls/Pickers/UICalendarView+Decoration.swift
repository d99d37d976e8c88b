import CoreGraphics
import Foundation

extension UICalendarView {
    /// A dot, a picture or a view below a day of a calendar.
    @preconcurrency @MainActor open class Decoration: NSObject, ObjectiveCExposed {
        /// The table of outlets and `@objc` members, which subclasses extend.
        open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UICalendarView.Decoration") }

        private let makeContent: () -> UIView

        /// Makes a dot of the usual colour and size.
        public convenience override init() { self.init(color: nil, size: .medium) }

        /// Makes a dot.
        ///
        /// - Parameter color: Gray where it is nil.
        public convenience init(color: UIColor?, size: DecorationSize) {
            self.init(image: UIImage(systemName: "circle.fill"), color: color, size: size)
        }

        /// Makes a picture; a symbol takes the size, and pictures are drawn as templates unless they have a rendering mode
        /// of their own.
        ///
        /// - Parameters:
        ///   - image: A dot where it is nil.
        ///   - color: Gray where it is nil.
        public init(image: UIImage?, color: UIColor?, size: DecorationSize) {
            makeContent = {
                let view = UIImageView(frame: .zero)
                let picture = image ?? UIImage(systemName: "circle.fill")
                view.image =
                    picture?.renderingMode == .automatic ? picture?.withRenderingMode(.alwaysTemplate) : picture
                view.preferredSymbolConfiguration = .init(pointSize: Self.pointSize(size))
                view.contentMode = .scaleAspectFit
                view.tintColor = color ?? .systemGray
                return view
            }
            super.init()
        }

        /// Makes a decoration of a view, which is clipped to the room below a day.
        public init(customViewProvider: @escaping () -> UIView) {
            makeContent = customViewProvider
            super.init()
        }

        /// A dot.
        public class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(color: color, size: size)
        }

        /// A picture.
        public class func image(
            _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
        ) -> Decoration {
            Decoration(image: image, color: color, size: size)
        }

        /// A view, which is clipped to the room below a day.
        public class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
            Decoration(customViewProvider: customViewProvider)
        }

        // Choice (calendar view): the sizes of symbols, in points.
        private static func pointSize(_ size: DecorationSize) -> CGFloat {
            switch size {
            case .small: 6
            case .medium: 8
            case .large: 12
            }
        }

        func makeView() -> UIView { makeContent() }
    }
}
