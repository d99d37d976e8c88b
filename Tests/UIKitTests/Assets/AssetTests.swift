import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class AssetTests: XCTestCase {
    private lazy var folder = NibFolder(for: self)

    private func png(_ width: Int, _ height: Int) throws -> Data {
        try XCTUnwrap(CGImage(XCTUnwrap(Bitmap(width: width, height: height))).pngData)
    }

    private func index(_ images: String, colors: String = "", data: String = "") {
        folder.write(
            "{\"images\": {\(images)}, \"colors\": {\(colors)}, \"data\": {\(data)}}", to: "Assets.json")
    }

    private func variant(
        _ file: String, _ scale: Int, idiom: String = "universal", appearance: String? = nil, rest: String = ""
    ) -> String {
        "{\"file\": \"assets/\(file)\", \"scale\": \(scale), \"idiom\": \"\(idiom)\", \"appearance\": \(appearance.map { "\"\($0)\"" } ?? "null")\(rest)}"
    }

    private func traits(
        scale: CGFloat = 3, style: UIUserInterfaceStyle = .light, idiom: UIUserInterfaceIdiom = .phone
    ) -> UITraitCollection {
        UITraitCollection {
            $0.userInterfaceStyle = style
            $0.userInterfaceIdiom = idiom
            $0.displayScale = scale
        }
    }

    private func size(_ name: String, _ traits: UITraitCollection) -> CGSize? {
        UIImage(named: name, in: folder.bundle, compatibleWith: traits)?.size
    }

    func testVariantForTheScaleStyleAndDevice() throws {
        folder.write(try png(10, 10), to: "assets/a1.png")
        folder.write(try png(22, 22), to: "assets/a2.png")
        folder.write(try png(48, 48), to: "assets/a4.png")
        folder.write(try png(60, 60), to: "assets/a3.png")
        index(
            "\"A\": [\(variant("a1.png", 1)), \(variant("a2.png", 2)), \(variant("a3.png", 3, appearance: "dark")), \(variant("a4.png", 3, idiom: "ipad"))]"
        )
        XCTAssertEqual(size("A", traits(scale: 1)), CGSize(width: 10, height: 10))
        XCTAssertEqual(size("A", traits(scale: 2)), CGSize(width: 11, height: 11))
        XCTAssertEqual(size("A", traits(scale: 3)), CGSize(width: 11, height: 11))
        XCTAssertEqual(size("A", traits(style: .dark)), CGSize(width: 20, height: 20))
        XCTAssertEqual(size("A", traits(idiom: .pad)), CGSize(width: 16, height: 16))
        XCTAssertNil(size("B", traits()))
    }

    func testTheNameOfAFileFindsThePictureOfACatalog() throws {
        folder.write(try png(30, 30), to: "assets/a3.png")
        folder.write(try png(6, 6), to: "Loose.png")
        index(
            "\"A\": [\(variant("a3.png", 3))], \"Loose\": [\(variant("a3.png", 3))], \"B.c\": [\(variant("a3.png", 3))]"
        )
        XCTAssertEqual(size("A.png", traits()), CGSize(width: 10, height: 10))
        XCTAssertEqual(size("A.JPG", traits()), CGSize(width: 10, height: 10))
        XCTAssertEqual(size("Loose.png", traits()), CGSize(width: 6, height: 6))
        XCTAssertEqual(size("B.c", traits()), CGSize(width: 10, height: 10))
        XCTAssertNil(size("A.c", traits()))
    }

    /// 16 by 8 pixels, the left half red and the right half blue, baseline JPEG.
    private func jpeg(orientation: UInt8? = nil) throws -> Data {
        var data = try XCTUnwrap(
            Data(
                base64Encoded:
                    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDg"
                    + "sLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU"
                    + "FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAIABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAcI/8"
                    + "QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABUBAQEAAAAAAAAAAAAAAAAAAAcI/8QAGBEAAgMAAAAAAAAAAAAAAAAAAAhF"
                    + "g8P/2gAMAwEAAhEDEQA/AM6IEBwWWYo2KNYaKuyP/9k="))
        if let orientation {
            let exif =
                Data("Exif".utf8) + [0, 0] + Data("II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0]
            data.insert(contentsOf: [0xFF, 0xE1, 0, 34] + exif + [orientation, 0, 0, 0, 0, 0, 0, 0], at: 2)
        }
        return data
    }

    func testJPEGFilesAreDecoded() throws {
        folder.write(try jpeg(), to: "assets/photo.jpg")
        folder.write(try jpeg(), to: "other.jpg")
        index("\"A\": [\(variant("photo.jpg", 2))]")
        XCTAssertEqual(size("A", traits()), CGSize(width: 8, height: 4))
        XCTAssertEqual(
            UIImage(named: "other.jpg", in: folder.bundle, compatibleWith: nil)?.size,
            CGSize(width: 16, height: 8))
        let pixels = try XCTUnwrap(UIImage(data: jpeg())?.cgImage).bitmap
        // Colours come close: the format loses some.
        XCTAssertEqual([pixels[1, 4], pixels[14, 4]].map { $0 & 0xFFF0_F0F0 }, [0xFFF0_0000, 0xFF00_00F0])
    }

    /// A camera that was turned writes pixels as they came, and how it was held.
    func testJPEGFilesAreTurnedUpright() throws {
        func isRed(_ image: UIImage?, _ x: Int, _ y: Int) throws -> Bool {
            let image = try XCTUnwrap(image)
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let shown = UIGraphicsImageRenderer(size: image.size, format: format).image { _ in image.draw(at: .zero) }
            return try XCTUnwrap(shown.cgImage).bitmap[x, y] >> 16 & 0xFF > 128
        }
        let right = UIImage(data: try jpeg(orientation: 6))
        XCTAssertEqual(right?.size, CGSize(width: 8, height: 16))
        XCTAssertTrue(try isRed(right, 4, 2))
        let left = UIImage(data: try jpeg(orientation: 8))
        XCTAssertFalse(try isRed(left, 4, 2))
        let down = UIImage(data: try jpeg(orientation: 3))
        XCTAssertEqual(down?.size, CGSize(width: 16, height: 8))
        XCTAssertFalse(try isRed(down, 2, 4))
        let mirrored = UIImage(data: try jpeg(orientation: 2))
        XCTAssertFalse(try isRed(mirrored, 2, 4))
        XCTAssertTrue(try isRed(UIImage(data: try jpeg(orientation: 9)), 2, 4))
    }

    func testPicturesThatCannotBeReadAreNamed() throws {
        folder.write(try png(10, 10).dropLast(30), to: "cut.png")
        folder.write("GIF89a", to: "moving.gif")
        folder.write(try jpeg().prefix(150), to: "assets/cut.jpg")
        index("\"A\": [\(variant("cut.jpg", 2))]")
        let path = folder.url.path
        let findings = Findings.during {
            XCTAssertNil(UIImage(named: "cut", in: folder.bundle, compatibleWith: nil))
            XCTAssertNil(UIImage(contentsOfFile: "\(path)/moving.gif"))
            XCTAssertNil(size("A", traits()))
            XCTAssertNil(UIImage(named: "nothing", in: folder.bundle, compatibleWith: nil))
            XCTAssertNil(UIImage(data: Data("GIF89a".utf8)))
        }
        XCTAssertEqual(
            findings.diagnostics.map(\.message),
            ["cut.png", "moving.gif", "assets/cut.jpg"].map {
                "The picture '\(path)/\($0)' cannot be decoded and is left out."
            })
    }

    func testImageViewsTakeTheVariantForTheirTraits() throws {
        folder.write(try png(30, 30), to: "assets/light.png")
        folder.write(try png(60, 60), to: "assets/dark.png")
        index("\"A\": [\(variant("light.png", 3)), \(variant("dark.png", 3, appearance: "dark"))]")
        let window = UIWindow(frame: UIScreen.main.bounds)
        defer { window.isHidden = true }
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        let image = try XCTUnwrap(
            traits().performing { UIImage(named: "A", in: folder.bundle, compatibleWith: nil) })
        let chosen = try XCTUnwrap(UIImage(named: "A", in: folder.bundle, compatibleWith: traits()))
        let views = [image, chosen, image.withTintColor(.red)].map { UIImageView(image: $0) }
        for view in views { window.rootViewController?.view.addSubview(view) }
        func sizes() -> [CGFloat] { views.map(\.intrinsicContentSize.width) }
        XCTAssertEqual(sizes(), [10, 10, 10])
        let shown = views[0].layer.contents as AnyObject?
        window.overrideUserInterfaceStyle = .dark
        // What was chosen for certain traits, or painted, stays.
        XCTAssertEqual(sizes(), [20, 10, 10])
        XCTAssertFalse(views[0].layer.contents as AnyObject? === shown)
        XCTAssertTrue(views[0].image === image)
        window.overrideUserInterfaceStyle = .light
        XCTAssertEqual(sizes(), [10, 10, 10])
    }

    func testRenderingAndSlicing() throws {
        folder.write(try png(20, 20), to: "assets/a.png")
        let rest =
            ", \"rendering\": \"template\", \"slicing\": {\"top\": 2, \"left\": 4, \"bottom\": 6, \"right\": 8, \"tiles\": false}"
        index("\"A\": [\(variant("a.png", 2, rest: rest))]")
        let image = try XCTUnwrap(UIImage(named: "A", in: folder.bundle, compatibleWith: traits()))
        XCTAssertEqual(image.renderingMode, .alwaysTemplate)
        XCTAssertEqual(image.capInsets, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        XCTAssertEqual(image.resizingMode, .stretch)
    }

    func testLooseFilesAndOneDecoding() throws {
        folder.write(try png(30, 30), to: "icon@3x.png")
        folder.write(try png(7, 7), to: "plain.png")
        let image = try XCTUnwrap(UIImage(named: "icon", in: folder.bundle, compatibleWith: nil))
        XCTAssertEqual(image.size, CGSize(width: 10, height: 10))
        XCTAssertTrue(image.cgImage === UIImage(named: "icon", in: folder.bundle, compatibleWith: nil)?.cgImage)
        XCTAssertEqual(
            UIImage(named: "plain.png", in: folder.bundle, compatibleWith: nil)?.size, CGSize(width: 7, height: 7))
        XCTAssertNil(UIImage(named: "../icon", in: folder.bundle, compatibleWith: nil))
        XCTAssertNil(UIImage(named: "", in: folder.bundle, compatibleWith: nil))
    }

    func testColors() {
        index(
            "",
            colors:
                "\"Brand\": [{\"idiom\": \"universal\", \"appearance\": null, \"red\": 1, \"green\": 0, \"blue\": 0, \"alpha\": 1}, {\"idiom\": \"universal\", \"appearance\": \"dark\", \"red\": 0, \"green\": 0, \"blue\": 1, \"alpha\": 0.5}], \"Sys\": [{\"idiom\": \"universal\", \"appearance\": null, \"system\": \"systemGreenColor\"}]"
        )
        let color = UIColor(named: "Brand", in: folder.bundle, compatibleWith: nil)
        XCTAssertEqual(color?.resolvedColor(with: traits()), .red)
        XCTAssertEqual(color?.resolvedColor(with: traits(style: .dark)), UIColor(red: 0, green: 0, blue: 1, alpha: 0.5))
        XCTAssertEqual(
            UIColor(named: "Brand", in: folder.bundle, compatibleWith: traits())?.cgColor, UIColor.red.cgColor)
        XCTAssertEqual(
            UIColor(named: "Sys", in: folder.bundle, compatibleWith: nil)?.resolvedColor(with: traits(style: .dark)),
            UIColor.systemGreen.resolvedColor(with: traits(style: .dark)))
        XCTAssertNil(UIColor(named: "None", in: folder.bundle, compatibleWith: nil))
    }

    func testData() {
        folder.write("hello", to: "assets/D.dataset/d.txt")
        index("", data: "\"D\": {\"file\": \"assets/D.dataset/d.txt\", \"type\": \"public.text\"}")
        let asset = NSDataAsset(name: "D", bundle: folder.bundle)
        XCTAssertEqual(asset?.data, Data("hello".utf8))
        XCTAssertEqual(asset?.typeIdentifier, "public.text")
        XCTAssertNil(NSDataAsset(name: "E", bundle: folder.bundle))
    }

    func testBrokenIndexIsNoTrap() {
        folder.write("{\"images\": 7", to: "Assets.json")
        XCTAssertNil(UIImage(named: "A", in: folder.bundle, compatibleWith: nil))
    }
}

extension UITraitCollection {
    /// What a closure makes with these traits current.
    fileprivate func performing<Result>(_ make: () -> Result) -> Result { Self.withCurrent(self, make) }
}
