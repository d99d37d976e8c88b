import CoreGraphics
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class ImageTests: XCTestCase {
    /// An image of 4 by 2 points at 2 pixels a point: left half red, right half clear.
    private var sample: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
    }

    func testRenderersDraw() throws {
        let image = sample
        XCTAssertEqual(image.size, CGSize(width: 4, height: 2))
        let pixels = try XCTUnwrap(image.cgImage).bitmap
        XCTAssertEqual(pixels.width, 8)
        XCTAssertEqual(pixels[3, 1], 0xFFFF_0000)
        XCTAssertEqual(pixels[4, 1], 0)
    }

    func testOlderContextsDraw() throws {
        XCTAssertNil(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), true, 1)
        UIColor.blue.setFill()
        UIRectFill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let image = try XCTUnwrap(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        XCTAssertNil(UIGraphicsGetCurrentContext())
        let pixels = try XCTUnwrap(image.cgImage).bitmap
        XCTAssertEqual([pixels[0, 0], pixels[1, 0], pixels[1, 1]], [0xFF00_0000, 0xFF00_00FF, 0xFF00_0000])
    }

    func testPNGsComeBack() throws {
        let data = try XCTUnwrap(sample.pngData())
        let image = try XCTUnwrap(UIImage(data: data, scale: 2))
        XCTAssertEqual(image.size, CGSize(width: 4, height: 2))
        XCTAssertTrue(try XCTUnwrap(image.cgImage).bitmap.hasSamePixels(as: try XCTUnwrap(sample.cgImage).bitmap))
        XCTAssertNil(UIImage(data: Data("no picture".utf8)))
        XCTAssertNil(UIImage(data: Data()))
    }

    func testFilesTellTheirScale() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ImageTests-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try XCTUnwrap(sample.pngData()).write(to: folder.appendingPathComponent("dot@2x.png"))
        for name in ["dot@2x.png", "dot.png", "dot"] {
            let image = UIImage(contentsOfFile: folder.appendingPathComponent(name).path)
            XCTAssertEqual(image?.size, CGSize(width: 4, height: 2), name)
        }
        XCTAssertNil(UIImage(contentsOfFile: folder.appendingPathComponent("dash").path))
    }

    func testTintingKeepsTheShape() throws {
        let pixels = try XCTUnwrap(sample.withTintColor(.green).cgImage).bitmap
        XCTAssertEqual([pixels[0, 0], pixels[7, 3]], [0xFF00_FF00, 0])
    }

    private func middle(of pixels: CGImage?) throws -> UInt32 {
        let pixels = try XCTUnwrap(pixels).bitmap
        return pixels[pixels.width / 2, pixels.height / 2]
    }

    func testAFilledSymbolKeepsItsColourHoweverItIsDrawn() throws {
        let symbol = try XCTUnwrap(UIImage(systemName: "square.fill"))
        let red = symbol.withTintColor(.red, renderingMode: .alwaysOriginal)
        let size = UIImage.SymbolConfiguration(pointSize: 40)
        let large = red.withConfiguration(size)
        XCTAssertGreaterThan(large.size.width, red.size.width * 2)
        let original = symbol.withTintColor(.red, renderingMode: .alwaysTemplate).withRenderingMode(.alwaysOriginal)
        for image in [
            red, large, red.applyingPreference(size), original.withConfiguration(size),
            symbol.withTintColor(.blue).withConfiguration(size).withTintColor(.red).withConfiguration(size),
        ] {
            XCTAssertFalse(image.isTemplate)
            XCTAssertEqual(try middle(of: image.cgImage), 0xFFFF_0000)
        }
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        view.tintColor = .green
        view.image = red
        view.layoutIfNeeded()
        let shown = try XCTUnwrap(view.layer.contents as? CGImage)
        XCTAssertGreaterThan(shown.width, try XCTUnwrap(red.cgImage).width)
        XCTAssertEqual(try middle(of: shown), 0xFFFF_0000)
        // A stencil's own colour is of no account.
        view.image = red.withRenderingMode(.alwaysTemplate)
        XCTAssertEqual(try middle(of: view.layer.contents as? CGImage), 0xFF00_FF00)
    }

    func testAFilledPictureStaysAsItIsForOtherTraits() throws {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let asset = UIImageAsset()
        asset.register(sample, with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(try XCTUnwrap(UIImage(systemName: "square")), with: dark)
        let green = asset.image(with: UITraitCollection(userInterfaceStyle: .light)).withTintColor(.green)
        XCTAssertTrue(green.variant(for: dark) === green)
    }

    func testOrientationsAreTurnedUpright() throws {
        let source = try XCTUnwrap(sample.cgImage)
        // What is at the top left of the pixels stands at the top right when they are turned right.
        let right = UIImage(cgImage: source, scale: 2, orientation: .right)
        XCTAssertEqual(right.size, CGSize(width: 2, height: 4))
        let pixels = try XCTUnwrap(right.upright).bitmap
        XCTAssertEqual([pixels[0, 0], pixels[3, 0], pixels[0, 7]], [0xFFFF_0000, 0xFFFF_0000, 0])
        let mirrored = UIImage(cgImage: source, scale: 2, orientation: .upMirrored)
        XCTAssertEqual(try XCTUnwrap(mirrored.upright).bitmap[7, 0], 0xFFFF_0000)
    }

    func testSymbols() throws {
        let symbol = try XCTUnwrap(UIImage(systemName: "plus"))
        XCTAssertTrue(symbol.isSymbolImage)
        let large = symbol.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34))
        XCTAssertEqual(large.size.width, symbol.size.width * 2, accuracy: 0.67)
        for name in SymbolDrawings.all.flatMap(\.keys) {
            let pixels = try XCTUnwrap(UIImage(systemName: name)?.cgImage).bitmap
            let ink = (0..<pixels.height).contains { y in pixels.row(y).contains { $0 != 0 } }
            XCTAssertTrue(ink, name)
        }
    }

    /// Icons stand for more symbols than anybody could name here; the names that rules compose are examples of each rule.
    func testSymbolsAreDrawnFromIconsAndComposed() throws {
        let icons = SymbolIcons.names.split(separator: "\n").map { $0.prefix { $0 != " " } }
        XCTAssertGreaterThan(icons.count, 1200)
        let composed = [
            "a.circle", "z.square.fill", "42.circle.fill", "gearshape.circle", "paperplane.circle.fill",
            "fuelpump.slash.fill",
            "externaldrive.badge.plus", "app.badge.fill",
        ]
        for name in icons.map(String.init) + composed {
            XCTAssertTrue(SymbolNames.contains(name), name)
            let glyph = try XCTUnwrap(SymbolGlyph.named(name), name)
            for weight in [UIImage.SymbolWeight.ultraLight, .regular, .black] {
                let symbol = Symbol(
                    name: name, glyph: glyph, configuration: UIImage.SymbolConfiguration(pointSize: 10, weight: weight))
                let pixels = try XCTUnwrap(symbol.image(scale: 1), name).bitmap
                let ink = (0..<pixels.height).contains { y in pixels.row(y).contains { $0 != 0 } }
                XCTAssertTrue(ink, "\(name), \(weight)")
            }
        }
    }

    func testSymbolsThatNobodyDrewHaveAPlaceAndANote() throws {
        DiagnosticsChannel.shared.reset()
        defer { DiagnosticsChannel.shared.reset() }
        var messages: [String] = []
        DiagnosticsChannel.shared.observers.append { messages.append($0.message) }
        let size = try XCTUnwrap(UIImage(systemName: "sprinkler.and.droplets")).size
        XCTAssertEqual(size, try XCTUnwrap(UIImage(systemName: "square")).size)
        XCTAssertEqual(
            messages, ["The symbol 'sprinkler.and.droplets' is not drawn yet: a dashed square takes its place"])
    }

    func testSymbolsAreDrawnAtTheSizeAtWhichTheyAreShown() throws {
        let symbol = try XCTUnwrap(UIImage(systemName: "star"))
        let view = UIImageView(frame: CGRect(origin: .zero, size: symbol.size))
        view.image = symbol
        func width() throws -> Int { try XCTUnwrap(view.layer.contents as? CGImage).bitmap.width }
        let natural = try width()
        view.contentMode = .scaleAspectFit
        view.frame = CGRect(x: 0, y: 0, width: symbol.size.width * 4, height: symbol.size.height * 3)
        view.layoutIfNeeded()
        XCTAssertEqual(try width(), natural * 3, accuracy: 3)
        view.contentMode = .center
        view.setNeedsLayout()
        view.layoutIfNeeded()
        XCTAssertEqual(try width(), natural)
    }

    func testUnknownSymbolsAreReported() {
        DiagnosticsChannel.shared.reset()
        defer { DiagnosticsChannel.shared.reset() }
        var messages: [String] = []
        DiagnosticsChannel.shared.observers.append { messages.append($0.message) }
        XCTAssertNil(UIImage(systemName: "no.such.symbol"))
        XCTAssertEqual(messages, ["No symbol named 'no.such.symbol' found"])
    }

    func testImageViewsHaveTheirPicturesSize() {
        let view = UIImageView(image: sample)
        XCTAssertEqual(view.frame.size, CGSize(width: 4, height: 2))
        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 4, height: 2))
        XCTAssertFalse(view.isUserInteractionEnabled)
        view.image = nil
        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: -1, height: -1))
        XCTAssertNil(view.layer.contents)
    }

    func testTemplatesTakeTheTintColour() throws {
        let view = UIImageView(frame: .zero)
        view.image = sample.withRenderingMode(.alwaysTemplate)
        view.tintColor = .blue
        let pixels = try XCTUnwrap(view.layer.contents as? CGImage).bitmap
        XCTAssertEqual(pixels[0, 0], 0xFF00_00FF)
    }

    func testAnimatedPicturesFollowTheClock() throws {
        Session.startAfresh()
        MediaClock.shared.becomeVirtual()
        let images = [sample, sample, sample]
        let view = UIImageView(frame: .zero)
        view.animationImages = images
        view.animationDuration = 3
        view.animationRepeatCount = 2
        view.startAnimating()
        var shown: [Int?] = []
        for _ in 0..<7 {
            shown.append(images.firstIndex { $0.cgImage === view.layer.contents as? CGImage })
            MediaClock.shared.advance(by: 1)
            AnimationTimeline.shared.update()
        }
        XCTAssertEqual(shown, [0, 1, 2, 0, 1, 2, nil])
        XCTAssertFalse(view.isAnimating)
    }

    func testBezierPaths() {
        let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
        XCTAssertTrue(oval.contains(CGPoint(x: 5, y: 5)))
        XCTAssertFalse(oval.contains(CGPoint(x: 0.5, y: 0.5)))
        oval.append(UIBezierPath(rect: CGRect(x: 4, y: 4, width: 2, height: 2)))
        oval.usesEvenOddFillRule = true
        XCTAssertFalse(oval.contains(CGPoint(x: 5, y: 5)))
        oval.apply(CGAffineTransform(translationX: 100, y: 0))
        XCTAssertEqual(oval.bounds.minX, 100, accuracy: 1e-9)
        // Clockwise as the screen shows it: from the right over the bottom.
        let arc = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        XCTAssertEqual(arc.bounds.maxY, 10, accuracy: 0.01)
        XCTAssertEqual(arc.bounds.minY, 0, accuracy: 0.01)
        let card = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), byRoundingCorners: [.topLeft],
            cornerRadii: CGSize(width: 8, height: 8))
        XCTAssertFalse(card.contains(CGPoint(x: 1, y: 1)))
        XCTAssertTrue(card.contains(CGPoint(x: 19, y: 1)))
        XCTAssertTrue(card.contains(CGPoint(x: 1, y: 19)))
    }

    func testSwitches() {
        let view = UISwitch(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        XCTAssertEqual(view.frame, CGRect(x: 10, y: 20, width: 51, height: 31))
        var values: [Bool] = []
        view.addAction(UIAction { [unowned view] _ in values.append(view.isOn) }, for: .valueChanged)
        view.isOn = true
        XCTAssertEqual(values, [])
        view.isTouchInside = true
        view.endTracking(nil, with: nil)
        XCTAssertEqual(values, [false])
        XCTAssertEqual(UIProgressView().intrinsicContentSize.height, 4)
    }

    func testSymbolsInColoursOfTheirOwn() throws {
        let size = UIImage.SymbolConfiguration(pointSize: 40)
        let red = size.applying(UIImage.SymbolConfiguration(paletteColors: [.red, .blue]))
        let image = try XCTUnwrap(UIImage(systemName: "square.fill", withConfiguration: red))
        XCTAssertTrue(image.isSymbolImage)
        XCTAssertFalse(image.isTemplate)
        let pixels = try XCTUnwrap(image.cgImage).bitmap
        XCTAssertEqual(pixels[pixels.width / 2, pixels.height / 2], 0xFFFF_0000)
        let plain = image.applyingSymbolConfiguration(.preferringMonochrome())
        XCTAssertEqual(plain?.isTemplate, true)
        XCTAssertEqual(plain?.symbolConfiguration?.pointSize, 40)
        XCTAssertEqual(
            UIImage(systemName: "heart", withConfiguration: UIImage.SymbolConfiguration(hierarchicalColor: .red))?
                .isTemplate, false)
    }
}
