import Foundation
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Apps that begin with a nib.
@preconcurrency @MainActor final class MainNibTests: StoryboardTestCase {
    private func launch(_ xib: String) -> Findings {
        folder.write(xib, to: "en.lproj/MainWindow.xib")
        folder.write(
            Xib.document(Xib.owner("<outlet property=\"view\" destination=\"v\" id=\"1\"/>") + "<view id=\"v\"/>"),
            to: "PanelController.xib")
        AppInfo.source = { $0 == "NSMainNibFile" ? "MainWindow" : nil }
        AppInfo.bundle = folder.bundle
        return Findings.during {
            AppLaunch.launch(UIApplication.shared, livesByScenes: false)
            settle()
        }
    }

    override func end() {
        UIApplication.shared.delegate = nil
        UIApplication.shared.ownedDelegate = nil
        UIApplication.shared.mainNibObjects = []
        super.end()
    }

    /// The format of documents knows modules only since Xcode 6.
    private let document = Xib.document(
        Xib.owner("<outlet property=\"delegate\" destination=\"3\" id=\"4\"/>", customClass: "UIApplication")
            + """
            <customObject id="3" customClass="ArchivedAppDelegate" customModule="UIKitTests"><connections>
            <outlet property="window" destination="2" id="5"/></connections></customObject>
            <window opaque="NO" resizesToFullScreen="YES" visibleAtLaunch="YES" contentMode="scaleToFill" id="2">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            <connections><outlet property="rootViewController" destination="9" id="16"/></connections></window>
            <navigationController id="9"><viewControllers>
            <viewController nibName="PanelController" id="13" customClass="PanelController" customModule="UIKitTests"/>
            </viewControllers></navigationController>
            """)

    func testWindowDelegateAndRootComeFromTheNib() throws {
        let findings = launch(document)
        XCTAssertEqual(findings.diagnostics.map(\.message), [])
        let delegate = try XCTUnwrap(UIApplication.shared.delegate as? ArchivedAppDelegate)
        XCTAssertEqual(delegate.log, ["launched UINavigationController"])
        let window = try XCTUnwrap(delegate.window)
        XCTAssertTrue(window.isKeyWindow)
        XCTAssertEqual(window.frame, UIScreen.main.bounds)
        let navigation = try XCTUnwrap(window.rootViewController as? UINavigationController)
        XCTAssertEqual((navigation.topViewController as? PanelController)?.log, ["viewDidLoad 0"])
    }

    func testMissingNib() {
        AppInfo.source = { $0 == "NSMainNibFile" ? "MainWindow" : nil }
        AppInfo.bundle = folder.bundle
        let findings = Findings.during { AppLaunch.launch(UIApplication.shared, livesByScenes: false) }
        XCTAssertEqual(
            findings.exceptions.first?.reason,
            "Could not load NIB in bundle: 'NSBundle <\(folder.bundle.bundlePath)> (loaded)' with name 'MainWindow'")
    }
}
