import Translation
import XCTest

/// Sources of Swift 4.0 and 4.1, whose names Swift 4.2 changed.
final class Swift4NamesTests: XCTestCase {
    func test_nestedTypes() {
        assertMigrates(
            """
            func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplicationLaunchOptionsKey: Any]?) {
                for direction: UISwipeGestureRecognizerDirection in [.up, UISwipeGestureRecognizerDirection.down] {}
                button.setTitle("x", for: UIControlState())
                let style = UITableViewCellStyle.subtitle.rawValue
            }
            """,
            to: """
                func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) {
                    for direction: UISwipeGestureRecognizer.Direction in [.up, UISwipeGestureRecognizer.Direction.down] {}
                    button.setTitle("x", for: UIControl.State())
                    let style = UITableViewCell.CellStyle.subtitle.rawValue
                }
                """)
    }

    func test_constants() {
        assertMigrates(
            """
            table.rowHeight = UITableViewAutomaticDimension
            layer.contentsGravity = kCAGravityResizeAspect
            center.addObserver(self, selector: #selector(go), name: .UIKeyboardWillShow, object: nil)
            center.addObserver(self, selector: #selector(go), name: NSNotification.Name.UITextFieldTextDidChange, object: nil)
            center.post(name: Notification.Name.UIApplicationDidBecomeActive, object: nil)
            let f = info[UIKeyboardFrameEndUserInfoKey]
            RunLoop.main.add(timer, forMode: .commonModes)
            let u = NSUnderlineStyle.styleSingle.rawValue
            """,
            to: """
                table.rowHeight = UITableView.automaticDimension
                layer.contentsGravity = CALayerContentsGravity.resizeAspect
                center.addObserver(self, selector: #selector(go), name: UIResponder.keyboardWillShowNotification, object: nil)
                center.addObserver(self, selector: #selector(go), name: UITextField.textDidChangeNotification, object: nil)
                center.post(name: UIApplication.didBecomeActiveNotification, object: nil)
                let f = info[UIResponder.keyboardFrameEndUserInfoKey]
                RunLoop.main.add(timer, forMode: RunLoop.Mode.common)
                let u = NSUnderlineStyle.single.rawValue
                """)
    }

    func test_callsOfMembers() {
        assertMigrates(
            """
            addChildViewController(child)
            parent?.addChildViewController(child)
            child.willMove(toParentViewController: nil)
            child.didMove(toParentViewController: self); child.removeFromParentViewController()
            view.bringSubview(toFront: a); view.sendSubview(
                toBack: b)
            for c in childViewControllers where parent?.childViewControllers.first === c {}
            perform(#selector(UIView.bringSubview(toFront:)), with: a)
            perform(#selector(removeFromParentViewController))
            """,
            to: """
                addChild(child)
                parent?.addChild(child)
                child.willMove(toParent: nil)
                child.didMove(toParent: self); child.removeFromParent()
                view.bringSubviewToFront(a); view.sendSubviewToBack(
                    b)
                for c in children where parent?.children.first === c {}
                perform(#selector(UIView.bringSubviewToFront(_:)), with: a)
                perform(#selector(removeFromParent))
                """)
    }

    func test_functionsThatBecameInitialisersAndMembers() {
        assertMigrates(
            """
            let insets = UIEdgeInsetsMake(1, 2, CGFloat(a), 4)
            let inner = UIEdgeInsetsInsetRect(view.bounds, UIEdgeInsetsMake(0, 0, 0, 0))
            let data = UIImageJPEGRepresentation(image, 0.8)
            let other = UIImagePNGRepresentation(a ?? b)?.count
            if UIAccessibilityIsReduceMotionEnabled() { UIAccessibilityPostNotification(
                UIAccessibilityScreenChangedNotification, label) }
            """,
            to: """
                let insets = UIEdgeInsets(top: 1, left: 2, bottom: CGFloat(a), right: 4)
                let inner = view.bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
                let data = image.jpegData(compressionQuality: 0.8)
                let other = (a ?? b).pngData()?.count
                if UIAccessibility.isReduceMotionEnabled { UIAccessibility.post(
                    notification: UIAccessibility.Notification.screenChanged, argument: label) }
                """)
    }

    func test_timesOfMedia() {
        assertMigrates(
            """
            player.seek(to: kCMTimeZero)
            let range = CMTimeRangeMake(kCMTimeZero, CMTimeMakeWithSeconds(2, 600))
            let half = CMTimeMultiplyByFloat64(CMTimeMake(1, 2), 0.5)
            """,
            to: """
                player.seek(to: CMTime.zero)
                let range = CMTimeRangeMake(start: CMTime.zero, duration: CMTimeMakeWithSeconds(2, preferredTimescale: 600))
                let half = CMTimeMultiplyByFloat64(CMTimeMake(value: 1, timescale: 2), multiplier: 0.5)
                """)
    }

    func test_overrides() {
        assertMigrates(
            """
            class A: UIViewController {
                override func addChildViewController(_ childController: UIViewController) {
                    super.addChildViewController(childController)
                }
                override func willMove(toParentViewController parent: UIViewController?) {
                    super.willMove(toParentViewController: parent)
                }
                override var childViewControllers: [UIViewController] { return super.childViewControllers }
                override func prefersHomeIndicatorAutoHidden() -> Bool { return super.prefersHomeIndicatorAutoHidden() }
            }
            class B: UIView { override func bringSubview(toFront view: UIView) { super.bringSubview(toFront: view) } }
            """,
            to: """
                class A: UIViewController {
                    override func addChild(_ childController: UIViewController) {
                        super.addChild(childController)
                    }
                    override func willMove(toParent parent: UIViewController?) {
                        super.willMove(toParent: parent)
                    }
                    override var children: [UIViewController] { return super.children }
                    override var prefersHomeIndicatorAutoHidden: Bool { return super.prefersHomeIndicatorAutoHidden }
                }
                class B: UIView { override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) } }
                """)
    }

    func test_aRequirementWhoseTypesChanged() {
        assertMigrates(
            """
            func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String : Any]) {
                use(info[UIImagePickerControllerOriginalImage])
            }
            """,
            to: """
                func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String : Any]) {
                    use(info[UIImagePickerController.InfoKey.originalImage])
                }
                """)
        assertMigrates(
            """
            class A { func imagePickerController(_ p: UIImagePickerController, didFinishPickingMediaWithInfo info: [String : Any]) {} }
            """,
            to: """
                class A { func imagePickerController(_ p: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {} }
                """)
    }

    func test_aProtocolForWhatAFrameworksClassHas() {
        assertMigrates(
            """
            protocol Opening { func open(_ url: URL, options: [String: Any], completionHandler: ((Bool) -> Void)?) }
            extension UIApplication: Opening {}
            """,
            to: """
                protocol Opening { func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any], completionHandler: ((Bool) -> Void)?) }
                extension UIApplication: Opening {}
                """)
    }

    func test_theModulesOwnNamesAreLeftAlone() {
        assertStays(
            """
            enum UIControlState { case normal }
            let a = UIControlState.normal
            class Box { var childViewControllers = [1]; func addChildViewController(_ n: Int) {} }
            func f(box: Box) { box.addChildViewController(box.childViewControllers[0]) }
            func UIEdgeInsetsMake(_ a: Int, _ b: Int, _ c: Int, _ d: Int) {}
            let b = UIEdgeInsetsMake(1, 2, 3, 4)
            func g(kCAGravityTop: Int) -> Int { return kCAGravityTop }
            extension Notification.Name { static let UIKeyboardWillShow = Notification.Name("x") }
            let c = Notification.Name.UIKeyboardWillShow
            """)
    }

    func test_otherOwnersAreLeftAlone() {
        assertStays("let a = Mine.commonModes, b = Other.UIKeyboardWillShow, c = view.bringSubview(a, b)")
    }

    func test_aProjectThatSaysItIsOfTodayIsLeftAlone() {
        assertStays("let a = UIControlState()", version: "5.0")
        assertStays("let a = UIControlState()", version: "4.2")
        assertMigrates("let a = UIControlState()", to: "let a = UIControl.State()", version: "4.0")
        assertMigrates("let a = UIControlState()", to: "let a = UIControl.State()", version: "3.0")
    }

    func test_branchesForOtherVersionsOfSwift() {
        assertMigrates(
            """
            #if swift(>=4.2)
            let a = UITableView.automaticDimension
            #else
            let a = UITableViewAutomaticDimension
            #endif
            #if !swift(>=4.2) && os(iOS)
            extension UIControl { typealias State = UIControlState }
            #endif
            let b = UIControlState()
            """,
            to: """
                #if true
                let a = UITableView.automaticDimension
                #else
                let a = UITableViewAutomaticDimension
                #endif
                #if !true && os(iOS)
                extension UIControl { typealias State = UIControlState }
                #endif
                let b = UIControl.State()
                """)
    }

    func test_theSummary() {
        let module = migrate(
            [
                SourceFile(path: "/App/A.swift", text: "\nlet a = UIControlState()"),
                SourceFile(path: "/App/B.swift", text: "a.childViewControllers"),
            ], version: "4.0")
        XCTAssertEqual(
            module.changes.map { "\($0.file):\($0.line): \($0.old) -> \($0.new)" },
            [
                "/App/A.swift:2: UIControlState -> UIControl.State", "/App/B.swift:1: childViewControllers -> children",
            ])
    }

    func test_theTranslationNamesTheOriginal() {
        let source =
            "import UIKit\nclass A: UIViewController { let s: UIControlState = .normal; @NSManaged var x: Int }"
        let result = translated(source)
        XCTAssertTrue(result.text.contains("let s: UIControl.State = .normal"), result.text)
        XCTAssertEqual(
            result.translation.diagnostics.map(\.description),
            ["/App/File.swift:2:62: error: '@NSManaged' needs Core Data, which Matryoshka does not support"])
        XCTAssertEqual(result.translation.languageMode, "4")

    }

    func test_indicatorsOfActivity() {
        assertMigrates(
            "let a = UIActivityIndicatorView(activityIndicatorStyle: .gray); a.activityIndicatorViewStyle = .white",
            to: "let a = UIActivityIndicatorView(style: .gray); a.style = .white", version: "4.0")
    }
}
