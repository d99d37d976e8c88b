import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// Texts of storyboard files.
enum StoryboardText {
    /// A document whose scenes begin in line 4.
    static func document(_ scenes: String, initial: String? = nil, resources: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
        useSafeAreas="YES" colorMatched="YES"\(initial.map { " initialViewController=\"\($0)\"" } ?? "")>
        <scenes>
        \(scenes)
        </scenes>
        <resources>
        \(resources)
        </resources>
        </document>
        """
    }

    /// A scene with one controller; its view, where it has one, is `ID-view`.
    static func scene(
        _ id: String, element: String = "viewController", class name: String? = nil, attributes: String = "",
        view: String? = "", content: String = "", connections: String = "", beside: String = ""
    ) -> String {
        let type =
            name.map { " customClass=\"\($0)\" customModule=\"UIKitTests\" customModuleProvider=\"target\"" } ?? ""
        let view = view.map {
            "<view key=\"view\" contentMode=\"scaleToFill\" id=\"\(id)-view\">"
                + "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"414\" height=\"896\"/>"
                + "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>"
                + "<subviews>\($0)</subviews></view>"
        }
        return """
            <scene sceneID="s-\(id)"><objects>\
            <\(element) id="\(id)" sceneMemberID="viewController" \(attributes)\(type)>\(view ?? "")\(content)\
            <connections>\(connections)</connections></\(element)>\
            <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-first" sceneMemberID="firstResponder"/>\
            <exit id="\(id)-exit" userLabel="Exit" sceneMemberID="exit"/>\
            \(beside)</objects><point key="canvasLocation" x="0" y="0"/></scene>
            """
    }

    static func segue(
        _ kind: String, to destination: String, _ identifier: String? = nil, _ attributes: String = ""
    ) -> String {
        let name = identifier.map { " identifier=\"\($0)\"" } ?? ""
        return
            "<segue destination=\"\(destination)\" kind=\"\(kind)\"\(name) id=\"segue-\(destination)\" \(attributes)/>"
    }

    static func relationship(_ name: String, to destination: String) -> String {
        segue("relationship", to: destination, nil, "relationship=\"\(name)\"")
    }
}

extension NibFolder {
    func storyboard(
        _ scenes: String, initial: String? = nil, resources: String = "", name: String = "Main"
    ) -> UIStoryboard {
        write(
            StoryboardText.document(scenes, initial: initial, resources: resources), to: "\(name).storyboard")
        return UIStoryboard(name: name, bundle: bundle)
    }
}

/// A test of a storyboard in a folder of its own, with a log that the scenes' controllers write.
@preconcurrency @MainActor class StoryboardTestCase: ScreenTestCase {
    private(set) lazy var folder = NibFolder(for: self)

    override func begin() {
        super.begin()
        Stop.log = []
    }

    func show(_ controller: UIViewController) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        settle()
    }

    func settle() { _ = VirtualTime.runUntilIdle(limit: 10) }
}

/// A controller of a storyboard, as the translator would write it, that logs what it is told.
class Stop: UIViewController {
    static var log: [String] = []
    static func drain() -> [String] {
        defer { log = [] }
        return log
    }

    var label: UILabel?
    var item: UIBarButtonItem?
    var labels: [UILabel] = []
    var speed = 0
    var allows = true
    var logsMoves = false
    var given: String?
    var cameAnimated: Bool?

    var name: String { title ?? "?" }
    func add(_ line: String) { Stop.log.append("\(name).\(line)") }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        add("init(coder:)")
    }

    init?(coder: NSCoder, given: String) {
        self.given = given
        super.init(coder: coder)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        add("awakeFromNib speed=\(speed) label=\(label != nil) item=\(item != nil) loaded=\(isViewLoaded)")
    }
    override func loadView() {
        add("loadView")
        super.loadView()
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        add("viewDidLoad label=\(label != nil)")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        cameAnimated = animated
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        if logsMoves { add("willMove") }
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if logsMoves { add("didMove loaded=\(isViewLoaded)") }
    }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        add("should(\(identifier))")
        return allows
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let sender = sender.map { $0 as? String ?? "\(type(of: $0))" } ?? "nil"
        add(
            "prepare(\(segue.identifier ?? "nil"), \(sender)) to \((segue.destination as? Stop)?.name ?? "-") loaded=\(segue.destination.isViewLoaded)"
        )
    }

    override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(
            super.__objectiveC, name: "Stop",
            properties: [
                "label": { o, v in (o as! Stop).label = try __objectiveCCast(v, "label") },
                "item": { o, v in (o as! Stop).item = try __objectiveCCast(v, "item") },
                "labels": { o, v in (o as! Stop).labels = try __objectiveCCast(v, "labels") },
                "speed": { o, v in (o as! Stop).speed = try __objectiveCCast(v, "speed") },
                "logsMoves": { o, v in (o as! Stop).logsMoves = try __objectiveCCast(v, "logsMoves") },
            ],
            methods: [
                "tap:": { o, a in
                    (o as! Stop).add("tap")
                    return nil
                },
                "make:sender:segueIdentifier:": { o, a in
                    guard let coder = a[0] as? NSCoder else { return nil }
                    (o as! Stop).add("make \(a[1] as? String ?? "nil") \(a[2] as? String ?? "nil")")
                    return Stop(coder: coder, given: "made")
                },
            ])
    }
}

/// A controller that unwind segues lead to.
class Harbour: Stop {
    override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(
            super.__objectiveC, name: "Harbour",
            methods: [
                "comeBack:": { o, a in
                    let segue = a[0] as? UIStoryboardSegue
                    (o as! Harbour).add(
                        "comeBack(\(segue?.identifier ?? "nil")) from \((segue?.source as? Stop)?.name ?? "-")")
                    return nil
                }
            ])
    }
}

final class JumpSegue: UIStoryboardSegue {
    override func perform() { Stop.log.append("jump \(identifier ?? "nil")") }
}
