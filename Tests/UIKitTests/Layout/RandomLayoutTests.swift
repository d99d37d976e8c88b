import Foundation
import XCTest

@testable import UIKit

/// Random trees of views and constraints, compared with what they were made from.
@preconcurrency @MainActor final class RandomLayoutTests: LayoutTestCase {
    /// A small generator with a seed, so that failures repeat.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state ^ (state >> 33)) &* 0xFF51_AFD7_ED55_8CCD
        }
    }

    /// Makes constraints that a known set of frames satisfies; the engine has to find these frames again, whatever level
    /// the constraints cross.
    func testKnownFramesAreFoundAgain() {
        for seed in 1...200 {
            var random = Generator(state: UInt64(seed))
            let root = root(400, 400)
            var views = [root]
            var frames: [ObjectIdentifier: CGRect] = [ObjectIdentifier(root): rect(0, 0, 400, 400)]
            for _ in 0..<Int.random(in: 2...12, using: &random) {
                let view = box(in: views.randomElement(using: &random)!)
                frames[ObjectIdentifier(view)] = rect(
                    CGFloat(Int.random(in: -50...300, using: &random)),
                    CGFloat(Int.random(in: -50...300, using: &random)),
                    CGFloat(Int.random(in: 0...200, using: &random)), CGFloat(Int.random(in: 0...200, using: &random)))
                views.append(view)
            }
            /// The known frame in the root's coordinates.
            func place(_ view: UIView) -> CGRect {
                var frame = frames[ObjectIdentifier(view)]!
                var parent = view.superview
                while let above = parent, above !== root {
                    let outer = frames[ObjectIdentifier(above)]!
                    frame = frame.offsetBy(dx: outer.minX, dy: outer.minY)
                    parent = above.superview
                }
                return frame
            }
            func value(_ attribute: NSLayoutConstraint.Attribute, _ frame: CGRect) -> CGFloat {
                switch attribute {
                case .left: frame.minX
                case .right: frame.maxX
                case .centerX: frame.midX
                case .top: frame.minY
                case .bottom: frame.maxY
                case .centerY: frame.midY
                case .width: frame.width
                default: frame.height
                }
            }
            // Two constraints an axis and view, against views that are decided already.
            var constraints: [NSLayoutConstraint] = []
            for (index, view) in views.enumerated().dropFirst() {
                let choices: [[NSLayoutConstraint.Attribute]] = [
                    [.left, .right, .centerX], [.top, .bottom, .centerY],
                ]
                for (axis, places) in choices.enumerated() {
                    let length: NSLayoutConstraint.Attribute = axis == 0 ? .width : .height
                    let picked = (places + [length]).shuffled(using: &random).prefix(2)
                    for attribute in picked {
                        let other = views[Int.random(in: 0..<index, using: &random)]
                        let theirs = attribute == length ? length : places.randomElement(using: &random)!
                        constraints.append(
                            NSLayoutConstraint(
                                item: view, attribute: attribute, relatedBy: .equal, toItem: other, attribute: theirs,
                                multiplier: 1, constant: value(attribute, place(view)) - value(theirs, place(other))))
                    }
                }
            }
            NSLayoutConstraint.activate(constraints.shuffled(using: &random))
            root.layoutIfNeeded()
            for view in views { assertEqual(view.frame, frames[ObjectIdentifier(view)]!, "seed \(seed)") }
            XCTAssertEqual(findings, [], "seed \(seed)")
            checkMovedSubtree(root, views, frames, &random, seed)
        }
    }

    /// A subtree whose constraints are all inside keeps its inner frames in another hierarchy.
    private func checkMovedSubtree(
        _ root: UIView, _ views: [UIView], _ frames: [ObjectIdentifier: CGRect], _ random: inout Generator, _ seed: Int
    ) {
        let moved = views.dropFirst().randomElement(using: &random)!
        let crossing = root.layoutEngine.entries.count
        moved.removeFromSuperview()
        root.layoutIfNeeded()
        XCTAssertLessThan(root.layoutEngine.entries.count, crossing)
        for entry in root.layoutEngine.entries.values {
            XCTAssertFalse(NSLayoutConstraint.view(of: entry.constraint.firstItem)!.isDescendant(of: moved))
        }
        root.addSubview(moved)
        root.layoutIfNeeded()
        XCTAssertTrue(root.layoutEngine.broken.isEmpty, "seed \(seed)")
    }

    private func assertEqual(_ a: CGRect, _ b: CGRect, _ message: String) {
        // The known values are whole, so they are on pixels of any screen.
        for (x, y) in [(a.minX, b.minX), (a.minY, b.minY), (a.width, b.width), (a.height, b.height)] {
            XCTAssertEqual(x, y, accuracy: 1e-6, message)
        }
    }
}
