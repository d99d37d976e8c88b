import Translation
import XCTest

/// Sources of Swift 1 and 2: the names and the syntax of before Swift 3.
final class Swift2Tests: XCTestCase {
    func test_callsOfMembers() {
        assertMigrates(
            """
            class A: UIViewController {
                func go() {
                    button.setTitle("Go", forState: UIControlState.Normal)
                    button.addTarget(self, action: #selector(go), forControlEvents: [.TouchUpInside, .TouchDragExit])
                    UIView .animateWithDuration(0.3) { () -> Void in self.layer.presentationLayer() }
                    presentViewController(next, animated: true, completion: nil)
                    view.insertSubview(a, atIndex: table.indexPathsForSelectedRows()!.count)
                    let p = view.convertPoint(touch.locationInView(view), toView: nil)
                    let i = text.stringByTrimmingCharactersInSet(NSCharacterSet.whitespaceCharacterSet()).uppercaseString
                    UIApplication.sharedApplication().openURL(NSURL(string: "x")!)
                    NSUserDefaults.standardUserDefaults().setBool(true, forKey: "k")
                    let c = UIColor(CGColor: UIColor.redColor().CGColor)
                    let a: CGColor = c.CGColor
                }
            }
            """,
            to: """
                class A: UIViewController {
                    @objc func go() {
                        button.setTitle("Go", for: UIControl.State.normal)
                        button.addTarget(self, action: #selector(go), for: [.touchUpInside, .touchDragExit])
                        UIView .animate(withDuration: 0.3) { () -> Void in self.layer.presentation() }
                        present(next, animated: true, completion: nil)
                        view.insertSubview(a, at: table.indexPathsForSelectedRows!.count)
                        let p = view.convert(touch.location(in: view), to: nil)
                        let i = text.trimmingCharacters(in: CharacterSet.whitespaces).uppercased()
                        UIApplication.shared.openURL(URL(string: "x")!)
                        UserDefaults.standard.set(true, forKey: "k")
                        let c = UIColor(cgColor: UIColor.red.cgColor)
                        let a: CGColor = c.cgColor
                    }
                }
                """)
    }

    func test_closuresWithLabels() {
        assertMigrates(
            """
            typealias Done = (image: UIImage?) -> Void
            class A {
                var done: Done?
                var end: ((success: Bool) -> ())!
                static func load(url: String, completion: (success: Bool, data: NSData?) -> Void) {
                    completion(success: false, data: nil)
                }
                func f() { end(success: true); other(success: true); paint(UIColor.redColor()) }
                func other(success success: Bool) {}
            }
            """,
            to: """
                typealias Done = (_ image: UIImage?) -> Void
                class A {
                    var done: Done?
                    var end: ((_ success: Bool) -> ())!
                    static func load(url: String, completion: @escaping (_ success: Bool, _ data: Data?) -> Void) {
                        completion(false, nil)
                    }
                    func f() { end(true); other(success: true); paint(UIColor.red) }
                    func other(success: Bool) {}
                }
                """)
    }

    func test_managedObjects() {
        assertMigrates(
            """
            class Item: NSManagedObject {
                convenience init(entity: NSEntityDescription, insertIntoManagedObjectContext context: NSManagedObjectContext?) {
                    self.init(entity: entity, insertIntoManagedObjectContext: context)
                }
            }
            func f(context: NSManagedObjectContext, coordinator: NSPersistentStoreCoordinator) {
                let request = NSFetchRequest(entityName: "Item")
                let model = NSManagedObjectModel(contentsOfURL: url)!
                try coordinator.addPersistentStoreWithType(NSSQLiteStoreType, configuration: nil, URL: url, options: nil)
            }
            var controller: NSFetchedResultsController?
            """,
            to: """
                class Item: NSManagedObject {
                    convenience init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
                        self.init(entity: entity, insertInto: context)
                    }
                }
                func f(context: NSManagedObjectContext, coordinator: NSPersistentStoreCoordinator) {
                    let request = NSFetchRequest<NSFetchRequestResult>(entityName: "Item")
                    let model = NSManagedObjectModel(contentsOf: url)!
                    try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url, options: nil)
                }
                var controller: NSFetchedResultsController<NSFetchRequestResult>?
                """)
    }

    func test_transitions() {
        assertMigrates(
            """
            class A: NSObject {
                func animateTransition(transitionContext: UIViewControllerContextTransitioning) {
                    let container = transitionContext.containerView()!
                    guard let other = transitionContext.containerView() else { return }
                    let from = transitionContext.viewControllerForKey(UITransitionContextFromViewControllerKey)!
                    container.frame = transitionContext.finalFrameForViewController(from)
                }
                func isBack(operation: UINavigationControllerOperation) -> Bool {
                    switch operation { case .Push: return false; default: break }
                    return operation == .Pop
                }
                func isOwn(kind: Kind) -> Bool { return kind == .Pop }
            }
            enum Kind { case Push, Pop }
            """,
            to: """
                class A: NSObject {
                    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
                        let container = transitionContext.containerView
                        guard let other = Optional(transitionContext.containerView) else { return }
                        let from = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.from)!
                        container.frame = transitionContext.finalFrame(for: from)
                    }
                    func isBack(operation: UINavigationController.Operation) -> Bool {
                        switch operation { case .push: return false; default: break }
                        return operation == .pop
                    }
                    func isOwn(kind: Kind) -> Bool { return kind == .Pop }
                }
                enum Kind { case Push, Pop }
                """)
    }

    func test_gamesAndFormatters() {
        assertMigrates(
            """
            class Game: SKScene {
                override func didMoveToView(view: SKView) {
                    runAction(SKAction.repeatActionForever(SKAction.rotateByAngle(1, duration: 2)), withKey: "turn")
                    body = SKPhysicsBody(rectangleOfSize: CGSizeMake(1, 2))
                    formatter.dateStyle = NSDateFormatterStyle.MediumStyle
                }
                override func update(currentTime: CFTimeInterval) {}
            }
            """,
            to: """
                class Game: SKScene {
                    override func didMove(to view: SKView) {
                        run(SKAction.repeatForever(SKAction.rotate(byAngle: 1, duration: 2)), withKey: "turn")
                        body = SKPhysicsBody(rectangleOf: CGSize(width: 1, height: 2))
                        formatter.dateStyle = DateFormatter.Style.medium
                    }
                    override func update(_ currentTime: CFTimeInterval) {}
                }
                """)
    }

    /// The arguments changed places, or every value had a text.
    func test_initialisersOfSwiftTwo() throws {
        let source = """
            import UIKit
            enum Kind { case One; var name: String { return String(self) } }
            let list = [Int](count: 3, repeatedValue: 0)
            let color = UIColor.redColor()
            """
        let module = translate([SourceFile(path: "/App/File.swift", text: source)], moduleName: "App")
        let extra = module.extraFiles.values.joined()
        XCTAssertTrue(extra.contains("init(count: Int, repeatedValue: Element)"), extra)
        XCTAssertTrue(extra.contains("init<Subject>(_ instance: Subject)"), extra)
        let today = translate(
            [SourceFile(path: "/App/File.swift", text: "import UIKit\nlet a = String(1)")], moduleName: "App")
        XCTAssertFalse(today.extraFiles.values.joined().contains("repeatedValue"))
    }

    func test_functionsOfGeometry() {
        assertMigrates(
            "println(CGRectMake(0, CGRectGetMaxY(a.frame), CGRectGetWidth(CGRectInset(b ?? c, 1, 2)), CGSizeMake(1, 2).width))",
            to:
                "print(CGRect(x: 0, y: a.frame.maxY, width: (b ?? c).insetBy(dx: 1, dy: 2).width, height: CGSize(width: 1, height: 2).width))"
        )
    }

    func test_overridesAndRequirements() {
        assertMigrates(
            """
            class A: UIViewController, UITableViewDataSource {
                override func preferredStatusBarStyle() -> UIStatusBarStyle { return .LightContent }
                override func willMoveToParentViewController(parent: UIViewController?) {
                    super.willMoveToParentViewController(parent)
                }
                override func prepareForSegue(segue: UIStoryboardSegue, sender: AnyObject?) {}
                override func touchesEnded(touches: Set<NSObject>, withEvent event: UIEvent) {}
                func numberOfSectionsInTableView(tableView: UITableView) -> Int { return 1 }
                func tableView(tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 1 }
                func tableView(t: UITableView, cellForRowAtIndexPath indexPath: NSIndexPath) -> UITableViewCell { return cell }
                func textFieldShouldReturn(textField: UITextField) -> Bool { return true }
            }
            """,
            to: """
                class A: UIViewController, UITableViewDataSource {
                    override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }
                    override func willMove(toParent parent: UIViewController?) {
                        super.willMove(toParent: parent)
                    }
                    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
                    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
                    func numberOfSections(in tableView: UITableView) -> Int { return 1 }
                    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 1 }
                    func tableView(_ t: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { return cell }
                    func textFieldShouldReturn(_ textField: UITextField) -> Bool { return true }
                }
                """)
    }

    func test_firstLabelsAreAsTheCallsHaveThem() {
        assertMigrates(
            """
            class A {
                private func remove(item: Int, animated: Bool) {}
                private func add(item: Int) {}
                func tap(sender: AnyObject) { remove(1, animated: true); self.add(item: 2); println(sender.dynamicType) }
            }
            """,
            to: """
                class A {
                    fileprivate func remove(_ item: Int, animated: Bool) {}
                    fileprivate func add(item: Int) {}
                    func tap(sender: AnyObject) { remove(1, animated: true); self.add(item: 2); print(type(of: sender)) }
                }
                """)
    }

    func test_stepping() {
        assertMigrates(
            "func f() { i++; --a.b; x = i++; y = ++i; while n-- > 0 {} }",
            to: """
                func f() { i += 1; a.b -= 1; x = ({ let value = i; i += 1; return value }()); \
                y = ({ i += 1; return i }()); while ({ let value = n; n -= 1; return value }()) > 0 {} }
                """, version: "2.2")
    }

    func test_loops() {
        assertMigrates(
            """
            func f() {
                for var i = 0; i < 3; i++ {
                    if i == 1 { continue }
                }
                outer: for (var j = 0, k = 1; j < 3; j += 1) { break outer }
                for ; ; { break }
                do { a() } while b
                c()
                do { a() }
                while b { c() }
            }
            """,
            to: """
                func f() {
                    do { var i = 0; while i < 3 { defer { i += 1 };
                        if i == 1 { continue }
                    } }
                    do { var j = 0, k = 1; outer: while j < 3 { defer { j += 1 }; break outer } }
                    do { ; while true { break } }
                    repeat { a() } while b
                    c()
                    do { a() }
                    while b { c() }
                }
                """, version: "2.0")
    }

    func test_conditions() {
        assertMigrates(
            """
            if let a = x, b = y where a > b && c { }
            guard let a = x as? Int, let b = y where
                a == b else { fatalError() }
            while var a = x, b = y { }
            """,
            to: """
                if let a = x, let b = y, a > b && c { }
                guard let a = x as? Int, let b = y,
                    a == b else { fatalError() }
                while var a = x, var b = y { }
                """, version: "2.3")
    }

    func test_parameters() {
        assertMigrates(
            "func f(var a: Int, inout b: Int, @noescape c: () -> Void, d: () -> Int) { a = 1 }\nfunc g(#name: Int) {}",
            to: """
                func f(a: Int, b: inout Int,  c: () -> Void, d: @escaping () -> Int) { var a = a; a = 1 }
                func g(name: Int) {}
                """, version: "1.2")
    }

    func test_enumerations() {
        assertMigrates(
            """
            enum Size { case Small, Large }
            func f() {
                var s = Size.Small; s = .Large
                label.textAlignment = .Center
                label.autoresizingMask = [.FlexibleWidth, UIViewAutoresizing.FlexibleTopMargin]
                switch optional { case .Some(let x): use(x); case .None: break }
            }
            """,
            to: """
                enum Size { case Small, Large }
                func f() {
                    var s = Size.Small; s = .Large
                    label.textAlignment = .center
                    label.autoresizingMask = [.flexibleWidth, UIView.AutoresizingMask.flexibleTopMargin]
                    switch optional { case .some(let x): use(x); case .none: break }
                }
                """, version: "2.2")
    }

    func test_dispatch() {
        assertMigrates(
            """
            dispatch_async(dispatch_get_main_queue()) { a() }
            dispatch_async(queue, { a() })
            dispatch_sync(dispatch_get_global_queue(QOS_CLASS_USER_INITIATED, 0)) { a() }
            dispatch_after(dispatch_time(DISPATCH_TIME_NOW, Int64(2 * Double(NSEC_PER_SEC))), dispatch_get_main_queue()) { a() }
            dispatch_after(when, queue, { println(1) })
            let q = dispatch_queue_create("q", DISPATCH_QUEUE_CONCURRENT)
            """,
            to: """
                DispatchQueue.main.async() { a() }
                queue.async(execute: { a() })
                DispatchQueue.global(qos: .userInitiated).sync() { a() }
                DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + DispatchTimeInterval.nanoseconds(Int(Int64(2 * Double(1_000_000_000))))) { a() }
                queue.asyncAfter(deadline: when, execute: { print(1) })
                let q = DispatchQueue(label: "q", attributes: .concurrent)
                """)
    }

    func test_selectorsOfBothTimes() {
        assertMigrates(
            """
            class A: UIView {
                private func tap(sender: UIButton) {}
                func old() {}
                func f() {
                    button.addTarget(self, action: "tap:", forControlEvents: .TouchUpInside)
                    NSTimer.scheduledTimerWithTimeInterval(1, target: self, selector: Selector("old"), userInfo: nil, repeats: false)
                }
            }
            """,
            to: """
                class A: UIView {
                    @objc fileprivate func tap(sender: UIButton) {}
                    @objc func old() {}
                    func f() {
                        button.addTarget(self, action: Selector(("tap:")), for: .touchUpInside)
                        Timer.scheduledTimer(timeInterval: 1, target: self, selector: Selector("old"), userInfo: nil, repeats: false)
                    }
                }
                """)
    }

    func test_whatMayBeAnotherThingIsChangedOnlyInSourcesOfSwift2() {
        let source = "let d = NSDate(); box.hidden = true; let r = list.reverse(); use(private: .Normal)"
        assertStays(source)
        assertStays(source, version: "3.0")
        assertMigrates(
            source, to: "let d = Date(); box.isHidden = true; let r = list.reversed(); use(private: .normal)",
            version: "2.3")
    }

    func test_sourcesWithWordsOfSwift3AreNotOfSwift2() {
        assertStays(
            "fileprivate var a = UIImage(named: x); box.animateWithDuration(1, animations: {}); private var b = 1")
        assertMigrates(
            "fileprivate var a = UIImage(named: x); let s = UIControlState()",
            to: "fileprivate var a = UIImage(named: x); let s = UIControl.State()")
        assertStays("var a = UIImage(named: x); private var b = NSDate()")
        // A method that nobody calls today either.
        assertStays("class A { func tableView(_ t: UITableView, cellForRowAtIndexPath i: NSIndexPath) {} }")
    }

    func test_aPersonIsAsked() {
        let source = "func f(a: Int)(b: Int) {}\nfunc g() { for i = 0; i < 3; i++ {}\n box.hidden = true }"
        let module = migrate([SourceFile(path: "/App/File.swift", text: source)], version: "2.2")
        XCTAssertEqual(
            module.questions.map(\.description),
            [
                "/App/File.swift:1:6: warning: 'f' has parameters in several parentheses: return a closure instead",
                "/App/File.swift:2:12: warning: 'i++' is done after 'break' too, where it was not in a 'for' of three parts",
                "/App/File.swift:3:6: warning: 'hidden' was taken for the framework's, which is 'isHidden' now",
            ])
    }

    func test_sourcesOfTwoTimesInOneModule() {
        let module = migrate(
            [
                SourceFile(path: "/A.swift", text: "func f(child: Int) {}\nchild.removeFromParentViewController()"),
                SourceFile(path: "/B.swift", text: "f(child: 1); view.backgroundColor = UIColor.redColor()"),
            ], version: nil)
        XCTAssertEqual(
            module.files.map(\.text),
            ["func f(child: Int) {}\nchild.removeFromParent()", "f(child: 1); view.backgroundColor = UIColor.red"])
    }

    func test_errorsAreAtThePlacesOfTheOriginal() {
        let source =
            "import UIKit\nclass A: UIView { func f() { if let a = b, c = d where e { }; @NSManaged var x: Int } }"
        let diagnostics = translate([SourceFile(path: "/A.swift", text: source)], moduleName: "App", version: "2.2")
            .diagnostics
        XCTAssertEqual(
            diagnostics.map(\.description),
            ["/A.swift:2:63: error: '@NSManaged' needs Core Data, which Matryoshka does not support"])
    }

    func test_transitionsAndCalendars() {
        assertMigrates(
            """
            class A: UIPercentDrivenInteractiveTransition {
                func animateTransition(transitionContext: UIViewControllerContextTransitioning) {
                    let to = transitionContext.viewForKey(UITransitionContextToViewKey)!
                    transitionContext.containerView()!.addSubview(to)
                    to.frame = transitionContext.finalFrameForViewController(next)
                    guard let container = transitionContext.containerView() else { return }
                    updateInteractiveTransition(0.5)
                    formatter.dateStyle = .MediumStyle
                    let zone = NSTimeZone.systemTimeZone()
                    let range = name.rangeOfString("a", options: .CaseInsensitiveSearch)
                }
            }
            """,
            to: """
                class A: UIPercentDrivenInteractiveTransition {
                    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
                        let to = transitionContext.view(forKey: UITransitionContextViewKey.to)!
                        transitionContext.containerView.addSubview(to)
                        to.frame = transitionContext.finalFrame(for: next)
                        guard let container = Optional(transitionContext.containerView) else { return }
                        update(0.5)
                        formatter.dateStyle = .medium
                        let zone = TimeZone.current
                        let range = name.range(of: "a", options: .caseInsensitive)
                    }
                }
                """, version: "2.3")
    }

    func test_methodsOfTheModuleKeepTheirNames() {
        assertMigrates(
            """
            class A: UICollectionViewLayout {
                func applyLayoutAttributes(a: Int) {}
                func f() { self.applyLayoutAttributes(1); g(collectionView.numberOfSections()) }
            }
            """,
            to: """
                class A: UICollectionViewLayout {
                    func applyLayoutAttributes(_ a: Int) {}
                    func f() { self.applyLayoutAttributes(1); g(collectionView.numberOfSections) }
                }
                """, version: "2.3")
    }
}
