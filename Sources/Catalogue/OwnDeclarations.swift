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
            CAEmitterCell: NSObject
            CAEmitterLayer: CALayer
            CAGradientLayer: CALayer
            CAKeyframeAnimation: CAPropertyAnimation
            CALayer: NSObject
            CALayerDelegate
            CAMediaTiming
            CAMediaTimingFunction: NSObject
            CAPropertyAnimation: CAAnimation
            CAReplicatorLayer: CALayer
            CAScrollLayer: CALayer
            CAShapeLayer: CALayer
            CASpringAnimation: CABasicAnimation
            CATextLayer: CALayer
            CATiledLayer: CALayer
            CATransaction: NSObject
            CATransformLayer: CALayer
            CATransition: CAAnimation
            CAValueFunction: NSObject
            CGColor: Hashable
            CGColorSpace: Hashable
            CGContext: AnyObject
            CGDataConsumer: Sendable
            CGDataProvider: Sendable
            CGFont: Sendable
            CGGradient: Sendable
            CGImage: Hashable
            CGLayer: Hashable
            CGMutablePath: CGPath
            CGPDFDocument: Sendable
            CGPDFPage: Sendable
            CGPath: Hashable
            CompositorProbe: AnyObject
            ContentTransitionSymbolEffect
            DateComponentsFormatter: Formatter
            DiscreteSymbolEffect
            DispatchSourceMemoryPressure
            FramePass
            IndefiniteSymbolEffect
            LifecycleRecorder: AnyObject
            ListFormatter: Formatter
            MeasurementFormatter: Formatter
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
            NSCollectionLayoutVisibleItem
            NSDataAsset: NSObject
            NSDataDetector: NSObject
            NSDiscardableContent
            NSException: NSObject
            NSFastEnumeration
            NSFileCoordinator: NSObject
            NSFilePresenter
            NSHashTable: NSObject
            NSItemProvider: NSObject
            NSItemProviderReading
            NSItemProviderWriting
            NSKeyValueObservation: NSObject
            NSLayoutAnchor: NSObject table
            NSLayoutConstraint: NSObject table
            NSLayoutDimension: NSLayoutAnchor
            NSLayoutManager: NSObject table
            NSLayoutManagerDelegate
            NSLayoutXAxisAnchor: NSLayoutAnchor
            NSLayoutYAxisAnchor: NSLayoutAnchor
            NSMapTable: NSObject
            NSMetadataQuery: NSObject
            NSMutableParagraphStyle: NSParagraphStyle
            NSParagraphStyle: NSObject
            NSPointerArray: NSObject
            NSPointerFunctions: NSObject
            NSShadow: NSObject
            NSStringDrawingContext: NSObject
            NSTextAttachment: NSObject table
            NSTextContainer: NSObject table
            NSTextStorage: NSMutableAttributedString
            NSTextStorageDelegate
            NSTextTab: NSObject
            NSURLConnection: NSObject
            NSUbiquitousKeyValueStore: NSObject
            NSUserActivity: NSObject
            NSUserActivityDelegate
            NativePlugin: AnyObject
            NetService: NSObject
            NetServiceBrowser: NSObject
            NetServiceBrowserDelegate
            NetServiceDelegate
            ObjectiveCExposed
            OutsideWork: AnyObject
            PermissionQuestion: AnyObject
            PhotoLibrary: SessionPart
            RelativeDateTimeFormatter: Formatter
            SessionState
            SymbolEffect
            SystemAlert: AnyObject
            SystemWindow: UIWindow
            TestFinger: AnyObject
            TestReport: Sendable
            TestScreen: AnyObject
            TimerMaking
            TransitionSymbolEffect
            UIAccessibilityContentSizeCategoryImageAdjusting
            UIAccessibilityCustomAction: NSObject table
            UIAccessibilityCustomRotor: NSObject table
            UIAccessibilityCustomRotorItemResult: NSObject table
            UIAccessibilityCustomRotorSearchPredicate: NSObject table
            UIAccessibilityElement: UIResponder
            UIAccessibilityIdentification
            UIAction: UIMenuElement
            UIActionSheet: UIView
            UIActionSheetDelegate
            UIActivity: NSObject table
            UIActivityIndicatorView: UIView table
            UIActivityItemProvider: NSObject table
            UIActivityItemSource
            UIActivityViewController: UIViewController
            UIAdaptivePresentationControllerDelegate
            UIAlertAction: NSObject table
            UIAlertController: UIViewController
            UIAlertView: UIView
            UIAlertViewDelegate
            UIAppearance
            UIAppearanceContainer
            UIApplication: UIResponder table
            UIApplicationDelegate
            UIApplicationShortcutIcon: NSObject table
            UIApplicationShortcutItem: NSObject table
            UIAttachmentBehavior: UIDynamicBehavior table
            UIBarAppearance: NSObject table
            UIBarButtonItem: UIBarItem
            UIBarButtonItemAppearance: NSObject table
            UIBarButtonItemGroup: NSObject table
            UIBarButtonItemStateAppearance: NSObject table
            UIBarItem: __AccessibleObject table
            UIBarPositioning
            UIBarPositioningDelegate
            UIBezierPath: NSObject table
            UIBlurEffect: UIVisualEffect
            UIButton: UIControl
            UICalendarSelection: NSObject table
            UICalendarSelectionMultiDate: UICalendarSelection
            UICalendarSelectionMultiDateDelegate
            UICalendarSelectionSingleDate: UICalendarSelection
            UICalendarSelectionSingleDateDelegate
            UICalendarSelectionWeekOfYear: UICalendarSelection
            UICalendarSelectionWeekOfYearDelegate
            UICalendarView: UIView
            UICalendarView.Decoration: NSObject table
            UICalendarViewDelegate
            UICollectionReusableView: UIView
            UICollectionView: UIScrollView table
            UICollectionViewCell: UICollectionReusableView
            UICollectionViewCompositionalLayout: UICollectionViewLayout
            UICollectionViewCompositionalLayoutConfiguration: NSObject table
            UICollectionViewController: UIViewController
            UICollectionViewDataSource
            UICollectionViewDataSourcePrefetching
            UICollectionViewDelegate
            UICollectionViewDelegateFlowLayout
            UICollectionViewDiffableDataSource: NSObject table
            UICollectionViewDragDelegate
            UICollectionViewDropCoordinator
            UICollectionViewDropDelegate
            UICollectionViewDropItem
            UICollectionViewDropPlaceholder: UICollectionViewPlaceholder table
            UICollectionViewDropPlaceholderContext
            UICollectionViewDropProposal: UIDropProposal table
            UICollectionViewFlowLayout: UICollectionViewLayout
            UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
            UICollectionViewFocusUpdateContext: UIFocusUpdateContext table
            UICollectionViewLayout: NSObject table
            UICollectionViewLayoutAttributes: NSObject table
            UICollectionViewLayoutInvalidationContext: NSObject table
            UICollectionViewListCell: UICollectionViewCell
            UICollectionViewPlaceholder: NSObject table
            UICollectionViewTransitionLayout: UICollectionViewLayout
            UICollectionViewUpdateItem: NSObject table
            UICollisionBehavior: UIDynamicBehavior table
            UICollisionBehaviorDelegate
            UIColor: NSObject
            UIColorPickerViewController: UIViewController
            UIColorPickerViewControllerDelegate
            UIColorWell: UIControl
            UICommand: UIMenuElement
            UICommandAlternate: NSObject table
            UIConfigurationState
            UIContentConfiguration
            UIContentContainer
            UIContentSizeCategoryAdjusting
            UIContentUnavailableView: UIView
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
            UIDeferredMenuElement: UIMenuElement
            UIDevice: NSObject table
            UIDocument: NSObject table
            UIDocumentBrowserViewController: UIViewController
            UIDocumentBrowserViewControllerDelegate
            UIDocumentInteractionController: NSObject table
            UIDocumentInteractionControllerDelegate
            UIDocumentPickerDelegate
            UIDocumentPickerViewController: UIViewController
            UIDragAnimating
            UIDragDropSession
            UIDragInteraction: NSObject table
            UIDragInteractionDelegate
            UIDragItem: NSObject table
            UIDragPreview: NSObject table
            UIDragPreviewParameters: UIPreviewParameters table
            UIDragPreviewTarget: UIPreviewTarget table
            UIDragSession
            UIDropInteraction: NSObject table
            UIDropInteractionDelegate
            UIDropProposal: NSObject table
            UIDropSession
            UIDynamicAnimator: NSObject table
            UIDynamicAnimatorDelegate
            UIDynamicBehavior: NSObject table
            UIDynamicItem
            UIDynamicItemBehavior: UIDynamicBehavior table
            UIDynamicItemGroup: NSObject table
            UIEditMenuConfiguration: NSObject table
            UIEditMenuInteraction: NSObject table
            UIEditMenuInteractionAnimating
            UIEditMenuInteractionDelegate
            UIEvent: NSObject table
            UIFeedbackGenerator: NSObject table
            UIFieldBehavior: UIDynamicBehavior table
            UIFindInteraction: NSObject table
            UIFindInteractionDelegate
            UIFindSession: NSObject table
            UIFocusAnimationCoordinator: NSObject table
            UIFocusEnvironment
            UIFocusUpdateContext: NSObject table
            UIFont: NSObject
            UIFontDescriptor: NSObject
            UIFontMetrics: NSObject
            UIFontPickerViewController: UIViewController
            UIFontPickerViewController.Configuration: NSObject table
            UIFontPickerViewControllerDelegate
            UIGestureRecognizer: NSObject table
            UIGestureRecognizerDelegate
            UIGraphicsImageRenderer: UIGraphicsRenderer
            UIGraphicsImageRendererContext: UIGraphicsRendererContext
            UIGraphicsImageRendererFormat: UIGraphicsRendererFormat
            UIGraphicsPDFRenderer: UIGraphicsRenderer
            UIGraphicsPDFRendererContext: UIGraphicsRendererContext
            UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat
            UIGraphicsRenderer: NSObject table
            UIGraphicsRendererContext: NSObject table
            UIGraphicsRendererFormat: NSObject table
            UIGravityBehavior: UIDynamicBehavior table
            UIHoverGestureRecognizer: UIGestureRecognizer
            UIImage: NSObject
            UIImage.Configuration: NSObject
            UIImage.SymbolConfiguration: Configuration
            UIImageAsset: NSObject
            UIImagePickerController: UINavigationController
            UIImagePickerControllerDelegate
            UIImageReader: NSObject
            UIImageView: UIView table
            UIImpactFeedbackGenerator: UIFeedbackGenerator
            UIInputView: UIView
            UIInputViewAudioFeedback
            UIInteraction
            UIInterpolatingMotionEffect: UIMotionEffect
            UIKey: NSObject table
            UIKeyCommand: UICommand
            UIKeyInput
            UIKeyboardLayoutGuide: UILayoutGuide
            UILabel: UIView
            UILayoutGuide: NSObject table
            UILayoutSupport
            UIListContentView: UIView
            UILocalNotification: NSObject table
            UILocalizedIndexedCollation: NSObject table
            UILongPressGestureRecognizer: UIGestureRecognizer
            UIMarkupTextPrintFormatter: UIPrintFormatter table
            UIMenu: UIMenuElement
            UIMenuBuilder
            UIMenuController: NSObject table
            UIMenuElement: NSObject table
            UIMenuItem: NSObject table
            UIMenuLeaf
            UIMenuSystem: NSObject table
            UIMotionEffect: NSObject table
            UIMotionEffectGroup: UIMotionEffect
            UIMutableApplicationShortcutItem: UIApplicationShortcutItem
            UIMutableTraits
            UIMutableUserNotificationAction: UIUserNotificationAction
            UIMutableUserNotificationCategory: UIUserNotificationCategory
            UINavigationBar: UIView
            UINavigationBarAppearance: UIBarAppearance
            UINavigationBarDelegate
            UINavigationController: UIViewController table
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
            UIPasteConfiguration: NSObject table
            UIPasteConfigurationSupporting
            UIPasteControl: UIControl
            UIPasteControl.Configuration: NSObject
            UIPasteboard: NSObject table
            UIPercentDrivenInteractiveTransition: NSObject table
            UIPickerView: UIView
            UIPickerViewDataSource
            UIPickerViewDelegate
            UIPinchGestureRecognizer: UIGestureRecognizer
            UIPointerInteraction: NSObject table
            UIPointerInteractionAnimating
            UIPointerInteractionDelegate
            UIPointerRegion: NSObject table
            UIPointerRegionRequest: NSObject table
            UIPointerStyle: NSObject table
            UIPopoverController: NSObject table
            UIPopoverControllerDelegate
            UIPopoverPresentationController: UIPresentationController
            UIPopoverPresentationControllerDelegate
            UIPopoverPresentationControllerSourceItem
            UIPresentationController: NSObject table
            UIPress: NSObject table
            UIPressesEvent: UIEvent
            UIPreviewAction: NSObject table
            UIPreviewActionItem
            UIPreviewInteraction: NSObject table
            UIPreviewInteractionDelegate
            UIPreviewParameters: NSObject table
            UIPreviewTarget: NSObject table
            UIPrintFormatter: NSObject table
            UIPrintInfo: NSObject table
            UIPrintInteractionController: NSObject table
            UIPrintInteractionControllerDelegate
            UIPrintPageRenderer: NSObject table
            UIPrintPaper: NSObject table
            UIPrinter: NSObject table
            UIProgressView: UIView
            UIPushBehavior: UIDynamicBehavior table
            UIRefreshControl: UIControl table
            UIRegion: NSObject table
            UIResponder: __AccessibleObject table
            UIResponderStandardEditActions
            UIRotationGestureRecognizer: UIGestureRecognizer
            UIScene: UIResponder
            UIScene.ActivationRequestOptions: NSObject table
            UIScene.ConnectionOptions: NSObject
            UIScene.OpenExternalURLOptions: NSObject
            UIScene.OpenURLOptions: NSObject
            UISceneActivationConditions: NSObject table
            UISceneConfiguration: NSObject table
            UISceneDelegate
            UISceneDestructionRequestOptions: NSObject table
            UISceneSession: NSObject
            UISceneSessionActivationRequest: NSObject
            UISceneSizeRestrictions: NSObject table
            UIScreen: NSObject table
            UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer
            UIScreenMode: NSObject table
            UIScrollView: UIView
            UIScrollViewDelegate
            UISearchBar: UIView
            UISearchBarDelegate
            UISearchController: UIViewController
            UISearchControllerDelegate
            UISearchResultsUpdating
            UISearchSuggestion
            UISearchSuggestionItem: NSObject table
            UISearchTab: UITab
            UISearchTextField: UITextField
            UISearchTextFieldDelegate
            UISearchToken: NSObject table
            UISegmentedControl: UIControl
            UISelectionFeedbackGenerator: UIFeedbackGenerator
            UISheetPresentationController: UIPresentationController
            UISheetPresentationController.Detent: NSObject table
            UISheetPresentationControllerDelegate
            UISheetPresentationControllerDetentResolutionContext
            UISimpleTextPrintFormatter: UIPrintFormatter table
            UISlider: UIControl
            UISnapBehavior: UIDynamicBehavior table
            UISplitViewController: UIViewController
            UISplitViewControllerDelegate
            UISpringLoadedInteractionSupporting
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
            UISymbolEffectCompletionContext: NSObject
            UITab: NSObject table
            UITabBar: UIView
            UITabBarAppearance: UIBarAppearance
            UITabBarController: UIViewController
            UITabBarController.Sidebar: NSObject
            UITabBarControllerDelegate
            UITabBarDelegate
            UITabBarItem: UIBarItem
            UITabBarItemAppearance: NSObject table
            UITabBarItemStateAppearance: NSObject
            UITabGroup: UITab
            UITableView: UIScrollView table
            UITableViewCell: UIView
            UITableViewController: UIViewController
            UITableViewDataSource
            UITableViewDataSourcePrefetching
            UITableViewDelegate
            UITableViewDiffableDataSource: NSObject table
            UITableViewDragDelegate
            UITableViewDropCoordinator
            UITableViewDropDelegate
            UITableViewDropItem
            UITableViewDropPlaceholder: UITableViewPlaceholder table
            UITableViewDropPlaceholderContext
            UITableViewDropProposal: UIDropProposal table
            UITableViewFocusUpdateContext: UIFocusUpdateContext table
            UITableViewHeaderFooterView: UIView
            UITableViewPlaceholder: NSObject table
            UITableViewRowAction: NSObject table
            UITapGestureRecognizer: UIGestureRecognizer
            UITargetedDragPreview: UITargetedPreview table
            UITargetedPreview: NSObject table
            UITextChecker: NSObject table
            UITextField: UIControl table
            UITextFieldDelegate
            UITextInput
            UITextInputAssistantItem: NSObject table
            UITextInputDelegate
            UITextInputMode: NSObject table
            UITextInputPasswordRules: NSObject table
            UITextInputStringTokenizer: NSObject table
            UITextInputTokenizer
            UITextInputTraits
            UITextInteraction: NSObject table
            UITextInteractionDelegate
            UITextItem: NSObject
            UITextItem.MenuConfiguration: NSObject
            UITextItem.MenuPreview: NSObject
            UITextPosition: NSObject table
            UITextRange: NSObject table
            UITextSearchAggregator: NSObject
            UITextSearchOptions: NSObject
            UITextSearching
            UITextSearchingFindSession: UIFindSession
            UITextSelectionRect: NSObject table
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
            UIUserNotificationAction: NSObject table
            UIUserNotificationCategory: NSObject table
            UIUserNotificationSettings: NSObject table
            UIVibrancyEffect: UIVisualEffect
            UIView: UIResponder table
            UIViewAnimating
            UIViewController: UIResponder table
            UIViewController.Transition: NSObject
            UIViewController.Transition.ZoomAlignmentRectContext: NSObject
            UIViewController.Transition.ZoomInteractionContext: NSObject
            UIViewController.Transition.ZoomOptions: NSObject
            UIViewController.Transition.ZoomSourceViewProviderContext: NSObject
            UIViewControllerAnimatedTransitioning
            UIViewControllerContextTransitioning
            UIViewControllerInteractiveTransitioning
            UIViewControllerPreviewing
            UIViewControllerPreviewingDelegate
            UIViewControllerRestoration
            UIViewControllerTransitionCoordinator
            UIViewControllerTransitionCoordinatorContext
            UIViewControllerTransitioningDelegate
            UIViewImplicitlyAnimating
            UIViewInvalidating
            UIViewPrintFormatter: UIPrintFormatter table
            UIViewPropertyAnimator: NSObject table
            UIVisualEffect: NSObject table
            UIVisualEffectView: UIView
            UIWindow: UIView
            UIWindowScene: UIScene
            UIWindowScene.ActivationAction: UIAction
            UIWindowScene.ActivationConfiguration: NSObject
            UIWindowScene.Geometry: NSObject
            UIWindowScene.GeometryPreferences: NSObject table
            UIWindowSceneDelegate
            UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions table
            UndoManager: NSObject
            XCTActivity
            XCTAttachment: AnyObject
            _KeyValueCodingAndObserving
            _ThrowingValueReading
            _UIKitNumericRawRepresentable
            _ValueReading
            __AccessibleObject: NSObject
            __CellMaker: UITableViewCell
            __CollectionControllerMaker: UICollectionViewController
            __CollectionMaker: UICollectionView
            __Companion
            __ConstraintMaker: NSLayoutConstraint
            __ControllerMaker: UIViewController
            __GeometryInValue
            __GestureRecognizerMaker: UIGestureRecognizer
            __HeaderMaker: UITableViewHeaderFooterView
            __LayerMaker: CALayer
            __NavigationControllerMaker: UINavigationController
            __ObjectMaker: NSObject
            __PlainGeometry
            __ReusableViewMaker: UICollectionReusableView
            __SegueMaker: UIStoryboardSegue
            __TableControllerMaker: UITableViewController
            __TableMaker: UITableView
            __ViewMaker: UIView
            __WindowOwner
            """)
}
