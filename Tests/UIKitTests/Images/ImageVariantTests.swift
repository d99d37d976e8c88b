import UIKitTesting
import XCTest

@_spi(Framework) import CoreGraphics
@_spi(Testing) @testable import UIKit

/// Pictures that are turned, repeated, animated and compressed.
@preconcurrency @MainActor final class ImageVariantTests: XCTestCase {
    /// Red on the left and blue on the right, in pixels.
    private func pair(_ width: CGFloat = 4, _ height: CGFloat = 2) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width / 2, height: height))
            UIColor.blue.setFill()
            context.fill(CGRect(x: width / 2, y: 0, width: width / 2, height: height))
        }
    }

    private func row(_ image: UIImage?, _ y: Int = 0) -> String {
        guard let bitmap = image?.upright?.bitmap else { return "nothing" }
        return (0..<bitmap.width).map { x in
            switch bitmap[x, y] {
            case 0xFFFF_0000: "r"
            case 0xFF00_00FF: "b"
            case 0: "-"
            default: "?"
            }
        }.joined()
    }

    func testJPEGComesBack() throws {
        let data = try XCTUnwrap(pair(32, 16).jpegData(compressionQuality: 1))
        XCTAssertEqual(Array(data.prefix(3)), [0xFF, 0xD8, 0xFF])
        let bitmap = try XCTUnwrap(UIImage(data: data)?.cgImage).bitmap
        XCTAssertEqual([bitmap.width, bitmap.height], [32, 16])
        XCTAssertGreaterThan(bitmap[4, 8] >> 16 & 0xFF, 240)
        XCTAssertGreaterThan(bitmap[28, 8] & 0xFF, 240)
        let small = try XCTUnwrap(PhotoScene.hills.draw().jpegData(compressionQuality: 0.1))
        let large = try XCTUnwrap(PhotoScene.hills.draw().jpegData(compressionQuality: 0.9))
        XCTAssertLessThan(small.count, large.count / 2)
        XCTAssertNil(UIImage().jpegData(compressionQuality: 1))
    }

    func testClearIsWhiteInJPEG() throws {
        let clear = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }
        let bitmap = try XCTUnwrap(clear.jpegData(compressionQuality: 1).flatMap { UIImage(data: $0) }?.cgImage).bitmap
        XCTAssertEqual(bitmap[3, 3], 0xFFFF_FFFF)
    }

    func testGIFsHaveTheirPictures() throws {
        let text =
            "R0lGODlhBAACAIEAAP8AAAAA/wAAAP///yH5BAQUAAAALAAAAAAEAAIAAAIEBBKGBQAh+QQFBQACACwAAAAAAgACAAACAoxcADs="
        let data = try XCTUnwrap(Data(base64Encoded: text))
        let frames = try XCTUnwrap(GIFFile(data)).frames
        XCTAssertEqual(frames.map { row(UIImage(cgImage: $0.image)) }, ["rrbb", "brbb"])
        XCTAssertEqual(frames.map(\.duration), [0.2, 0.05])
        XCTAssertEqual(row(UIImage(data: data)), "rrbb")
        XCTAssertNil(GIFFile(data.prefix(40)))
        XCTAssertNil(UIImage(data: Data("GIF89a".utf8)))
    }

    func testPixelsKeepTheirOrientation() throws {
        let pixels = try XCTUnwrap(pair().cgImage)
        let turned = UIImage(cgImage: pixels, scale: 1, orientation: .right)
        XCTAssertEqual(turned.imageOrientation, .right)
        XCTAssertTrue(turned.cgImage === pixels)
        XCTAssertEqual(turned.size, CGSize(width: 2, height: 4))
        XCTAssertEqual([row(turned, 0), row(turned, 3)], ["rr", "bb"])
        XCTAssertEqual(turned.withRenderingMode(.alwaysTemplate).imageOrientation, .right)
        let flipped = pair().withHorizontallyFlippedOrientation()
        XCTAssertEqual(flipped.imageOrientation, .upMirrored)
        XCTAssertEqual(row(flipped), "bbrr")
        XCTAssertEqual(row(flipped.withHorizontallyFlippedOrientation()), "rrbb")
    }

    func testPicturesAreMirroredForTextFromTheRight() throws {
        let screen = TestScreen()
        let view = UIImageView(image: pair().imageFlippedForRightToLeftLayoutDirection())
        XCTAssertTrue(try XCTUnwrap(view.image).flipsForRightToLeftLayoutDirection)
        let controller = UIViewController()
        controller.view.addSubview(view)
        screen.show(controller)
        let shown = { (view.layer.contents as? CGImage).map { UIImage(cgImage: $0) } }
        XCTAssertEqual(row(shown()), "rrbb")
        view.semanticContentAttribute = .forceRightToLeft
        view.image = view.image?.withRenderingMode(.alwaysOriginal)
        screen.runUntilIdle()
        XCTAssertEqual(row(shown()), "bbrr")
    }

    func testMiddlesAreRepeated() {
        let tiled = pair().resizableImage(withCapInsets: .zero)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 2), format: format)
        XCTAssertEqual(
            row(renderer.image { _ in tiled.draw(in: CGRect(x: 0, y: 0, width: 10, height: 2)) }), "rrbbrrbbrr")
        let edged = pair(6).resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2))
        XCTAssertEqual(
            row(renderer.image { _ in edged.draw(in: CGRect(x: 0, y: 0, width: 10, height: 2)) }), "rrrbrbrbbb")
        let stretched = pair().stretchableImage(withLeftCapWidth: 1, topCapHeight: 0)
        XCTAssertEqual(stretched.capInsets, UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2))
        XCTAssertEqual(
            row(renderer.image { _ in stretched.draw(in: CGRect(x: 0, y: 0, width: 10, height: 2)) }), "rrrrrrrrbb")
    }

    func testViewsRepeatMiddles() throws {
        let screen = TestScreen()
        let view = UIImageView(image: pair().resizableImage(withCapInsets: .zero))
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 2)
        let controller = UIViewController()
        controller.view.addSubview(view)
        screen.show(controller)
        XCTAssertEqual(row((view.layer.contents as? CGImage).map { UIImage(cgImage: $0) }), "rrbbrrbbrr")
        view.frame.size.width = 6
        screen.runUntilIdle()
        XCTAssertEqual(row((view.layer.contents as? CGImage).map { UIImage(cgImage: $0) }), "rrbbrr")
    }

    func testViewsAnimatePicturesOfSeveral() throws {
        let frames = [pair(2), pair(4), pair(6)]
        let image = try XCTUnwrap(UIImage.animatedImage(with: frames, duration: 0.3))
        XCTAssertEqual(image.images?.count, 3)
        XCTAssertEqual(image.duration, 0.3)
        XCTAssertEqual(UIImage.animatedImage(with: frames, duration: 0)?.duration, 0.1)
        XCTAssertNil(UIImage.animatedImage(with: [], duration: 1))
        XCTAssertNil(pair().images)
        let screen = TestScreen()
        let view = UIImageView(image: image)
        let controller = UIViewController()
        controller.view.addSubview(view)
        screen.show(controller)
        let width = { (view.layer.contents as? CGImage)?.width }
        let start = width()
        var seen: [Int?] = []
        for _ in 0..<3 {
            screen.advance(by: 0.1)
            seen.append(width())
        }
        XCTAssertEqual(Set(seen), [2, 4, 6])
        XCTAssertEqual(seen.last, start)
        XCTAssertFalse(view.isAnimating)
        view.image = frames[1]
        screen.advance(by: 1)
        XCTAssertEqual(width(), 4)
    }

    func testThumbnails() throws {
        let small = try XCTUnwrap(PhotoScene.sea.draw().preparingThumbnail(of: CGSize(width: 120, height: 90)))
        XCTAssertEqual(small.size, CGSize(width: 120, height: 90))
        var configuration = UIImageReader.Configuration()
        configuration.preferredThumbnailSize = CGSize(width: 60, height: 60)
        let data = try XCTUnwrap(PhotoScene.sea.draw().jpegData(compressionQuality: 0.5))
        XCTAssertEqual(
            UIImageReader(configuration: configuration).image(data: data)?.size, CGSize(width: 60, height: 45))
        XCTAssertEqual(UIImageReader.default.image(data: data)?.size, CGSize(width: 1200, height: 900))
        XCTAssertNil(UIImageReader.default.image(data: Data()))
    }

    func testFormatsAreThoseOfThePicture() throws {
        let format = pair().imageRendererFormat
        XCTAssertEqual(format.scale, 1)
        XCTAssertFalse(format.opaque)
        format.opaque = true
        let opaque = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { _ in }
        XCTAssertTrue(opaque.imageRendererFormat.opaque)
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2))
        XCTAssertEqual(renderer.jpegData(withCompressionQuality: 1) { _ in }.prefix(2), Data([0xFF, 0xD8]))
        XCTAssertEqual((renderer as UIGraphicsRenderer).format.bounds, CGRect(x: 0, y: 0, width: 2, height: 2))
    }

    // MARK: Colours

    func testPatternsFillShapesAndViews() throws {
        let pattern = UIColor(patternImage: pair())
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 2), format: format).image { context in
            pattern.setFill()
            context.fill(CGRect(x: 1, y: 0, width: 8, height: 2))
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
        }
        XCTAssertEqual(row(drawn), "rrbbrrbbr-")
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 6, height: 2))
        view.backgroundColor = pattern
        let screen = TestScreen()
        let controller = UIViewController()
        controller.view.addSubview(view)
        screen.show(controller)
        let picture = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
        XCTAssertEqual(row(picture), "rrbbrr")
        XCTAssertEqual(pattern, UIColor(cgColor: pattern.cgColor))
        XCTAssertNotEqual(pattern, UIColor(patternImage: pair(6)))
    }

    func testHues() {
        func hue(_ color: UIColor) -> [CGFloat] {
            var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            XCTAssertTrue(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
            return [h, s, b, a].map { ($0 * 1000).rounded() / 1000 }
        }
        XCTAssertEqual(hue(.red), [0, 1, 1, 1])
        XCTAssertEqual(hue(.green), [0.333, 1, 1, 1])
        XCTAssertEqual(hue(.white), [0, 0, 1, 1])
        XCTAssertEqual(hue(.black), [0, 0, 0, 1])
        for value in [0.05, 0.3, 0.55, 0.8, 0.95] as [CGFloat] {
            XCTAssertEqual(
                hue(UIColor(hue: value, saturation: 0.4, brightness: 0.6, alpha: 0.5)), [value, 0.4, 0.6, 0.5])
        }
    }
}
