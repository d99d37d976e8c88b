// Written by `make catalogue` from the sources of UIKit, QuartzCore, CoreGraphics and UIKitTesting.
extension DeclarationIndex {
    /// What the frameworks of this package declare.
    package static let own = DeclarationIndex(
        table: """
            CAAction
            CAAnimation: NSObject
            CAAnimationDelegate
            CAAnimationGroup: CAAnimation
            CABasicAnimation: CAPropertyAnimation
            CADisplayLink: NSObject
            CAGradientLayer: CALayer
            CAKeyframeAnimation: CAPropertyAnimation
            CALayer: NSObject
            CALayerDelegate
            CAMediaTiming
            CAMediaTimingFunction: NSObject
            CAPropertyAnimation: CAAnimation
            CAShapeLayer: CALayer
            CASpringAnimation: CABasicAnimation
            CATransaction: NSObject
            CATransition: CAAnimation
            CGColor: Hashable
            CGColorSpace: Hashable
            CGContext: AnyObject
            CGGradient: Sendable
            CGImage: Hashable
            CGMutablePath: CGPath
            CGPath: Hashable
            CompositorProbe: AnyObject
            FramePass
            LifecycleRecorder: AnyObject
            NSCollectionLayoutAnchor: NSObject table
            NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem
            NSCollectionLayoutContainer
            NSCollectionLayoutDecorationItem: NSCollectionLayoutItem
            NSCollectionLayoutDimension: NSObject table
            NSCollectionLayoutEdgeSpacing: NSObject table
            NSCollectionLayoutEnvironment
            NSCollectionLayoutGroup: NSCollectionLayoutItem
            NSCollectionLayoutGroupCustomItem: NSObject table
            NSCollectionLayoutItem: NSObject table
            NSCollectionLayoutSection: NSObject table
            NSCollectionLayoutSize: NSObject table
            NSCollectionLayoutSpacing: NSObject table
            NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem
            NSDataAsset: NSObject
            NSException: NSObject
            NSKeyValueObservation: NSObject
            NSLayoutAnchor: NSObject table
            NSLayoutConstraint: NSObject table
            NSLayoutDimension: NSLayoutAnchor
            NSLayoutXAxisAnchor: NSLayoutAnchor
            NSLayoutYAxisAnchor: NSLayoutAnchor
            NSMutableParagraphStyle: NSParagraphStyle
            NSParagraphStyle: NSObject
            NSStringDrawingContext: NSObject
            NSTextContainer: NSObject table
            NSUserActivity: NSObject
            NSUserActivityDelegate
            NativePlugin: AnyObject
            ObjectiveCExposed
            SessionState
            SystemAlert: AnyObject
            TestFinger: AnyObject
            TestReport: Sendable
            TestScreen: AnyObject
            TimerMaking
            UIAccessibilityElement: UIResponder
            UIAction: UIMenuElement
            UIActivityIndicatorView: UIView
            UIAdaptivePresentationControllerDelegate
            UIAlertAction: NSObject table
            UIAlertController: UIViewController
            UIAppearance
            UIAppearanceContainer
            UIApplication: UIResponder
            UIApplicationDelegate
            UIBarAppearance: NSObject table
            UIBarButtonItem: UIBarItem
            UIBarButtonItemAppearance: NSObject table
            UIBarButtonItemStateAppearance: NSObject table
            UIBarItem: NSObject table
            UIBarPositioning
            UIBarPositioningDelegate
            UIBezierPath: NSObject table
            UIBlurEffect: UIVisualEffect
            UIButton: UIControl
            UICollectionReusableView: UIView
            UICollectionView: UIScrollView
            UICollectionViewCell: UICollectionReusableView
            UICollectionViewCompositionalLayout: UICollectionViewLayout
            UICollectionViewCompositionalLayoutConfiguration: NSObject table
            UICollectionViewController: UIViewController
            UICollectionViewDataSource
            UICollectionViewDataSourcePrefetching
            UICollectionViewDelegate
            UICollectionViewDelegateFlowLayout
            UICollectionViewDiffableDataSource: NSObject table
            UICollectionViewFlowLayout: UICollectionViewLayout
            UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
            UICollectionViewLayout: NSObject table
            UICollectionViewLayoutAttributes: NSObject table
            UICollectionViewLayoutInvalidationContext: NSObject table
            UICollectionViewListCell: UICollectionViewCell
            UICollectionViewUpdateItem: NSObject table
            UIColor: NSObject
            UICommand: UIMenuElement
            UICommandAlternate: NSObject table
            UIConfigurationState
            UIContentConfiguration
            UIContentContainer
            UIContentSizeCategoryAdjusting
            UIContentView
            UIContextMenuConfiguration: NSObject table
            UIContextMenuInteraction: NSObject table
            UIContextMenuInteractionAnimating
            UIContextMenuInteractionCommitAnimating
            UIContextMenuInteractionDelegate
            UIContextualAction: NSObject table
            UIControl: UIView
            UICoordinateSpace
            UICubicTimingParameters: NSObject table
            UIDataSourceModelAssociation
            UIDatePicker: UIControl
            UIDevice: NSObject table
            UIEvent: NSObject table
            UIFeedbackGenerator: NSObject table
            UIFont: NSObject
            UIFontDescriptor: NSObject
            UIFontMetrics: NSObject
            UIGestureRecognizer: NSObject table
            UIGestureRecognizerDelegate
            UIGraphicsImageRenderer: NSObject table
            UIGraphicsImageRendererContext: NSObject table
            UIGraphicsImageRendererFormat: NSObject table
            UIImage: NSObject
            UIImage.SymbolConfiguration: NSObject
            UIImageView: UIView
            UIImpactFeedbackGenerator: UIFeedbackGenerator
            UIInputView: UIView
            UIInteraction
            UIKey: NSObject table
            UIKeyCommand: UICommand
            UIKeyInput
            UIKeyboardLayoutGuide: UILayoutGuide
            UILabel: UIView
            UILayoutGuide: NSObject table
            UILayoutSupport
            UIListContentView: UIView
            UILongPressGestureRecognizer: UIGestureRecognizer
            UIMenu: UIMenuElement
            UIMenuElement: NSObject table
            UIMutableTraits
            UINavigationBar: UIView
            UINavigationBarAppearance: UIBarAppearance
            UINavigationBarDelegate
            UINavigationController: UIViewController
            UINavigationControllerDelegate
            UINavigationItem: NSObject table
            UINib: NSObject table
            UINotificationFeedbackGenerator: UIFeedbackGenerator
            UIOpenURLContext: NSObject
            UIPageControl: UIControl
            UIPageViewController: UIViewController
            UIPageViewControllerDataSource
            UIPageViewControllerDelegate
            UIPanGestureRecognizer: UIGestureRecognizer
            UIPasteboard: NSObject table
            UIPercentDrivenInteractiveTransition: NSObject table
            UIPickerView: UIView
            UIPickerViewDataSource
            UIPickerViewDelegate
            UIPinchGestureRecognizer: UIGestureRecognizer
            UIPopoverPresentationController: UIPresentationController
            UIPopoverPresentationControllerDelegate
            UIPopoverPresentationControllerSourceItem
            UIPresentationController: NSObject table
            UIPress: NSObject table
            UIPressesEvent: UIEvent
            UIProgressView: UIView
            UIRefreshControl: UIControl
            UIResponder: NSObject table
            UIResponderStandardEditActions
            UIRotationGestureRecognizer: UIGestureRecognizer
            UIScene: UIResponder
            UIScene.ConnectionOptions: NSObject
            UIScene.OpenURLOptions: NSObject
            UISceneConfiguration: NSObject table
            UISceneDelegate
            UISceneSession: NSObject
            UIScreen: NSObject table
            UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer
            UIScrollView: UIView
            UIScrollViewDelegate
            UISearchBar: UIView
            UISearchBarDelegate
            UISearchController: UIViewController
            UISearchControllerDelegate
            UISearchResultsUpdating
            UISearchTextField: UITextField
            UISegmentedControl: UIControl
            UISelectionFeedbackGenerator: UIFeedbackGenerator
            UISheetPresentationController: UIPresentationController
            UISheetPresentationController.Detent: NSObject table
            UISheetPresentationControllerDelegate
            UISheetPresentationControllerDetentResolutionContext
            UISlider: UIControl
            UISplitViewController: UIViewController
            UISplitViewControllerDelegate
            UISpringTimingParameters: NSObject table
            UIStackView: UIView
            UIStatusBarManager: NSObject table
            UIStepper: UIControl
            UIStoryboard: NSObject table
            UIStoryboardSegue: NSObject table
            UIStoryboardUnwindSegueSource: NSObject
            UISwipeActionsConfiguration: NSObject table
            UISwipeGestureRecognizer: UIGestureRecognizer
            UISwitch: UIControl
            UITabBar: UIView
            UITabBarAppearance: UIBarAppearance
            UITabBarController: UIViewController
            UITabBarControllerDelegate
            UITabBarDelegate
            UITabBarItem: UIBarItem
            UITabBarItemAppearance: NSObject table
            UITabBarItemStateAppearance: NSObject
            UITableView: UIScrollView
            UITableViewCell: UIView
            UITableViewController: UIViewController
            UITableViewDataSource
            UITableViewDataSourcePrefetching
            UITableViewDelegate
            UITableViewDiffableDataSource: NSObject table
            UITableViewHeaderFooterView: UIView
            UITapGestureRecognizer: UIGestureRecognizer
            UITextField: UIControl table
            UITextFieldDelegate
            UITextInput
            UITextInputTraits
            UITextPosition: NSObject table
            UITextRange: NSObject table
            UITextView: UIScrollView table
            UITextViewDelegate
            UITimingCurveProvider
            UIToolbar: UIView
            UIToolbarAppearance: UIBarAppearance
            UIToolbarDelegate
            UITouch: NSObject table
            UITraitChangeObservable
            UITraitChangeRegistration
            UITraitCollection: NSObject table
            UITraitDefinition
            UITraitEnvironment
            UITraitOverrides
            UIUserActivityRestoring
            UIVibrancyEffect: UIVisualEffect
            UIView: UIResponder table
            UIViewAnimating
            UIViewController: UIResponder
            UIViewControllerAnimatedTransitioning
            UIViewControllerContextTransitioning
            UIViewControllerInteractiveTransitioning
            UIViewControllerRestoration
            UIViewControllerTransitionCoordinator
            UIViewControllerTransitionCoordinatorContext
            UIViewControllerTransitioningDelegate
            UIViewImplicitlyAnimating
            UIViewPropertyAnimator: NSObject table
            UIVisualEffect: NSObject table
            UIVisualEffectView: UIView
            UIWindow: UIView
            UIWindowScene: UIScene
            UIWindowScene.Geometry: NSObject
            UIWindowScene.GeometryPreferences: NSObject table
            UIWindowSceneDelegate
            XCTActivity
            XCTAttachment: AnyObject
            _KeyValueCodingAndObserving
            __CellMaker: UITableViewCell
            __CollectionControllerMaker: UICollectionViewController
            __CollectionMaker: UICollectionView
            __Companion
            __ControllerMaker: UIViewController
            __GestureRecognizerMaker: UIGestureRecognizer
            __HeaderMaker: UITableViewHeaderFooterView
            __NavigationControllerMaker: UINavigationController
            __ObjectMaker: NSObject
            __ReusableViewMaker: UICollectionReusableView
            __SegueMaker: UIStoryboardSegue
            __TableControllerMaker: UITableViewController
            __TableMaker: UITableView
            __ViewMaker: UIView
            __WindowOwner
            """)
}
