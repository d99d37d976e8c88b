extension GuideApp {
    /// The lecture's first listing, an app in itself: a label in a window.
    static let helloWorld = GuideApp(
        name: "HelloWorld", guide: "003-app-architecture-lecture.md", form: .fenced,
        sources: [GuideSource(name: "AppDelegate.swift", listings: [0])])

    /// The lecture's drop-down menu: outlets, list of controllers, swapping, menu, table.
    ///
    /// The lecture's proposals for `init(coder:)` are left out; it argues against them itself. Its other listings repeat
    /// parts of these with comments in between.
    static let dropDownMenu = GuideApp(
        name: "DropDownMenu", guide: "003-app-architecture-lecture.md", form: .fenced,
        sources: [
            GuideSource(
                name: "MenuViewController.swift", listings: [1, 2, 6, 12, 13], opening: "import UIKit\n\n",
                edits: [laterBody]),
            GuideSource(
                name: "AppDelegate.swift", listings: [16], opening: "import UIKit\n\n", closing: "}\n",
                edits: [
                    GuideEdit(
                        find: "@UIApplicationMain\n",
                        replacement: """
                            @UIApplicationMain
                            class AppDelegate: UIResponder, UIApplicationDelegate {
                            var window: UIWindow?

                            """,
                        reason:
                            "the listing shows the method alone; its class, with the window, is in the first listing")
                ]),
        ],
        fixtures: [
            "MenuViewController.xib": menuInterface,
            // "The window object is already created for us since this is a storyboard app", says the listing.
            "Main.storyboard": mainStoryboard,
        ])

    private static let laterBody = GuideEdit(
        find: "    @IBAction func didTapMenuButton(sender: AnyObject) {\n    }\n", replacement: "",
        reason: "a later listing gives the action's body; a class has it once")

    /// The drop-down menu as guide 000 has it, with the names of Swift 2 and 3 in one class.
    static let writtenMenu = GuideApp(
        name: "DropDownMenu", folder: "WrittenMenu", guide: "000-container-view-controllers.md", form: .fenced,
        sources: [
            GuideSource(
                name: "MenuViewController.swift", listings: [0, 1, 2, 3, 4], opening: "import UIKit\n\n",
                edits: [laterBody]),
            GuideSource(name: "AppDelegate.swift", listings: [6], opening: "import UIKit\n\n"),
        ], fixtures: dropDownMenu.fixtures)

    /// The menu of guide 000 that a storyboard makes, with the initialiser of Swift 1 that the guide advises against, and
    /// with the listing that instantiates a controller.
    static let coderMenu = GuideApp(
        name: "DropDownMenu", folder: "CoderMenu", guide: writtenMenu.guide, form: .fenced,
        sources: [
            GuideSource(
                name: "MenuViewController.swift", listings: [0, 1, 2, 3, 4, 5], opening: "import UIKit\n\n",
                edits: [laterBody]),
            GuideSource(
                name: "Instantiation.swift", listings: [7],
                opening: """
                    import UIKit

                    class MyViewControllerClass: UIViewController {}

                    func instantiate() -> MyViewControllerClass {

                    """, closing: "      return viewController\n}\n"),
        ],
        fixtures: [
            "MenuViewController.xib": menuInterface, "Main.storyboard": coderStoryboard,
            "AppDelegate.swift": """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    let first = UIViewController()
                    first.title = "First"
                    let second = instantiate()
                    second.title = "Second"
                    (window?.rootViewController as? MenuViewController)?.viewControllers = [first, second]
                    return true
                }
            }
            """,
        ])

    /// The drop-down menu with an observer beside it, which prints each height that the menu has on the screen.
    ///
    /// Flows let animations end before they look; the observer looks at every turn of the main queue.
    static let observedMenu = GuideApp(
        name: "ObservedMenu", guide: dropDownMenu.guide, form: dropDownMenu.form, sources: dropDownMenu.sources,
        fixtures: dropDownMenu.fixtures.merging(["Observer.swift": menuObserver]) { $1 })

    private static let menuObserver = """
        import UIKit

        extension AppDelegate {
            func applicationDidBecomeActive(_ application: UIApplication) {
                observe(window?.rootViewController as! MenuViewController, lastHeight: nil)
            }

            private func observe(_ menu: MenuViewController, lastHeight: CGFloat?) {
                let height = menu.tableView?.layer.presentation()?.bounds.height
                if let height, height != lastHeight { print("height", height) }
                DispatchQueue.main.async { [self] in observe(menu, lastHeight: height) }
            }
        }
        """

    /// What the lecture shows in a picture: a bar with a button "Menu", the container, and the table over it.
    private static let menuInterface = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="MenuViewController" customModule="DropDownMenu" customModuleProvider="target">
                    <connections>
                        <outlet property="activeViewContainer" destination="aVc-1A-b2C" id="o1A-2B-c3D"/>
                        <outlet property="navItem" destination="nIt-2B-c3D" id="o2B-3C-d4E"/>
                        <outlet property="tableView" destination="tVw-3C-d4E" id="o3C-4D-e5F"/>
                        <outlet property="tableViewHeightConstraint" destination="tHc-4D-e5F" id="o4D-5E-f6G"/>
                        <outlet property="view" destination="rVw-5E-f6G" id="o5E-6F-g7H"/>
                    </connections>
                </placeholder>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                <view clearsContextBeforeDrawing="NO" contentMode="scaleToFill" id="rVw-5E-f6G">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <subviews>
                        <navigationBar contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="nBr-6F-g7H">
                            <rect key="frame" x="0.0" y="20" width="375" height="44"/>
                            <items>
                                <navigationItem title="Title" id="nIt-2B-c3D">
                                    <barButtonItem key="leftBarButtonItem" title="Menu" id="mBt-7G-h8J">
                                        <connections>
                                            <action selector="didTapMenuButtonWithSender:" destination="-1" id="a7G-8H-j9K"/>
                                        </connections>
                                    </barButtonItem>
                                </navigationItem>
                            </items>
                        </navigationBar>
                        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="aVc-1A-b2C">
                            <rect key="frame" x="0.0" y="64" width="375" height="603"/>
                            <color key="backgroundColor" red="1" green="0.75" blue="0.80000000000000004" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                        </view>
                        <tableView clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" style="plain" separatorStyle="default" rowHeight="44" sectionHeaderHeight="28" sectionFooterHeight="28" translatesAutoresizingMaskIntoConstraints="NO" id="tVw-3C-d4E">
                            <rect key="frame" x="0.0" y="64" width="375" height="128"/>
                            <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                            <accessibility key="accessibilityConfiguration" identifier="menu"/>
                            <constraints>
                                <constraint firstAttribute="height" constant="128" id="tHc-4D-e5F"/>
                            </constraints>
                        </tableView>
                    </subviews>
                    <viewLayoutGuide key="safeArea" id="sAr-8H-j9K"/>
                    <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                    <constraints>
                        <constraint firstItem="nBr-6F-g7H" firstAttribute="top" secondItem="sAr-8H-j9K" secondAttribute="top" id="c1A-2B-c3D"/>
                        <constraint firstItem="nBr-6F-g7H" firstAttribute="leading" secondItem="rVw-5E-f6G" secondAttribute="leading" id="c2B-3C-d4E"/>
                        <constraint firstAttribute="trailing" secondItem="nBr-6F-g7H" secondAttribute="trailing" id="c3C-4D-e5F"/>
                        <constraint firstItem="aVc-1A-b2C" firstAttribute="top" secondItem="nBr-6F-g7H" secondAttribute="bottom" id="c4D-5E-f6G"/>
                        <constraint firstItem="aVc-1A-b2C" firstAttribute="leading" secondItem="rVw-5E-f6G" secondAttribute="leading" id="c5E-6F-g7H"/>
                        <constraint firstAttribute="trailing" secondItem="aVc-1A-b2C" secondAttribute="trailing" id="c6F-7G-h8J"/>
                        <constraint firstAttribute="bottom" secondItem="aVc-1A-b2C" secondAttribute="bottom" id="c7G-8H-j9K"/>
                        <constraint firstItem="tVw-3C-d4E" firstAttribute="top" secondItem="nBr-6F-g7H" secondAttribute="bottom" id="c8H-9J-k1L"/>
                        <constraint firstItem="tVw-3C-d4E" firstAttribute="leading" secondItem="rVw-5E-f6G" secondAttribute="leading" id="c9J-1K-l2M"/>
                        <constraint firstAttribute="trailing" secondItem="tVw-3C-d4E" secondAttribute="trailing" id="c1K-2L-m3N"/>
                    </constraints>
                </view>
            </objects>
        </document>
        """

    /// The storyboard of Xcode's template, whose controller the app delegate replaces.
    private static let mainStoryboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="vCo-1A-b2C">
            <scenes>
                <scene sceneID="sCn-2B-c3D">
                    <objects>
                        <viewController id="vCo-1A-b2C" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="vVw-3C-d4E">
                                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            </view>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="fRe-4D-e5F" sceneMemberID="firstResponder"/>
                    </objects>
                </scene>
            </scenes>
        </document>
        """

    /// A storyboard whose one scene is of the menu's class, with the view left to the nib.
    private static let coderStoryboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="vCo-1A-b2C">
            <scenes>
                <scene sceneID="sCn-2B-c3D">
                    <objects>
                        <viewController id="vCo-1A-b2C" customClass="MenuViewController" customModule="DropDownMenu" customModuleProvider="target" sceneMemberID="viewController"/>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="fRe-4D-e5F" sceneMemberID="firstResponder"/>
                    </objects>
                </scene>
                <scene sceneID="sCn-3B-c3D">
                    <objects>
                        <viewController storyboardIdentifier="IdentifierThatWasSetInStoryboard" id="vCo-2A-b2C" customClass="MyViewControllerClass" customModule="DropDownMenu" customModuleProvider="target" sceneMemberID="viewController"/>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="fRe-5D-e5F" sceneMemberID="firstResponder"/>
                    </objects>
                </scene>
            </scenes>
        </document>
        """
}
