import Foundation

extension AppMessage {
    /// What assistive technology sees of the app: its elements in reading order.
    package struct Accessibility: Body {
        package static let name = "accessibility"
        package var elements: [Element]
        /// What the app wants said now.
        package var announcement: String?
        /// The element that the app wants assistive technology to go to.
        package var focus: Int?
        package init(elements: [Element], announcement: String? = nil, focus: Int? = nil) {
            self.elements = elements
            self.announcement = announcement
            self.focus = focus
        }

        package struct Element: Sendable, Equatable, Codable {
            /// The same for one object throughout a run.
            package var id: Int
            package var label: String?
            package var value: String?
            /// What a field that is empty shows in place of a text.
            package var placeholder: String?
            package var hint: String?
            package var identifier: String?
            /// `UIAccessibilityTraits`, by name: `button`, `header`, `selected`, `notEnabled`, `adjustable`, ….
            package var traits: [String]
            /// What it is where traits do not tell: `textField`, `secureTextField`, `textView`, `switch`, `slider`, `cell`,
            /// `tab`, `segment`, …; for what others lie in: `table`, `list`, `navigationBar`, `tabBar`, `toolbar`,
            /// `alert`, `actionSheet`, `menu`, `keyboard` or `segmentedControl`.
            package var kind: String?
            /// The part of it on the screen, in window points.
            package var frame: Tree.Rectangle
            package var isFocused: Bool
            /// The names of what can be done with it besides activating it; nil for nothing.
            package var actions: [String]?
            /// The element that it lies in: a table, a bar, an alert. Nil at the top.
            package var container: Int?
            package init(
                id: Int, label: String? = nil, value: String? = nil, placeholder: String? = nil, hint: String? = nil,
                identifier: String? = nil, traits: [String] = [], kind: String? = nil, frame: CGRect,
                isFocused: Bool = false, container: Int? = nil
            ) {
                self.id = id
                self.label = label
                self.value = value
                self.placeholder = placeholder
                self.hint = hint
                self.identifier = identifier
                self.traits = traits
                self.kind = kind
                self.frame = Tree.Rectangle(frame)
                self.isFocused = isFocused
                self.container = container
            }
        }
    }

    /// The answer to `hitTest`.
    package struct HitTestReply: Answer {
        package static let name = "hitTest"
        package var request: Int
        /// The `id`s of views in the tree, the window first and the view that the touch goes to last.
        package var path: [Int]
        package init(request: Int, path: [Int]) {
            self.request = request
            self.path = path
        }
    }

    /// The answer to `requestLayers`: each view's own picture, without its subviews, back to front.
    package struct LayersReply: Answer {
        package static let name = "layers"
        package var request: Int
        package var layers: [Layer]
        package init(request: Int, layers: [Layer]) {
            self.request = request
            self.layers = layers
        }

        package struct Layer: Sendable, Equatable, Codable {
            /// The view's `id` in the tree.
            package var view: Int
            /// How many views it lies in.
            package var depth: Int
            /// Where the picture goes, in window points.
            package var frame: Tree.Rectangle
            /// A PNG file; nil for a view that draws nothing of its own.
            package var png: Data?
            package init(view: Int, depth: Int, frame: CGRect, png: Data?) {
                self.view = view
                self.depth = depth
                self.frame = Tree.Rectangle(frame)
                self.png = png
            }
        }
    }

    /// The answer to `requestState`; nil where the app does not preserve its state.
    package struct StateReply: Answer {
        package static let name = "state"
        package var request: Int
        package var state: String?
        package init(request: Int, state: String?) {
            self.request = request
            self.state = state
        }
    }

    /// The answer to `simulate`.
    package struct Simulated: Answer {
        package static let name = "simulated"
        package var request: Int
        /// How many seconds of the media clock it takes; nil where it had no effect.
        package var seconds: Double?
        /// Why it had no effect; nil when it had one.
        package var problem: String?
        package init(request: Int, seconds: Double? = nil, problem: String? = nil) {
            self.request = request
            self.seconds = seconds
            self.problem = problem
        }
    }

    /// How the app's clock goes.
    package struct ClockState: Body {
        package static let name = "clock"
        package var isPaused: Bool
        package var speed: Double
        /// Media clock, in seconds.
        package var time: Double
        package init(isPaused: Bool, speed: Double, time: Double) {
            self.isPaused = isPaused
            self.speed = speed
            self.time = time
        }
    }

    /// The app came to the front or went to the background.
    package struct Activity: Body {
        package static let name = "activity"
        package var isInBackground: Bool
        package init(isInBackground: Bool) { self.isInBackground = isInBackground }
    }

    /// Whether typing goes anywhere, and where: an input method shows its candidates beside the caret.
    package struct TextInput: Body {
        package static let name = "textInput"
        package var isActive: Bool
        /// In window points.
        package var caret: Tree.Rectangle?
        /// As `UIKeyboardType`'s cases are named: `default`, `numberPad`, `emailAddress`, ….
        package var keyboard: String
        package var isSecure: Bool
        package var isMultiline: Bool
        package init(
            isActive: Bool, caret: CGRect? = nil, keyboard: String = "default", isSecure: Bool = false,
            isMultiline: Bool = false
        ) {
            self.isActive = isActive
            self.caret = caret.map(Tree.Rectangle.init)
            self.keyboard = keyboard
            self.isSecure = isSecure
            self.isMultiline = isMultiline
        }
    }

    /// The app asks for an address outside itself to be opened.
    package struct OpenURL: Body {
        package static let name = "openURL"
        package var url: String
        package init(url: String) { self.url = url }
    }

    /// The answer to `ping`.
    package struct Pong: Answer {
        package static let name = "pong"
        package var request: Int
        package init(request: Int) { self.request = request }
    }
}
