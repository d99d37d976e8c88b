import QuartzCore
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// What follows when the person turns the lights off while the app runs, and what only follows by the app's own hand.
@preconcurrency @MainActor final class AppearanceChangeTests: TraitTestCase {
    private let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

    func testEverythingOnTheScreenIsToldOnceFromOutsideIn() {
        let (parent, child) = (controller("P"), controller("C"))
        showInScene(parent)
        add(child, to: parent)
        settle()
        _ = log.drain()
        setScreen { $0.style = .dark }
        expect([
            "P.didChange(light-dark)", "P.handler(light-dark)", "PView.didChange(light-dark)",
            "PView.handler(light-dark)", "C.didChange(light-dark)", "C.handler(light-dark)",
            "CView.didChange(light-dark)", "CView.handler(light-dark)",
        ])
        XCTAssertEqual(style(.current), "dark")
        XCTAssertEqual(style(window?.traitCollection), "dark")
        setScreen { $0.style = .dark }
        expect([])
    }

    /// A class may answer with the colour of something inside it; what is behind its own content is what super was given.
    func testAnOverriddenBackgroundColorIsNotDrawn() {
        final class Panel: UIView {
            let inner = UIView()
            override var backgroundColor: UIColor? {
                get { inner.backgroundColor }
                set { inner.backgroundColor = newValue }
            }
            func dim(_ color: UIColor?) { super.backgroundColor = color }
        }
        let root = UIViewController()
        show(root)
        let panel = Panel()
        root.view.addSubview(panel)
        panel.backgroundColor = .red
        XCTAssertNil(panel.layer.backgroundColor)
        panel.dim(dynamic)
        XCTAssertEqual(panel.layer.backgroundColor?.rgba, .black)
        setScreen { $0.style = .dark }
        XCTAssertEqual(panel.layer.backgroundColor?.rgba, .white)
        XCTAssertEqual(panel.backgroundColor, .red)
        panel.dim(nil)
        XCTAssertNil(panel.layer.backgroundColor)
    }

    func testBackgroundsFollowAndLayersOfTheAppDoNot() {
        final class Bordered: UIView {
            let own = CALayer()
            var color = UIColor.clear
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                layer.borderColor = color.cgColor
            }
        }
        let root = UIViewController()
        show(root)
        let view = Bordered()
        view.color = dynamic
        view.backgroundColor = dynamic
        view.own.backgroundColor = dynamic.cgColor
        view.layer.borderColor = dynamic.cgColor
        view.layer.addSublayer(view.own)
        root.view.addSubview(view)
        func colors() -> [RGBA?] {
            [view.layer.backgroundColor, view.own.backgroundColor, view.layer.borderColor].map { $0?.rgba }
        }
        XCTAssertEqual(colors(), [.black, .black, .black])
        setScreen { $0.style = .dark }
        XCTAssertEqual(colors(), [.white, .black, .white])
    }

    func testViewsThatDrawDoSoAgain() {
        final class Drawing: UIView {
            var colors: [RGBA] = []
            override func draw(_ rect: CGRect) { colors.append(UIColor.label.cgColor.rgba) }
        }
        let root = UIViewController()
        show(root)
        let view = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.view.addSubview(view)
        settle()
        setScreen { $0.style = .dark }
        settle()
        XCTAssertEqual(view.colors, [.black, .white])
    }

    func testTableSeparatorsFollow() throws {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let root = UIViewController()
        show(root)
        let (table, rows) = (UITableView(frame: root.view.bounds), Rows())
        table.dataSource = rows
        root.view.addSubview(table)
        settle()
        let cell = try XCTUnwrap(table.visibleCells.first)
        func colors() -> [RGBA?] {
            [cell.layer.backgroundColor, cell.separator.layer.backgroundColor].map { $0?.rgba }
        }
        func expected(_ style: UIUserInterfaceStyle) -> [RGBA?] {
            let traits = UITraitCollection(userInterfaceStyle: style)
            return [UIColor.systemBackground, .separator].map { $0.resolvedColor(with: traits).cgColor.rgba }
        }
        XCTAssertEqual(colors(), expected(.light))
        setScreen { $0.style = .dark }
        settle()
        XCTAssertEqual(colors(), expected(.dark))
        XCTAssertNotEqual(expected(.light), expected(.dark))
    }

    func testMirroredConstraintsFollowTheDirection() {
        let root = UIViewController()
        show(root)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 10),
            box.topAnchor.constraint(equalTo: root.view.topAnchor),
            box.widthAnchor.constraint(equalToConstant: 50), box.heightAnchor.constraint(equalToConstant: 50),
        ])
        settle()
        XCTAssertEqual(box.frame.minX, 10)
        root.traitOverrides.layoutDirection = .rightToLeft
        settle()
        XCTAssertEqual(box.effectiveUserInterfaceLayoutDirection, .rightToLeft)
        XCTAssertEqual(box.frame.maxX, root.view.bounds.width - 10)
        root.traitOverrides.remove(UITraitLayoutDirection.self)
        settle()
        XCTAssertEqual(box.frame.minX, 10)
    }
}
