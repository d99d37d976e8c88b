import Foundation
import UIKitTesting
import XCTest

@testable import UIKit

/// Extensions as apps have them: they belong to no actor, and so do the functions that they call.
extension UIImage {
    fileprivate static func filled(_ color: UIColor, _ size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    fileprivate func resized(to size: CGSize) -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(size, false, 0)
        defer { UIGraphicsEndImageContext() }
        draw(in: CGRect(origin: .zero, size: size))
        return UIGraphicsGetImageFromCurrentImageContext()
    }

    fileprivate func badged(_ text: String) -> UIImage {
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = 2
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            draw(at: .zero, blendMode: .multiply, alpha: 0.5)
            let path = UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 4)
            UIColor.systemBlue.set()
            path.lineWidth = 2
            path.stroke()
            path.fill(with: .normal, alpha: 0.25)
            path.addClip()
            let style = NSMutableParagraphStyle()
            style.alignment = .center
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.preferredFont(forTextStyle: .caption1), .foregroundColor: UIColor.label,
                .paragraphStyle: style,
            ]
            let bounds = (text as NSString).boundingRect(
                with: size, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
            text.draw(in: bounds, withAttributes: attributes)
            (text as NSString).draw(at: .zero, withAttributes: attributes)
            NSAttributedString(string: text, attributes: attributes).draw(with: bounds, context: nil)
            UIRectFrame(bounds)
            UIImage(systemName: "star.fill")?.withTintColor(.red).draw(in: CGRect(x: 0, y: 0, width: 8, height: 8))
            if let current = UIGraphicsGetCurrentContext() { XCTAssertTrue(current === context.cgContext) }
        }
    }
}

/// Pictures that are drawn away from the main thread.
final class BackgroundDrawingTests: XCTestCase {
    private static func picture(_ number: Int) -> Data? {
        let size = CGSize(width: 24 + number % 3, height: 24)
        let color = UIColor(hue: CGFloat(number % 7) / 7, saturation: 1, brightness: 1, alpha: 1)
        return UIImage.filled(color, size).badged("Ä\(number % 11)").resized(to: CGSize(width: 30, height: 30))?
            .pngData()
    }

    func testManyThreadsDrawTheSameAsOne() {
        let count = 231
        let alone = (0..<count).map(Self.picture)
        XCTAssertEqual(Set(alone).count, count)
        nonisolated(unsafe) let together = UnsafeMutableBufferPointer<Data?>.allocate(capacity: count)
        together.initialize(repeating: nil)
        defer {
            together.deinitialize()
            together.deallocate()
        }
        DispatchQueue.concurrentPerform(iterations: count) { together[$0] = Self.picture($0) }
        XCTAssertEqual(Array(together), alone)
    }

    func testEveryThreadHasContextsOfItsOwn() {
        UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
        defer { UIGraphicsEndImageContext() }
        let isEmpty = expectation(description: "no context there")
        Thread.detachNewThread {
            if UIGraphicsGetCurrentContext() == nil, UIGraphicsGetImageFromCurrentImageContext() == nil {
                isEmpty.fulfill()
            }
            // Nothing of the other thread's is ended.
            UIGraphicsEndImageContext()
        }
        wait(for: [isEmpty], timeout: 30)
        XCTAssertNotNil(UIGraphicsGetCurrentContext())
    }

    @MainActor func testPicturesHaveTheScreensScaleOnEveryThread() {
        let screen = TestScreen(device: "iPhone 15")
        screen.show(UIViewController())
        let scale = UIScreen.main.scale
        XCTAssertEqual(UIGraphicsImageRendererFormat.default().scale, scale)
        let done = expectation(description: "drawn")
        DispatchQueue.global().async {
            XCTAssertEqual(UIImage.filled(.red, CGSize(width: 2, height: 2)).scale, scale)
            XCTAssertEqual(
                UIImage.filled(.red, CGSize(width: 2, height: 2)).resized(to: .init(width: 9, height: 9))?.scale, scale)
            done.fulfill()
        }
        wait(for: [done], timeout: 30)
    }
}
