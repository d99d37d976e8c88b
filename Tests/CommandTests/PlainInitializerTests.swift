import Foundation
import XCTest

/// `init()` of classes that have it from NSObject on Apple's systems.
final class PlainInitializerTests: XCTestCase {
    /// Classes that say on iOS that they have no `init()`.
    private static let without: Set<String> = [
        "NSCollectionLayoutAnchor", "NSCollectionLayoutBoundarySupplementaryItem", "NSCollectionLayoutDecorationItem",
        "NSCollectionLayoutDimension", "NSCollectionLayoutEdgeSpacing", "NSCollectionLayoutGroup",
        "NSCollectionLayoutGroupCustomItem", "NSCollectionLayoutItem", "NSCollectionLayoutSection",
        "NSCollectionLayoutSize", "NSCollectionLayoutSpacing", "NSCollectionLayoutSupplementaryItem", "NSDataAsset",
        "UIAction", "UIDeferredMenuElement", "UIEditMenuConfiguration", "UIEditMenuInteraction", "UIMenuSystem",
        "UICalendarSelection", "UICalendarSelectionMultiDate", "UICalendarSelectionSingleDate",
        "UICalendarSelectionWeekOfYear",
        "UICollectionViewCompositionalLayout", "UICollectionViewDiffableDataSource", "UICommand",
        "UICommandAlternate", "UIContentUnavailableView", "UIContextMenuInteraction", "UIFontMetrics",
        "UIListContentView", "UIMenuElement",
        "UIOpenURLContext", "UIPointerRegion", "UIPointerStyle",
        "UIPresentationController", "UIPopoverPresentationController", "UIPreviewAction", "UIPreviewTarget", "UIScene",
        "UIPreviewInteraction",
        "UISceneSession", "UISheetPresentationController", "UIStoryboardSegue", "UIStoryboardUnwindSegueSource",
        "UITableViewDiffableDataSource", "UITargetedPreview", "UIWindowScene",
        "UIDragInteraction", "UIDragItem", "UIDragPreview", "UIDragPreviewTarget", "UIDropInteraction",
        "UIDropProposal", "UITargetedDragPreview", "UICollectionViewDropPlaceholder", "UICollectionViewDropProposal",
        "UICollectionViewPlaceholder", "UITableViewDropPlaceholder", "UITableViewDropProposal",
        "UITableViewPlaceholder", "CAValueFunction", "UIAttachmentBehavior", "UIDynamicItemGroup",
        "UIPushBehavior", "UIRegion", "UISnapBehavior",
        "UIDocumentBrowserViewController", "UIMenuItem", "UIScreenMode", "UITextInputStringTokenizer",
        "UIUserNotificationSettings", "UIBarButtonItemGroup", "UITextInputMode", "UITextInputPasswordRules",
        "NSDataDetector", "UIAccessibilityCustomRotor", "UIAccessibilityCustomRotorItemResult",
        "UICollectionViewTransitionLayout", "UIFindInteraction", "UISearchSuggestionItem", "UISearchToken",
        "UISymbolEffectCompletionContext", "UITab", "UITabGroup", "UITextInteraction", "UITextItem",
        "UITextSearchAggregator", "UITextSearchOptions", "UITextSearchingFindSession",
        // Made by the focus alone.
        "UICollectionViewFocusUpdateContext", "UIFocusAnimationCoordinator", "UIFocusUpdateContext",
        "UITableViewFocusUpdateContext",
        // Raises an exception, as on iOS: a collection view needs a layout.
        "UICollectionView",
        // Raises an exception on phones, which have no such popovers.
        "UIPopoverController",
        // Raises an exception on iOS where the Info.plist names no activity.
        "NSUserActivity",
        // What they hold has to be said.
        "NSHashTable", "NSMapTable",
        // Nobody makes an observation or an anchor: objects and views have them.
        "NSKeyValueObservation",
        "NSLayoutAnchor", "NSLayoutDimension", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor",
    ]

    /// Foundation's, as far as it is on Linux, that have an `init()` on iOS.
    private static let ofFoundation = [
        "BlockOperation", "CachedURLResponse", "DateFormatter", "FileHandle", "HTTPURLResponse", "InputStream",
        "JSONDecoder", "JSONEncoder", "NSArray", "NSAttributedString", "NSCharacterSet", "NSCompoundPredicate",
        "NSCondition", "NSCountedSet", "NSData", "NSDate", "NSDateComponents", "NSDecimalNumber", "NSDictionary",
        "NSError", "NSIndexPath", "NSIndexSet", "NSLock", "NSMutableArray", "NSMutableAttributedString",
        "NSMutableData", "NSMutableDictionary", "NSMutableSet", "NSMutableString", "NSMutableURLRequest", "NSNull",
        "NSNumber", "NSObject", "NSOrderedSet", "NSPredicate", "NSRecursiveLock", "NSRegularExpression", "NSSet",
        "NSString", "NSTimeZone", "NSURL", "NSURLComponents", "NSURLQueryItem", "NSURLRequest", "NSUUID",
        "NumberFormatter", "OperationQueue", "OutputStream", "Progress", "Scanner", "Thread", "Timer", "URLCache",
        "URLCredential", "URLProtectionSpace", "URLResponse", "URLSession", "XMLParser",
    ]

    private func classes() throws -> Set<String> {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources")
        let head = try NSRegularExpression(
            pattern: #"^(?:@.*)?(?:open|public)(?: final)? class ([A-Z]\w+)"#, options: .anchorsMatchLines)
        var names: Set<String> = []
        for module in ["UIKit", "QuartzCore"] {
            let folder = sources.appendingPathComponent(module)
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift")
            {
                let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
                for match in head.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
                    guard let name = Range(match.range(at: 1), in: text) else { continue }
                    names.insert(String(text[name]))
                }
            }
        }
        return names
    }

    func testEachIsMade() throws {
        let found = try classes()
        XCTAssertEqual(Self.without.subtracting(found), [])
        let names = found.subtracting(Self.without).filter {
            $0.hasPrefix("UI") || $0.hasPrefix("NS") || $0.hasPrefix("CA")
        }
        XCTAssertGreaterThan(names.count, 110)
        let runner = try CommandRunner()
        let lines = (names.sorted() + Self.ofFoundation).map { "_ = \($0)()" }
        try runner.write(
            AppSource.app(showing: "UIViewController()", then: lines + ["print(\"made\")"]), to: "Plain/Plain.swift")
        let result = try runner.run("run", "Plain")
        XCTAssertEqual(result.errors.contains("error"), false, result.errors)
        XCTAssertEqual(result.output, "made\n", result.errors)
    }

    func testWhatIsMadeIsEmpty() throws {
        let runner = try CommandRunner()
        let source = AppSource.app(
            showing: "UIViewController()",
            then: [
                "var timer = Timer(); print(timer.isValid); timer.invalidate(); timer = .init()",
                "let constraint = NSLayoutConstraint(); constraint.isActive = true; print(constraint.isActive)",
                "let animator = UIViewPropertyAnimator(); print(animator.duration, animator.state.rawValue)",
                "print(NSMutableAttributedString().length, HTTPURLResponse().statusCode)",
                "print(UIColor().cgColor.alpha, UIFont().pointSize, CADisplayLink().duration, UIStoryboard().description != \"\")",
                "let type = NSClassFromString(\"UIBlurEffect\") as! UIVisualEffect.Type",
                "print(Swift.type(of: type.init()))",
            ])
        try runner.write(source, to: "Empty/Empty.swift")
        let result = try runner.run("run", "Empty")
        XCTAssertEqual(
            result.output, "false\nfalse\n0.0 0\n0 200\n0.0 14.0 0.0 true\nUIBlurEffect\n", result.errors)
    }
}
