import Foundation

/// What is on the screen: windows with their views and view controllers.
package struct Tree: Sendable, Equatable, Codable {
    /// Media clock, in seconds.
    package var time: Double
    /// Back to front.
    package var windows: [Window]

    package init(time: Double, windows: [Window]) {
        self.time = time
        self.windows = windows
    }

    package struct Rectangle: Sendable, Equatable, Codable {
        package var x: Double
        package var y: Double
        package var width: Double
        package var height: Double

        package init(_ rectangle: CGRect) {
            x = rectangle.origin.x
            y = rectangle.origin.y
            width = rectangle.width
            height = rectangle.height
        }

        package var rectangle: CGRect { CGRect(x: x, y: y, width: width, height: height) }
    }

    package struct Window: Sendable, Equatable, Codable {
        package var isKey: Bool
        /// The window itself is a view; its `windowFrame` is its bounds.
        package var view: View
        package var rootViewController: Controller?

        package init(isKey: Bool, view: View, rootViewController: Controller?) {
            self.isKey = isKey
            self.view = view
            self.rootViewController = rootViewController
        }
    }

    package struct Controller: Sendable, Equatable, Codable {
        package var `class`: String
        /// The same number as in the trace.
        package var id: Int
        package var title: String?
        /// The appearance state: `disappeared`, `appearing`, `appeared` or `disappearing`.
        package var state: String
        /// The `id` of its view in this tree; nil while it is not loaded, or not in a window.
        package var view: Int?
        package var children: [Controller]
        /// The controller that it presents, if there is one.
        package var presented: [Controller]?
        /// What only an inspector wants to know.
        package var details: ControllerDetails?

        package init(
            class: String, id: Int, title: String? = nil, state: String, view: Int? = nil, children: [Controller] = []
        ) {
            self.class = `class`
            self.id = id
            self.title = title
            self.state = state
            self.view = view
            self.children = children
        }
    }

    package struct View: Sendable, Equatable, Codable {
        package var `class`: String
        /// The same for one view throughout a run.
        package var id: Int
        /// In the superview's coordinates, in points.
        package var frame: Rectangle
        /// In the window's coordinates, in points; the box around it if it is transformed.
        package var windowFrame: Rectangle
        package var isHidden = false
        package var alpha = 1.0
        package var clipsToBounds = false
        /// Whether its own background, or its material, hides everything behind it.
        package var hasOpaqueBackground = false
        package var isUserInteractionEnabled = true
        /// Whether a tap is meant for it; nil where it is not.
        package var takesTaps: Bool?
        /// Control and cell states that are on, such as `disabled`, `highlighted`, `selected`, `focused`.
        package var states: [String] = []
        package var accessibilityLabel: String?
        package var accessibilityIdentifier: String?
        /// What it shows: a label's or a text field's text, a button's title.
        package var text: String?
        package var placeholder: String?
        /// The active constraints that it holds, in the order of their activation; nil where it holds none.
        package var constraints: [Constraint]?
        /// What only an inspector wants to know.
        package var details: ViewDetails?
        /// Back to front.
        package var subviews: [View] = []

        package init(class: String, id: Int, frame: CGRect, windowFrame: CGRect) {
            self.class = `class`
            self.id = id
            self.frame = Rectangle(frame)
            self.windowFrame = Rectangle(windowFrame)
        }
    }

    /// The tree as JSON text, with stable key order; `pretty` for people.
    package func json(pretty: Bool = false) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting =
            pretty ? [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted] : [.sortedKeys, .withoutEscapingSlashes]
        // JSON has no such numbers, and an app's mistake is to be seen.
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        var tree = self
        // As in the trace: sums of frame durations are not exact in binary.
        tree.time = (time * 1_000_000).rounded() / 1_000_000
        return String(decoding: try encoder.encode(tree), as: UTF8.self)
    }

    package init(json: String) throws {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        self = try decoder.decode(Tree.self, from: Data(json.utf8))
    }
}
