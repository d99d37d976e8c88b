import DisplayProtocol

extension Misuse {
    /// The stable name of a mistake.
    public struct Code: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
        /// The code as it is printed.
        public let rawValue: String
        /// Makes a code of what is printed.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The code as it is printed.
        public var description: String { rawValue }

        /// The codes of all mistakes with view controllers that are looked for.
        public static let all: [Code] = MisuseCode.allCases.map(Code.init)

        private init(_ code: MisuseCode) { rawValue = code.rawValue }
    }
}

extension Misuse.Code {
    /// A child's view is put into the container before addChild(_:).
    public static let addViewBeforeChild = Self(.addViewBeforeChild)
    /// A child's view is put under a controller that is not its parent, or addChild(_:) names another parent than the
    /// one whose views hold the child's.
    public static let wrongParent = Self(.wrongParent)
    /// A controller's view is put on the screen with addSubview(_:) alone, without addChild(_:).
    public static let viewWithoutChild = Self(.viewWithoutChild)
    /// A child is added, its view too, and didMove(toParent:) is not sent.
    public static let missingDidMove = Self(.missingDidMove)
    /// A child is sent willMove(toParent: nil), its view is taken out, and removeFromParent() is not called.
    public static let missingRemoveFromParent = Self(.missingRemoveFromParent)
    /// A child is removed with removeFromParent(), and its view stays in the container's.
    public static let viewLeftBehind = Self(.viewLeftBehind)
    /// A child is removed without willMove(toParent: nil) before.
    public static let missingWillMove = Self(.missingWillMove)
    /// The container sends willMove(toParent: self), which addChild(_:) sends too.
    public static let extraWillMove = Self(.extraWillMove)
    /// didMove(toParent:) names a controller that is not the receiver's parent, as self.didMove(toParent: child)
    /// does.
    public static let didMoveToWrongParent = Self(.didMoveToWrongParent)
    /// A child's view is used before addChild(_:).
    public static let loadViewBeforeChild = Self(.loadViewBeforeChild)
    /// addChild(_:) is called for a child that the container has already.
    public static let addChildAgain = Self(.addChildAgain)
    /// viewWillAppear(_:), or another appearance callback, is called directly.
    public static let directAppearanceCall = Self(.directAppearanceCall)
    /// beginAppearanceTransition(_:animated:) comes after UIKit has forwarded the same appearance.
    public static let appearanceWhileForwarding = Self(.appearanceWhileForwarding)
    /// endAppearanceTransition() has no beginAppearanceTransition(_:animated:), or the other way round.
    public static let unbalancedAppearance = Self(.unbalancedAppearance)
    /// A container that forwards appearance by hand shows a child, or takes out one that has appeared, without telling
    /// it.
    public static let missingAppearance = Self(.missingAppearance)
    /// beginAppearanceTransition(true, animated:) comes before addChild(_:).
    public static let appearanceBeforeChild = Self(.appearanceBeforeChild)
    /// transition(from:to:duration:options:animations:completion:) names a controller that is not a child of the
    /// container.
    public static let transitionNotChild = Self(.transitionNotChild)
    /// A child's view is moved out of its container: into the window, a popup or a view that is nowhere.
    public static let viewLeftContainer = Self(.viewLeftContainer)
    /// One view is made the view of two controllers.
    public static let sharedView = Self(.sharedView)
    /// A controller is added to itself, or to one that it contains.
    public static let childOfItself = Self(.childOfItself)
    /// transition(from:to:duration:options:animations:completion:) is used by a container that forwards appearance by
    /// hand.
    public static let transitionManualForwarding = Self(.transitionManualForwarding)
    /// transition(from:to:duration:options:animations:completion:) goes from a child to itself, or from one whose
    /// view is not in the container.
    public static let transitionWithoutView = Self(.transitionWithoutView)
    /// An override does not call super.
    public static let callbackWithoutSuper = Self(.callbackWithoutSuper)
    /// A child's view gets its container's frame, not its bounds.
    public static let frameNotBounds = Self(.frameNotBounds)
    /// A child's view has neither constraints nor an autoresizing mask.
    public static let childKeepsSize = Self(.childKeepsSize)
    /// Children were exchanged, and nobody said that the status bar's answers changed.
    public static let statusBarNotUpdated = Self(.statusBarNotUpdated)
    /// A controller presents whose view is not in a window: in viewDidLoad(), or while another one covers it.
    public static let presentOffWindow = Self(.presentOffWindow)
    /// A controller presents that presents another one already.
    public static let presentTwice = Self(.presentTwice)
    /// A controller is presented that is a child, the root of a window, or presented already.
    public static let presentActiveController = Self(.presentActiveController)
    /// A controller presents whose view is on the screen, and that is neither a child nor the root of the window.
    public static let presentDetached = Self(.presentDetached)
    /// dismiss(animated:completion:) is called while the presentation, or another dismissal, is under way.
    public static let dismissInProgress = Self(.dismissInProgress)
    /// A popover, or an action sheet on a pad, is presented without a source.
    public static let popoverWithoutSource = Self(.popoverWithoutSource)
    /// The window gets another root controller while the old one presents.
    public static let rootReplacedUnderPresentation = Self(.rootReplacedUnderPresentation)
    /// An animator does not call completeTransition(_:).
    public static let unfinishedTransition = Self(.unfinishedTransition)
    /// An animator calls beginAppearanceTransition(_:animated:) or endAppearanceTransition() for the controllers that
    /// it animates.
    public static let appearanceInAnimator = Self(.appearanceInAnimator)
    /// A controller is pushed that is in the stack already.
    public static let pushTwice = Self(.pushTwice)
    /// A controller is pushed with an animation while another push is being animated.
    public static let nestedPush = Self(.nestedPush)
}
