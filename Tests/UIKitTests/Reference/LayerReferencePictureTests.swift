import Foundation
import QuartzCore
import UIKit
import XCTest

/// Layers and small controls beside those that iOS drew.
@preconcurrency @MainActor final class LayerReferencePictureTests: XCTestCase {
    private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

    func test_border() throws {
        let name = "layer-border-13.2-any"
        let theirs = try ReferencePictures.picture(name, scale: 3)
        let ours = try PictureStage(100, 100, scale: 3).draw(name) {
            let view = UIView(frame: square)
            view.layer.backgroundColor = UIColor.red.cgColor
            view.layer.borderColor = UIColor.black.cgColor
            view.layer.borderWidth = 4
            return view
        }
        var comparison = PictureComparison(name, theirs: theirs, ours: ours)
        comparison.compareColor("border", at: 2, 50)
        comparison.compareColor("ground", at: 50, 50)
        let pair = (theirs.edges(rightAt: 50, from: 0, to: 100), ours.edges(rightAt: 50, from: 0, to: 100))
        comparison.compare("edges", Double(pair.0.count), Double(pair.1.count), within: 0, unit: "")
        for (theirs, ours) in zip(pair.0, pair.1) {
            comparison.compare("edge", theirs.position, ours.position, within: 0)
        }
        comparison.check()
    }

    func test_gradient() throws {
        let name = "layer-gradient-13.2-any"
        let theirs = try ReferencePictures.picture(name, scale: 3)
        let ours = try PictureStage(100, 100, scale: 3).draw(name) {
            let view = UIView(frame: square)
            let gradient = CAGradientLayer()
            gradient.frame = square
            gradient.colors = [UIColor.red.cgColor, UIColor.yellow.cgColor]
            view.layer.addSublayer(gradient)
            return view
        }
        var comparison = PictureComparison(name, theirs: theirs, ours: ours)
        // The picture was taken in a wider colour space, where red has some green: only what does not hang on it.
        comparison.compareColor("left and right", ours.color(at: 1, 50), ours.color(at: 99, 50), within: 0)
        comparison.compare(
            "red at the end", Double(theirs.color(at: 50, 99.5).red), Double(ours.color(at: 50, 99.5).red), within: 2,
            unit: "")
        comparison.compare(
            "green at the end", Double(theirs.color(at: 50, 99.5).green), Double(ours.color(at: 50, 99.5).green),
            within: 6, unit: "")
        for y in [0.2, 25, 50, 75] {
            comparison.compare(
                "green at \(y) pt", Double(theirs.color(at: 50, y).green), Double(ours.color(at: 50, y).green),
                within: 40, unit: "")
        }
        comparison.check()
    }

    func test_contactAddButton() throws {
        let name = "button-contactadd-13.2-any"
        let theirs = try ReferencePictures.picture(name, scale: 3)
        var size = CGSize.zero
        let ours = try PictureStage(CGFloat(theirs.width) / 3, CGFloat(theirs.height) / 3, scale: 3).draw(name) {
            let button = UIButton(type: .contactAdd)
            button.sizeToFit()
            size = button.bounds.size
            return button
        }
        var comparison = PictureComparison(name, theirs: theirs, ours: ours)
        comparison.compare("width", Double(theirs.width), Double(size.width) * 3, within: 1)
        // Our symbols are as high as wide; iOS' is two pixels less.
        comparison.compare("height", Double(theirs.height), Double(size.height) * 3, within: 2)
        comparison.compareBox("circle", in: CGRect(x: 0, y: 0, width: 30, height: 30), within: 2)
        // The strokes of the circle and of the plus along a row through the middle.
        comparison.compareBox("left stroke", in: CGRect(x: 0, y: 11, width: 5, height: 0.67), within: 1.5, color: false)
        comparison.compareBox("plus", in: CGRect(x: 5, y: 5, width: 14, height: 14), within: 1)
        comparison.check()
    }

    /// Buttons of the custom type are as large as iOS makes them, and their titles lie where iOS puts them.
    func test_customButtons() throws {
        let name = "buttons-grid-17.5-iphone15"
        let theirs = try ReferencePictures.picture(name, scale: 3)
        // iOS' own place of each button: the box of its tint.
        let places = [(100.0, 120.0), (200.0, 120.0), (300.0, 120.0), (100.0, 750.0)].compactMap { x, y in
            theirs.box(in: CGRect(x: x - 40, y: y - 30, width: 80, height: 85))
        }
        XCTAssertEqual(places.count, 4)
        let titles = ["01", "10", "19", "09"]
        let ours = try PictureStage(393, 852, scale: 3).draw(name) {
            let grid = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            for (title, place) in zip(titles, places) {
                let button = UIButton()
                button.setTitle(title, for: .normal)
                button.setTitleColor(.black, for: .normal)
                button.backgroundColor = UIColor(white: 0.9, alpha: 1)
                button.sizeToFit()
                button.frame.origin = CGPoint(x: place.left / 3, y: place.top / 3)
                grid.addSubview(button)
            }
            return grid
        }
        var comparison = PictureComparison(name, theirs: theirs, ours: ours)
        for (title, place) in zip(titles, places) {
            let around = CGRect(
                x: place.left / 3 - 5, y: place.top / 3 - 5, width: place.width / 3 + 10, height: place.height / 3 + 10)
            let own = ours.box(in: around)
            comparison.compare("button \(title), width", place.width, own?.width, within: 1)
            comparison.compare("button \(title), height", place.height, own?.height, within: 1)
            comparison.compareText("title \(title)", in: around.insetBy(dx: 6, dy: 6), edges: 2)
        }
        comparison.check()
    }
}
