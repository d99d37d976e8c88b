import XCTest

@testable import Projects

final class InterfaceTests: XCTestCase {
    private static let xib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <device id="retina4_7" orientation="portrait"/>
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="MenuViewController" customModule="App">
                    <connections>
                        <outlet property="tablView" destination="t1" id="c1"/>
                        <outlet property="view" destination="v1" id="c2"/>
                        <outletCollection property="buttons" destination="b1" collectionClass="NSMutableArray" id="c3"/>
                        <outlet property="title2" destination="gone" id="c4"/>
                    </connections>
                </placeholder>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                <view id="v1" contentMode="scaleToFill">
                    <subviews>
                        <tableView id="t1"><connections><outlet property="delegate" destination="-1" id="c5"/></connections></tableView>
                        <button id="b1" customClass="RoundButon" customModule="App">
                            <connections>
                                <action selector="didTapp:" destination="-1" eventType="touchUpInside" id="c6"/>
                                <action selector="didPress:" destination="-1" eventType="touchDown" id="c7"/>
                                <action selector="didTap:" destination="-1" eventType="touchUpInside" id="c8"/>
                            </connections>
                        </button>
                        <futureView id="x1" someday="yes"/>
                    </subviews>
                    <constraints><constraint id="k1" firstAttribute="top"/></constraints>
                </view>
            </objects>
        </document>
        """

    private func read(_ text: String, name: String = "Menu.xib") throws -> InterfaceDocument {
        let folder = try TemporaryFolder([name: text])
        return try interfaceConnections(of: folder.file(name))
    }

    private func failure(_ text: String, name: String = "Menu.xib") -> String? {
        do {
            _ = try read(text, name: name)
            return nil
        } catch {
            return "\(error)"
        }
    }

    private static let classes = [
        InterfaceClass(
            name: "MenuViewController", superclass: "Base<Int>", outlets: ["tableView": false],
            actions: ["didTap:", "done"], legacySelectors: ["didPress:": "didPressWithSender:"]),
        InterfaceClass(name: "Base", superclass: "UIKit.UIViewController", outlets: ["buttons": true]),
        InterfaceClass(name: "RoundButton", superclass: "UIButton"),
    ]

    func test_objectsAndConnections() throws {
        let document = try read(Self.xib)
        XCTAssertEqual(document.objects.map(\.id), ["-1", "-2", "v1", "t1", "b1", "x1", "k1"])
        XCTAssertEqual(
            document.object("-1"),
            InterfaceObject(
                id: "-1", element: "placeholder", customClass: "MenuViewController", customModule: "App", line: 5))
        XCTAssertEqual(document.outlets.count, 5)
        XCTAssertEqual(
            document.outlets[2],
            InterfaceOutlet(owner: "-1", property: "buttons", destination: "b1", isCollection: true, line: 9))
        XCTAssertEqual(
            document.actions[0],
            InterfaceAction(selector: "didTapp:", destination: "-1", line: 19))
    }

    func test_brokenConnectionsAreWarnedOf() throws {
        let found = checkInterface([try read(Self.xib)], classes: Self.classes, moduleName: "App")
        XCTAssertEqual(
            found.map(\.description),
            [
                "Menu.xib:7: warning: outlet 'tablView' is not a property of MenuViewController; "
                    + "did you mean 'tableView'?",
                "Menu.xib:10: warning: outlet 'title2' leads to 'gone', which is not in this file",
                "Menu.xib:10: warning: outlet 'title2' is not a property of MenuViewController",
                "Menu.xib:17: warning: class 'RoundButon' is not in the app; did you mean 'RoundButton'?",
                "Menu.xib:19: warning: action 'didTapp:' is not a method of MenuViewController; "
                    + "did you mean 'didTap:'?",
                "Menu.xib:20: note: action 'didPress:' connects to 'didPressWithSender:' by its name in older "
                    + "versions of Swift",
            ])
    }

    func test_whatTheSourceDoesNotShowIsNotJudged() throws {
        let document = try read(Self.xib)
        // The superclass comes from elsewhere, and may have any outlet.
        let unknown = [
            InterfaceClass(name: "MenuViewController", superclass: "PagerViewController"),
            InterfaceClass(name: "RoundButon", superclass: "UIButton"),
        ]
        let leads = "Menu.xib:10: warning: outlet 'title2' leads to 'gone', which is not in this file"
        XCTAssertEqual(checkInterface([document], classes: unknown, moduleName: "App").map(\.description), [leads])
        // Classes of another module are not the app's.
        XCTAssertEqual(checkInterface([document], classes: [], moduleName: "Other").map(\.description), [leads])
        // Classes that inherit in a circle do not compile; the check still ends.
        let circle = [InterfaceClass(name: "A", superclass: "B"), InterfaceClass(name: "B", superclass: "A")]
        XCTAssertEqual(ClassChain("A", in: Dictionary(circle.map { ($0.name, $0) }) { $1 })?.classes.count, 2)
    }

    func test_collectionsAndSingleOutletsDiffer() throws {
        let classes = [
            InterfaceClass(
                name: "MenuViewController", superclass: "UIViewController",
                outlets: ["tablView": true, "buttons": false, "title2": false],
                actions: ["didTapp:", "didPress:", "didTap:"]),
            InterfaceClass(name: "RoundButon", superclass: nil),
        ]
        XCTAssertEqual(
            checkInterface([try read(Self.xib)], classes: classes, moduleName: "App").map(\.description),
            [
                "Menu.xib:7: warning: outlet 'tablView' is an outlet collection in MenuViewController",
                "Menu.xib:9: warning: outlet 'buttons' is not an outlet collection in MenuViewController",
                "Menu.xib:10: warning: outlet 'title2' leads to 'gone', which is not in this file",
            ])
    }

    func test_storyboard() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc1">
            <scenes><scene sceneID="s1"><objects>
            <viewController storyboardIdentifier="Menu" id="vc1" customClass="MenuViewController" customModule="App" customModuleProvider="target">
            <connections>
            <segue destination="vc2" kind="custom" identifier="go" customClass="FadeSegue" customModule="App" id="g1"/>
            <segue destination="e1" kind="unwind" unwindAction="unwindToMenu:" id="g2"/>
            </connections>
            </viewController>
            <exit id="e1"/>
            </objects></scene></scenes></document>
            """
        let document = try read(text, name: "Main.storyboard")
        XCTAssertEqual(
            document.segues[0],
            InterfaceSegue(
                source: "vc1", destination: "vc2", kind: "custom", identifier: "go", customClass: "FadeSegue",
                customModule: "App", creationSelector: nil, unwindAction: nil, line: 5))
        XCTAssertEqual(
            checkInterface([document], classes: Self.classes, moduleName: "App").map(\.description),
            [
                "Main.storyboard:5: warning: class 'FadeSegue' is not in the app",
                "Main.storyboard:5: warning: segue 'go' leads to 'vc2', which is not in this file",
                "Main.storyboard:6: warning: unwind action 'unwindToMenu:' is not a method of any class of the app",
            ])
    }

    func test_refusedDocuments() throws {
        let bomb = """
            <?xml version="1.0"?>
            <!DOCTYPE lolz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">&b;</document>
            """
        XCTAssertEqual(failure(bomb), "Menu.xib:2: document types and entities are not accepted")
        XCTAssertEqual(
            failure("<?xml version=\"1.0\" encoding=\"UTF-7\"?><document/>"),
            "Menu.xib:1: encoding 'UTF-7' is not accepted, only UTF-8")
        XCTAssertEqual(failure("\u{0}<document/>"), "Menu.xib: text is not UTF-8")
        XCTAssertEqual(
            failure("\n<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"8.00\"></archive>"),
            "Menu.xib:2: not for iOS: its type is com.apple.InterfaceBuilder3.Cocoa.XIB")
        XCTAssertEqual(
            failure("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>"),
            "Menu.xib:1: not for iOS: its type is com.apple.InterfaceBuilder3.Cocoa.XIB")
        // "<?xml" in EBCDIC, which the parser knows and the search for declarations does not.
        let folder = try TemporaryFolder()
        try folder.write("Menu.xib", Data([0x4C, 0x6F, 0xA7, 0x94, 0x93]))
        XCTAssertThrowsError(try interfaceConnections(of: folder.file("Menu.xib"))) {
            XCTAssertEqual("\($0)", "Menu.xib: not an XML document")
        }
        XCTAssertEqual(failure("<html/>"), "Menu.xib:1: not an Interface Builder document")
        XCTAssertEqual(
            failure("NIBArchive…"), "Menu.xib: a compiled nib; only the xib that it was made from is read")
        XCTAssertEqual(failure(""), "Menu.xib: not an XML document")
        let head = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">\n"
        XCTAssertEqual(failure(head + "<view></document>"), "Menu.xib:2: malformed XML: end tag does not match")
        XCTAssertEqual(failure(head + "<view a='1' a='2'/>"), "Menu.xib:2: malformed XML: attribute given twice")
        XCTAssertEqual(failure(head + "<view>&lol;</view>"), "Menu.xib:2: malformed XML: unknown entity")
        XCTAssertEqual(
            failure(head + String(repeating: "<view>", count: 5000)), "Menu.xib:2: nested too deeply")
        XCTAssertThrowsError(try interfaceConnections(of: URL(fileURLWithPath: "/nowhere/Menu.xib"))) {
            XCTAssertEqual("\($0)", "Menu.xib: no such file or folder")
        }
    }

    func test_filesThatAreTooLargeAreRefused() throws {
        let folder = try TemporaryFolder(["Menu.xib": ""])
        let handle = try FileHandle(forWritingTo: folder.file("Menu.xib"))
        try handle.truncate(atOffset: 65 << 20)
        try handle.close()
        XCTAssertThrowsError(try interfaceConnections(of: folder.file("Menu.xib"))) {
            XCTAssertEqual("\($0)", "Menu.xib: larger than 64 MB")
        }
    }

    func test_everyPrefixAndMutationEnds() throws {
        var generator = SeededGenerator(state: 7)
        for text in generator.variants(of: Self.xib, count: 1500) {
            do {
                let document = try InterfaceReader.read(text, name: "Menu.xib")
                _ = checkInterface([document], classes: Self.classes, moduleName: "App")
            } catch {
                XCTAssertFalse(error.description.contains("\n"), error.description)
            }
        }
    }

    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="m">
        <scenes><scene sceneID="s1"><objects>
        <viewController id="m" customClass="MenuViewController" customModule="App" sceneMemberID="viewController">
        <view key="view" id="v"><subviews><button id="b"><connections>
        <segue destination="d" kind="show" identifier="go" destinationCreationSelector="makeDetial:" id="g1"/>
        <segue destination="d" kind="show" destinationCreationSelector="makeDetail:" id="g2"/>
        <segue destination="gone" kind="show" identifier="lost" id="g3"/>
        </connections></button></subviews></view></viewController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="d" sceneMemberID="viewController"/></objects></scene></scenes>
        </document>
        """

    /// The name is one from before the app was renamed.
    func test_theTargetsModuleIsTheAppsWhateverItsName() throws {
        let text = Self.storyboard.replacingOccurrences(
            of: "customModule=\"App\"", with: "customModule=\"Older\" customModuleProvider=\"target\"")
        let diagnostics = checkInterface([try read(text, name: "Main.storyboard")], classes: [], moduleName: "App")
        XCTAssertEqual(
            diagnostics.map(\.description),
            [
                "Main.storyboard:4: warning: class 'MenuViewController' is not in the app",
                "Main.storyboard:8: warning: segue 'lost' leads to 'gone', which is not in this file",
            ])
    }

    func test_seguesThatLeadNowhereAndUnknownSegueActionsAreWarnedOf() throws {
        let classes = [
            InterfaceClass(name: "MenuViewController", superclass: "UIViewController", actions: ["makeDetail:"])
        ]
        let diagnostics = checkInterface(
            [try read(Self.storyboard, name: "Main.storyboard")], classes: classes, moduleName: "App")
        XCTAssertEqual(
            diagnostics.map(\.description),
            [
                "Main.storyboard:6: warning: segue action 'makeDetial:' is not a method of MenuViewController; did you mean 'makeDetail:'?",
                "Main.storyboard:8: warning: segue 'lost' leads to 'gone', which is not in this file",
            ])
    }
}
