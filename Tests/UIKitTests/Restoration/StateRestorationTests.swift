import Foundation
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// The preservation and restoration of an app's state, as Apple documents it.
@preconcurrency @MainActor final class StateRestorationTests: ContainmentTestCase {
    /// What a delegate is asked, in order; what it does is up to the test.
    private final class Delegate: NSObject, UIApplicationDelegate {
        let log: EventLog
        var window: UIWindow?
        var saves = true
        var restores = true
        var atLaunch: (Delegate) -> Void = { _ in }
        var make: ([String]) -> UIViewController? = { _ in nil }
        var encode: (NSCoder) -> Void = { _ in }
        var decode: (NSCoder) -> Void = { _ in }
        init(_ log: EventLog) { self.log = log }

        func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            log.add("willFinishLaunching")
            window = UIWindow(frame: UIScreen.main.bounds)
            atLaunch(self)
            return true
        }
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            log.add("didFinishLaunching")
            return true
        }
        func applicationDidBecomeActive(_ application: UIApplication) { log.add("didBecomeActive") }
        func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
            log.add("shouldSave")
            return saves
        }
        func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
            log.add("shouldRestore")
            return restores
        }
        func application(
            _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
            coder: NSCoder
        ) -> UIViewController? {
            log.add("make \(identifierComponents.joined(separator: "/"))")
            return make(identifierComponents)
        }
        func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
            log.add("willEncode")
            encode(coder)
        }
        func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
            log.add("didDecode")
            decode(coder)
        }
    }

    /// A screen that remembers a text.
    private class Page: UIViewController {
        let log: EventLog
        var text = ""

        init(_ name: String, _ log: EventLog) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
            restorationIdentifier = name
        }

        required init?(coder: NSCoder) { nil }

        var name: String { restorationIdentifier ?? "?" }

        override func viewDidLoad() {
            super.viewDidLoad()
            log.add("\(name).viewDidLoad")
        }
        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            log.add("\(name).encode")
            coder.encode(text, forKey: "text")
        }
        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            text = coder.decodeObject(forKey: "text") as? String ?? ""
            log.add("\(name).decode \(text)")
        }
        override func applicationFinishedRestoringState() {
            super.applicationFinishedRestoringState()
            log.add("\(name).finished")
        }
    }

    private var delegate: Delegate!

    override func begin() {
        super.begin()
        delegate = Delegate(log)
        AppInfo.source = { _ in nil }
    }

    override func end() {
        StateRestoration.prepare(nil)
        UIApplication.shared.delegate = nil
        delegate = nil
        SelfMadePage.log = nil
        SceneDelegate.shared = nil
        super.end()
    }

    /// Launches the app with a state, in the place of the one that ran.
    private func launch(_ state: String? = nil) {
        UIApplication.shared.removeAllWindows()
        UIApplication.shared.connectedScenes = []
        delegate.window = nil
        UIApplication.shared.delegate = delegate
        StateRestoration.prepare(state)
        AppLaunch.launch(UIApplication.shared, livesByScenes: false)
        delegate.window?.makeKeyAndVisible()
        TestEnvironment.runUntilIdle()
    }

    private var state: String? { StatePreservation.state(of: UIApplication.shared) }

    // MARK: Order

    func testOrderOfTheCallbacks() throws {
        let log: EventLog = log
        delegate.atLaunch = { delegate in
            let navigation = UINavigationController(rootViewController: Page("List", log))
            navigation.restorationIdentifier = "Nav"
            delegate.window?.rootViewController = navigation
        }
        delegate.make = { $0.last == "Detail" ? Page("Detail", log) : nil }
        launch()
        let navigation = try XCTUnwrap(delegate.window?.rootViewController as? UINavigationController)
        let detail = Page("Detail", log)
        detail.text = "42"
        navigation.pushViewController(detail, animated: false)
        TestEnvironment.runUntilIdle()
        _ = log.drain()

        let state = try XCTUnwrap(state)
        expect(["shouldSave", "willEncode", "List.encode", "Detail.encode"])
        launch(state)
        expect([
            "willFinishLaunching", "shouldRestore", "make Nav", "make Nav/List", "make Nav/Detail", "List.viewDidLoad",
            "Detail.viewDidLoad", "List.decode ", "Detail.decode 42", "didDecode", "List.finished", "Detail.finished",
            "didFinishLaunching", "didBecomeActive",
        ])
        let restored = try XCTUnwrap(delegate.window?.rootViewController as? UINavigationController)
        XCTAssertEqual(restored.viewControllers.map(\.restorationIdentifier), ["List", "Detail"])
        XCTAssertNotNil(restored.topViewController?.viewIfLoaded?.window)
    }

    func testNothingIsPreservedUnlessTheDelegateWantsIt() {
        delegate.saves = false
        delegate.atLaunch = { $0.window?.rootViewController = UIViewController() }
        launch()
        XCTAssertNil(state)
        XCTAssertFalse(log.drain().contains("willEncode"))
    }

    func testNothingIsRestoredUnlessTheDelegateWantsIt() throws {
        let log: EventLog = log
        delegate.atLaunch = { $0.window?.rootViewController = Page("Root", log) }
        launch()
        (delegate.window?.rootViewController as? Page)?.text = "typed"
        let state = try XCTUnwrap(state)
        delegate.restores = false
        launch(state)
        XCTAssertEqual((delegate.window?.rootViewController as? Page)?.text, "")
        XCTAssertFalse(self.log.drain().contains("didDecode"))
    }

    func testADelegateWithTheOlderMethodsIsAskedByThem() throws {
        final class Older: NSObject, UIApplicationDelegate {
            var asked: [String] = []
            func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
                asked.append("save")
                return true
            }
            func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
                asked.append("restore")
                return true
            }
        }
        let older = Older()
        UIApplication.shared.delegate = older
        StateRestoration.prepare(try XCTUnwrap(state))
        AppLaunch.launch(UIApplication.shared, livesByScenes: false)
        XCTAssertEqual(older.asked, ["save", "restore"])
    }

    // MARK: What is left out

    func testAControllerWithoutIdentifierIsLeftOutWithItsChildren() throws {
        let log: EventLog = log
        delegate.atLaunch = { delegate in
            let navigation = UINavigationController(rootViewController: Page("List", log))
            delegate.window?.rootViewController = navigation
        }
        launch()
        _ = log.drain()
        _ = try XCTUnwrap(state)
        expect(["shouldSave", "willEncode"])
    }

    func testAStackEndsBelowAControllerWithoutIdentifier() throws {
        let log: EventLog = log
        delegate.atLaunch = { delegate in
            let navigation = UINavigationController(rootViewController: Page("List", log))
            navigation.restorationIdentifier = "Nav"
            delegate.window?.rootViewController = navigation
        }
        delegate.make = { $0.last == "Top" ? Page("Top", log) : nil }
        launch()
        let navigation = try XCTUnwrap(delegate.window?.rootViewController as? UINavigationController)
        navigation.pushViewController(UIViewController(), animated: false)
        navigation.pushViewController(Page("Top", log), animated: false)
        TestEnvironment.runUntilIdle()
        launch(try XCTUnwrap(state))
        let restored = try XCTUnwrap(delegate.window?.rootViewController as? UINavigationController)
        XCTAssertEqual(restored.viewControllers.map(\.restorationIdentifier), ["List"])
    }

    func testABrokenStateAndOneOfAnotherVersionAreIgnored() {
        delegate.atLaunch = { $0.window?.rootViewController = UIViewController() }
        for (text, message) in [
            ("{", "The preserved state cannot be read and is not restored."),
            (#"{"version":1,"controllers":7}"#, "The preserved state cannot be read and is not restored."),
            (
                #"{"version":0}"#,
                "The preserved state is of another version of Matryoshka and is not restored."
            ),
        ] {
            let findings = Findings.during { launch(text) }
            XCTAssertEqual(findings.diagnostics.map(\.message), [message])
            XCTAssertEqual(findings.diagnostics.map(\.code), ["application.restoration"])
            XCTAssertFalse(log.drain().contains("shouldRestore"))
        }
    }

    // MARK: Making controllers

    /// A screen whose class makes it anew.
    final class SelfMadePage: UIViewController, UIViewControllerRestoration {
        static var log: EventLog?
        static var makes = true
        let number: Int

        init(number: Int) {
            self.number = number
            super.init(nibName: nil, bundle: nil)
            restorationIdentifier = "Page"
            restorationClass = SelfMadePage.self
        }

        required init?(coder: NSCoder) { nil }

        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(number, forKey: "number")
        }

        static func viewController(
            withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
        ) -> UIViewController? {
            let number = coder.decodeInteger(forKey: "number")
            log?.add("class makes \(identifierComponents.joined(separator: "/")) \(number)")
            return makes ? SelfMadePage(number: number) : nil
        }
    }

    private func showSelfMadePages(_ numbers: [Int]) throws {
        let log: EventLog = log
        SelfMadePage.log = log
        SelfMadePage.makes = true
        delegate.atLaunch = { delegate in
            let navigation = UINavigationController(rootViewController: Page("List", log))
            navigation.restorationIdentifier = "Nav"
            delegate.window?.rootViewController = navigation
        }
        launch()
        let navigation = try XCTUnwrap(delegate.window?.rootViewController as? UINavigationController)
        for number in numbers { navigation.pushViewController(SelfMadePage(number: number), animated: false) }
        TestEnvironment.runUntilIdle()
        _ = log.drain()
    }

    private var restoredNumbers: [Int?] {
        let navigation = delegate.window?.rootViewController as? UINavigationController
        return navigation?.viewControllers.dropFirst().map { ($0 as? SelfMadePage)?.number } ?? []
    }

    func testTheRestorationClassComesBeforeTheDelegate() throws {
        try showSelfMadePages([7])
        launch(try XCTUnwrap(state))
        XCTAssertEqual(restoredNumbers, [7])
        let lines = log.drain()
        XCTAssertTrue(lines.contains("class makes Nav/Page 7"))
        XCTAssertFalse(lines.contains("make Nav/Page"))
    }

    func testControllersOfAStackMayShareAnIdentifier() throws {
        try showSelfMadePages([1, 2, 3])
        launch(try XCTUnwrap(state))
        XCTAssertEqual(restoredNumbers, [1, 2, 3])
    }

    func testARestorationClassThatReturnsNilLeavesTheControllerOut() throws {
        try showSelfMadePages([7])
        let state = try XCTUnwrap(state)
        SelfMadePage.makes = false
        launch(state)
        XCTAssertEqual(restoredNumbers, [])
        XCTAssertFalse(log.drain().contains("make Nav/Page"))
    }

    func testARestorationClassThatIsGoneLeavesTheControllerOut() throws {
        try showSelfMadePages([7])
        let name = try XCTUnwrap(_mangledTypeName(SelfMadePage.self))
        let state = try XCTUnwrap(state).replacingOccurrences(of: name, with: "4Gone4PageC")
        let findings = Findings.during { launch(state) }
        XCTAssertEqual(restoredNumbers, [])
        XCTAssertEqual(
            findings.diagnostics.map(\.message),
            ["The restoration class of 'Nav/Page' is not there any more: it is left out."])
    }

    func testTheDelegateMayMakeTheRoot() throws {
        let log: EventLog = log
        delegate.make = { [unowned self] path in
            guard path == ["Root"] else { return nil }
            let root = Page("Root", log)
            self.delegate.window?.rootViewController = root
            return root
        }
        delegate.atLaunch = { _ in }
        launch()
        let first = Page("Root", log)
        first.text = "typed"
        delegate.window?.rootViewController = first
        TestEnvironment.runUntilIdle()
        launch(try XCTUnwrap(state))
        XCTAssertEqual((delegate.window?.rootViewController as? Page)?.text, "typed")
    }

    // MARK: Custom containers

    /// A container that preserves its children as the documentation asks for: by encoding them.
    private final class Shelf: UIViewController {
        var shown: UIViewController?

        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(children, forKey: "children")
            coder.encode(shown, forKey: "shown")
        }

        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            for child in coder.decodeObject(forKey: "children") as? [UIViewController] ?? [] { add(child) }
            shown = coder.decodeObject(forKey: "shown") as? UIViewController
        }

        func add(_ child: UIViewController) {
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
    }

    func testAContainerEncodesItsChildren() throws {
        let log: EventLog = log
        delegate.atLaunch = { delegate in
            let shelf = Shelf()
            shelf.restorationIdentifier = "Shelf"
            delegate.window?.rootViewController = shelf
        }
        delegate.make = { path in path.count == 2 ? Page(path[1], log) : nil }
        launch()
        let shelf = try XCTUnwrap(delegate.window?.rootViewController as? Shelf)
        for name in ["A", "B"] {
            let page = Page(name, log)
            page.text = name.lowercased()
            shelf.add(page)
        }
        shelf.shown = shelf.children[1]
        _ = log.drain()
        let state = try XCTUnwrap(state)
        expect(["shouldSave", "willEncode", "A.encode", "B.encode"])
        let findings = Findings.during { launch(state) }
        XCTAssertEqual(findings.diagnostics.map(\.message), [])
        let restored = try XCTUnwrap(delegate.window?.rootViewController as? Shelf)
        XCTAssertEqual(restored.children.map { ($0 as? Page)?.text }, ["a", "b"])
        XCTAssertTrue(restored.shown === restored.children[1])
    }

    func testChildrenThatAreNotEncodedAreNotPreserved() throws {
        let log: EventLog = log
        delegate.atLaunch = { $0.window?.rootViewController = Page("Root", log) }
        launch()
        let root = try XCTUnwrap(delegate.window?.rootViewController)
        add(Page("Child", log), to: root)
        _ = log.drain()
        _ = try XCTUnwrap(state)
        expect(["shouldSave", "willEncode", "Root.encode"])
    }

    // MARK: UIKit's containers

    func testTheSelectedTab() throws {
        let log: EventLog = log
        delegate.atLaunch = { delegate in
            let tabs = UITabBarController()
            tabs.restorationIdentifier = "Tabs"
            tabs.viewControllers = ["One", "Two", "Three"].map { Page($0, log) }
            delegate.window?.rootViewController = tabs
        }
        launch()
        let tabs = try XCTUnwrap(delegate.window?.rootViewController as? UITabBarController)
        tabs.selectedIndex = 2
        (tabs.viewControllers?[1] as? Page)?.text = "hidden"
        TestEnvironment.runUntilIdle()
        launch(try XCTUnwrap(state))
        let restored = try XCTUnwrap(delegate.window?.rootViewController as? UITabBarController)
        XCTAssertEqual(restored.selectedIndex, 2)
        XCTAssertEqual((restored.viewControllers?[1] as? Page)?.text, "hidden")
    }

    func testWhatIsPresentedIsPresentedAgain() throws {
        let log: EventLog = log
        delegate.atLaunch = {
            $0.window?.rootViewController = Page("Root", log)
            $0.window?.makeKeyAndVisible()
        }
        delegate.make = { $0 == ["Root", "Sheet"] ? Page("Sheet", log) : nil }
        launch()
        let sheet = Page("Sheet", log)
        sheet.text = "draft"
        delegate.window?.rootViewController?.present(sheet, animated: false)
        TestEnvironment.runUntilIdle()
        launch(try XCTUnwrap(state))
        let presented = delegate.window?.rootViewController?.presentedViewController as? Page
        XCTAssertEqual(presented?.text, "draft")
        XCTAssertNotNil(presented?.viewIfLoaded?.window)
        XCTAssertEqual(exceptions, [])
    }

    // MARK: Views

    /// A table of 100 rows, which know their numbers when they are moved.
    private class List: UITableViewController {
        var rows = Array(0..<100)

        init() {
            super.init(style: .plain)
            restorationIdentifier = "List"
            clearsSelectionOnViewWillAppear = false
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.restorationIdentifier = "Table"
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            tableView.rowHeight = 44
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
    }

    private final class ModelList: List, UIDataSourceModelAssociation {
        func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { "row \(rows[idx.row])" }
        func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
            rows.firstIndex { "row \($0)" == identifier }.map { IndexPath(row: $0, section: 0) }
        }
    }

    private func show(list make: @escaping () -> List) throws -> List {
        delegate.atLaunch = { delegate in
            let navigation = UINavigationController(rootViewController: make())
            navigation.restorationIdentifier = "Nav"
            delegate.window?.rootViewController = navigation
        }
        launch()
        return try restoredList()
    }

    private func restoredList() throws -> List {
        try XCTUnwrap((delegate.window?.rootViewController as? UINavigationController)?.topViewController as? List)
    }

    func testATableKeepsItsPlaceAndItsSelection() throws {
        let list = try show(list: List.init)
        list.tableView.contentOffset.y = 1000
        list.tableView.selectRow(at: IndexPath(row: 30, section: 0), animated: false, scrollPosition: .none)
        TestEnvironment.runUntilIdle()
        launch(try XCTUnwrap(state))
        let restored = try restoredList()
        XCTAssertFalse(restored === list)
        XCTAssertEqual(restored.tableView.contentOffset.y, 1000)
        XCTAssertEqual(restored.tableView.indexPathsForSelectedRows, [IndexPath(row: 30, section: 0)])
        // From here on the app and the person scroll.
        restored.tableView.contentOffset.y = 20
        TestEnvironment.runUntilIdle()
        XCTAssertEqual(restored.tableView.contentOffset.y, 20)
    }

    func testATableFindsItsRowsInAModelThatHasChanged() throws {
        let list = try show(list: ModelList.init)
        list.tableView.contentOffset.y = 1000
        list.tableView.selectRow(at: IndexPath(row: 30, section: 0), animated: false, scrollPosition: .none)
        TestEnvironment.runUntilIdle()
        let state = try XCTUnwrap(state)
        let make = delegate.atLaunch
        delegate.atLaunch = { delegate in
            make(delegate)
            let navigation = delegate.window?.rootViewController as? UINavigationController
            (navigation?.topViewController as? List)?.rows.removeFirst(10)
        }
        launch(state)
        let restored = try restoredList()
        XCTAssertEqual(restored.tableView.contentOffset.y, 1000 - 440)
        XCTAssertEqual(restored.tableView.indexPathsForSelectedRows, [IndexPath(row: 20, section: 0)])
    }

    func testAScrollViewWaitsForItsContent() throws {
        final class Canvas: UIViewController {
            let scroll = UIScrollView()
            override func viewDidLoad() {
                super.viewDidLoad()
                scroll.restorationIdentifier = "Scroll"
                scroll.contentInsetAdjustmentBehavior = .never
                scroll.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
                view.addSubview(scroll)
            }
        }
        delegate.atLaunch = { delegate in
            let canvas = Canvas()
            canvas.restorationIdentifier = "Canvas"
            delegate.window?.rootViewController = canvas
        }
        launch()
        let canvas = try XCTUnwrap(delegate.window?.rootViewController as? Canvas)
        canvas.scroll.contentSize = CGSize(width: 200, height: 1000)
        canvas.scroll.contentOffset.y = 300
        launch(try XCTUnwrap(state))
        let restored = try XCTUnwrap(delegate.window?.rootViewController as? Canvas)
        XCTAssertEqual(restored.scroll.contentOffset.y, 0)
        restored.scroll.contentSize = CGSize(width: 200, height: 1000)
        TestEnvironment.runUntilIdle()
        XCTAssertEqual(restored.scroll.contentOffset.y, 300)
    }

    // MARK: Values

    func testValuesOfAllKinds() throws {
        let date = Date(timeIntervalSinceReferenceDate: 12.5)
        delegate.encode = { coder in
            coder.encode(7, forKey: "int")
            coder.encode(true, forKey: "bool")
            coder.encode(2.5, forKey: "double")
            coder.encode(Float(0.5), forKey: "float")
            coder.encode(Int32(-3), forKey: "int32")
            coder.encode("text", forKey: "string")
            coder.encode(Data([1, 2]), forKey: "data")
            coder.encode(date, forKey: "date")
            coder.encode(CGPoint(x: 1, y: 2.5), forKey: "point")
            coder.encode(CGSize(width: 3, height: 4), forKey: "size")
            coder.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
            coder.encode(["a": [1, 2]], forKey: "tree")
            coder.encode(IndexPath(row: 4, section: 2), forKey: "path")
            coder.encode(NSNumber(value: 9), forKey: "number")
            coder.encode(UInt64.max, forKey: "uint64")
            coder.encode(Set(["a", "b"]), forKey: "set")
            coder.encode([3: "c"], forKey: "numbered")
            coder.encode(Double.infinity, forKey: "infinity")
            coder.encode(nil, forKey: "nil")
        }
        var decoded = false
        delegate.decode = { coder in
            decoded = true
            XCTAssertEqual(coder.decodeInteger(forKey: "int"), 7)
            XCTAssertTrue(coder.decodeBool(forKey: "bool"))
            XCTAssertEqual(coder.decodeDouble(forKey: "double"), 2.5)
            XCTAssertEqual(coder.decodeFloat(forKey: "float"), 0.5)
            XCTAssertEqual(coder.decodeInt32(forKey: "int32"), -3)
            XCTAssertEqual(coder.decodeObject(forKey: "string") as? String, "text")
            XCTAssertEqual(coder.decodeObject(of: NSString.self, forKey: "string"), "text")
            XCTAssertEqual(coder.decodeObject(forKey: "data") as? Data, Data([1, 2]))
            XCTAssertEqual(coder.decodeObject(forKey: "date") as? Date, date)
            XCTAssertEqual(coder.decodeCGPoint(forKey: "point"), CGPoint(x: 1, y: 2.5))
            XCTAssertEqual(coder.decodeCGSize(forKey: "size"), CGSize(width: 3, height: 4))
            XCTAssertEqual(coder.decodeCGRect(forKey: "rect"), CGRect(x: 1, y: 2, width: 3, height: 4))
            XCTAssertEqual(coder.decodeObject(forKey: "tree") as? [String: [Int]], ["a": [1, 2]])
            XCTAssertEqual(coder.decodeObject(forKey: "path") as? IndexPath, IndexPath(row: 4, section: 2))
            XCTAssertEqual(coder.decodeObject(forKey: "number") as? Int, 9)
            XCTAssertEqual(coder.decodeObject(forKey: "uint64") as? UInt64, .max)
            XCTAssertEqual(coder.decodeInteger(forKey: "uint64"), 0)
            XCTAssertEqual(coder.decodeObject(forKey: "set") as? Set<String>, ["a", "b"])
            XCTAssertEqual(coder.decodeObject(forKey: "numbered") as? [Int: String], [3: "c"])
            XCTAssertEqual(coder.decodeDouble(forKey: "infinity"), .infinity)
            XCTAssertFalse(coder.containsValue(forKey: "nil"))
            XCTAssertEqual(coder.decodeInteger(forKey: "missing"), 0)
            XCTAssertEqual(coder.decodeObject(forKey: UIApplication.stateRestorationBundleVersionKey) as? String, "12")
        }
        AppInfo.source = { $0 == "CFBundleVersion" ? "12" : nil }
        delegate.atLaunch = { $0.window?.rootViewController = UIViewController() }
        launch()
        launch(try XCTUnwrap(state))
        XCTAssertTrue(decoded)
    }

    func testAnObjectThatCannotEncodeItselfRaises() throws {
        final class Plain: NSObject {}
        delegate.encode = { $0.encode(Plain(), forKey: "object") }
        delegate.atLaunch = { $0.window?.rootViewController = UIViewController() }
        launch()
        _ = state
        XCTAssertEqual(exceptions.map(\.name), [.invalidArgumentException])
        XCTAssertTrue(exceptions.first?.reason?.contains("encodeWithCoder:]: unrecognized selector") ?? false)
    }

    // MARK: Scenes

    private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
        static weak var shared: SceneDelegate?
        static var log: EventLog?
        var window: UIWindow?
        override init() {
            super.init()
            Self.shared = self
        }

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
        ) {
            let activity = options.userActivities.first ?? session.stateRestorationActivity
            Self.log?.add("connect \(activity?.userInfo?["message"] as? Int ?? -1)")
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
        }
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
        func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
            Self.log?.add(
                "restore \(stateRestorationActivity.activityType) \(stateRestorationActivity.title ?? "-") \(stateRestorationActivity.userInfo?.count ?? 0)"
            )
        }
        func sceneDidBecomeActive(_ scene: UIScene) { Self.log?.add("active") }
    }

    private func launchScene(_ state: String?) {
        UIApplication.shared.removeAllWindows()
        UIApplication.shared.connectedScenes = []
        SceneDelegate.log = log
        UIApplication.shared.delegate = sceneAppDelegate
        StateRestoration.prepare(state)
        AppLaunch.launch(UIApplication.shared, livesByScenes: true)
        TestEnvironment.runUntilIdle()
    }

    private final class SceneAppDelegate: NSObject, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
        }
    }
    private let sceneAppDelegate = SceneAppDelegate()

    /// A controller that says what a person does in it.
    private final class Reader: UIViewController {
        var message = 0
        override func updateUserActivityState(_ activity: NSUserActivity) {
            super.updateUserActivityState(activity)
            activity.addUserInfoEntries(from: ["message": message])
        }
    }

    func testAScenesActivityComesBackAtItsConnection() throws {
        launchScene(nil)
        expect(["connect -1", "active"])
        let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.first)
        let activity = NSUserActivity(activityType: "reading")
        activity.title = "A letter"
        scene.userActivity = activity
        let reader = Reader()
        reader.message = 5
        reader.userActivity = activity
        scene.session.userInfo = ["zoom": 2.0]
        launchScene(try XCTUnwrap(state))
        expect(["connect 5", "restore reading A letter 1", "active"])
        let session = try XCTUnwrap(UIApplication.shared.connectedScenes.first).session
        XCTAssertEqual(session.userInfo?["zoom"] as? Double, 2)
        XCTAssertEqual(session.stateRestorationActivity?.userInfo?["message"] as? Int, 5)
    }

    func testASceneWithoutActivityIsNotRemembered() {
        launchScene(nil)
        XCTAssertNil(state)
    }
}
