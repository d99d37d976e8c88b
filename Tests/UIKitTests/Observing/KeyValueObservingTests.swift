import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// A class as the translation leaves it.
private final class Model: NSObject, ObjectiveCExposed {
    var x = 0 {
        willSet { __keyValueWillChange(self, "x") }
        didSet { __keyValueDidChange(self, "x") }
    }
    var list = [1, 2, 3]

    static var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(
            name: "Model", getters: ["x": { ($0 as! Model).x }, "list": { ($0 as! Model).list }])
    }
}

/// What observers are told, in which order, and when no more.
@preconcurrency @MainActor final class KeyValueObservingTests: ScreenTestCase {
    private var heard: [String] = []
    private var raised: [String] = []

    override func begin() {
        super.begin()
        NSException.interceptor = { [unowned self] in raised.append("\($0.name.rawValue): \($0.reason ?? "")") }
    }

    func testAnObservationEndsWhileItIsTold() {
        let model = Model()
        var tokens: [NSKeyValueObservation] = []
        tokens.append(
            model.observe(\.x) { [unowned self] _, _ in
                heard.append("first")
                tokens.removeAll()
            })
        tokens.append(model.observe(\.x) { [unowned self] _, _ in heard.append("second") })
        model.x = 1
        model.x = 2
        XCTAssertEqual(heard, ["first"])
    }

    func testAChangeWithinAnObserverIsToldOfItsOwn() {
        let model = Model()
        let token = model.observe(\.x, options: [.old, .new]) { [unowned self] model, change in
            heard.append("\(change.oldValue!) \(change.newValue!)")
            if model.x < 3 { model.x += 1 }
        }
        model.x = 1
        withExtendedLifetime(token) {}
        XCTAssertEqual(heard, ["0 1", "1 2", "2 3"])
    }

    func testWhoObservesLaterIsNotToldOfTheChangeUnderWay() {
        let model = Model()
        var later: NSKeyValueObservation?
        let token = model.observe(\.x, options: [.prior]) { [unowned self] model, change in
            heard.append(change.isPrior ? "prior" : "told")
            if later == nil { later = model.observe(\.x) { [unowned self] _, _ in heard.append("later") } }
        }
        model.x = 1
        model.x = 2
        withExtendedLifetime((token, later)) {}
        XCTAssertEqual(heard, ["prior", "told", "prior", "told", "later"])
    }

    func testPlacesInAList() {
        let model = Model()
        let token = model.observe(\.list, options: [.old, .new]) { [unowned self] _, change in
            heard.append("\(change.kind) \(change.oldValue ?? []) \(change.newValue ?? []) \(Array(change.indexes!))")
        }
        model.willChange(.insertion, valuesAt: [1, 2], for: \.list)
        model.list.insert(contentsOf: [8, 9], at: 1)
        model.didChange(.insertion, valuesAt: [1, 2], for: \.list)
        model.willChange(.removal, valuesAt: [0], forKey: "list")
        model.list.removeFirst()
        model.didChange(.removal, valuesAt: [0], forKey: "list")
        withExtendedLifetime(token) {}
        XCTAssertEqual(heard, ["insertion [] [8, 9] [1, 2]", "removal [1] [] [0]"])
    }

    func testAnotherThreadTellsThere() {
        let model = Model()
        nonisolated(unsafe) var isMain: [Bool] = []
        let token = model.observe(\.x) { _, _ in isMain.append(Thread.isMainThread) }
        let done = DispatchSemaphore(value: 0)
        nonisolated(unsafe) let other = model
        Thread {
            other.x = 1
            done.signal()
        }.start()
        done.wait()
        withExtendedLifetime(token) {}
        XCTAssertEqual(isMain, [false])
    }

    func testNobodyObservesAnObjectThatEnded() {
        for _ in 0..<100 {
            let model = Model()
            XCTAssertNil(ObservedObject.existing(for: model))
            model.addObserver(model, forKeyPath: "x", options: [], context: nil)
            XCTAssertNotNil(ObservedObject.existing(for: model))
        }
    }

    func testMistakesAreRaisedInTheWordsOfIOS() {
        let (model, observer) = (Model(), NSObject())
        model.addObserver(observer, forKeyPath: "x", options: [.new], context: nil)
        model.x = 1
        model.removeObserver(observer, forKeyPath: "x")
        model.removeObserver(observer, forKeyPath: "x")
        model.addObserver(observer, forKeyPath: "nothing", options: [.new, .initial], context: nil)
        let (observed, observing) = (objectText(model), objectText(observer))
        let firstLines = raised.map { String($0.prefix { $0 != "\n" }) }
        let unhandled = "An -observeValueForKeyPath:ofObject:change:context: message was received but not handled."
        XCTAssertEqual(firstLines.first, "NSInternalInconsistencyException: \(observing): \(unhandled)")
        let unknown = "Cannot remove an observer \(observing) for the key path \"x\" from \(observed)"
        XCTAssertEqual(
            firstLines.dropFirst().first, "NSRangeException: \(unknown) because it is not registered as an observer.")
        let undefined = "valueForUndefinedKey:]: this class is not key value coding-compliant for the key nothing."
        XCTAssertEqual(firstLines.dropFirst(2).first, "NSUnknownKeyException: [\(observed) \(undefined)")
    }

    func testWhatIsNeverToldIsALimit() {
        var limits: [String] = []
        DiagnosticsChannel.shared.observers.append { limits.append($0.message) }
        let (view, model) = (UIView(), Model())
        _ = view.observe(\.tag) { _, _ in }
        _ = view.observe(\.isHidden) { _, _ in }
        do {
            let observer = NSObject()
            model.addObserver(observer, forKeyPath: "x", options: [], context: nil)
        }
        model.x = 1
        XCTAssertEqual(
            limits,
            [
                "Nothing tells of changes of \"tag\" of UIView: its observers will not be called.",
                "An observer of \"x\" of \(objectText(model)) was deallocated while it was registered.",
            ])
    }

    func testLayersAndGestures() {
        let (layer, tap) = (CALayer(), UITapGestureRecognizer())
        let tokens = [
            layer.observe(\.frame, options: .new) { [unowned self] in heard.append("frame \($1.newValue!.minX)") },
            layer.observe(\.position, options: .new) { [unowned self] in heard.append("position \($1.newValue!.x)") },
            layer.observe(\.isHidden, options: .new) { [unowned self] in heard.append("hidden \($1.newValue!)") },
            tap.observe(\.state, options: .new) { [unowned self] in heard.append("state \($1.newValue!.rawValue)") },
        ]
        layer.position.x = 5
        layer.isHidden = true
        tap.state = .failed
        withExtendedLifetime(tokens) {}
        XCTAssertEqual(heard, ["position 5.0", "frame 5.0", "hidden true", "state 5"])
    }

    func testItemsOfTabBars() {
        let item = UITabBarItem(title: "Letters", image: nil, tag: 0)
        let tokens = [
            item.observe(\.title, options: .new) { [unowned self] in heard.append("title \($1.newValue!!)") },
            item.observe(\.badgeValue, options: .new) { [unowned self] in heard.append("badge \($1.newValue!!)") },
        ]
        item.badgeValue = "3"
        item.title = "Post"
        withExtendedLifetime(tokens) {}
        XCTAssertEqual(heard, ["badge 3", "title Post"])
    }

    func testTheLooksOfTabItems() {
        let item = UITabBarItem(title: nil, image: nil, tag: 0)
        XCTAssertNil(item.value(forKey: "badgeColor"))
        let tokens = [
            item.observe(\.badgeColor, options: .new) { [unowned self] in
                heard.append($1.newValue! == .blue ? "blue" : "another")
            },
            item.observe(\.selectedImage, options: .new) { [unowned self] in
                heard.append($1.newValue! == nil ? "no image" : "image")
            },
        ]
        item.badgeColor = .blue
        item.selectedImage = UIImage(systemName: "star")
        item.setValue(UIColor.red, forKey: "badgeColor")
        withExtendedLifetime(tokens) {}
        XCTAssertEqual(heard, ["blue", "image", "another"])
        XCTAssertEqual(item.badgeColor, .red)
        XCTAssertEqual(raised, [])
    }
}
