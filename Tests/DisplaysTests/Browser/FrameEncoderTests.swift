import DisplayProtocol
import Foundation
import XCTest

@testable import Displays

final class FrameEncoderTests: XCTestCase {
    private var screen = PageScreen()
    private var shown: Picture?
    private var sequence: UInt32 = 0

    override func setUp() {
        screen = PageScreen()
        shown = nil
        sequence = 0
    }

    /// Sends a picture to the page and checks that the page shows it; returns the length of the frame.
    @discardableResult private func send(
        _ picture: Picture, damage: [AppMessage.PixelRectangle], file: StaticString = #filePath, line: UInt = #line
    ) throws -> Int {
        var merged = Damage()
        for area in damage { merged.add(area, in: (picture.width, picture.height)) }
        sequence += 1
        let frame = FrameEncoder.encode(picture, over: shown, damage: merged, sequence: sequence, time: 1.5)
        try screen.apply(frame)
        shown = picture
        let wrong = zip(screen.pixels, picture.colours).enumerated().first { $1.0 != $1.1 }
        XCTAssertNil(wrong, "pixel (index, shown and drawn)", file: file, line: line)
        XCTAssertEqual(screen.pixels.count, picture.width * picture.height, file: file, line: line)
        return frame.count
    }

    func test_headSaysWhatThePictureIs() throws {
        let canvas = Canvas(width: 33, height: 17)
        try send(Picture(width: 33, height: 17, scale: 3, colours: canvas.colours), damage: [])
        XCTAssertTrue(screen.isKey)
        XCTAssertEqual(screen.scale, 3)
        XCTAssertEqual(screen.sequence, 1)
        XCTAssertEqual(screen.time, 1.5)
        try send(Picture(width: 33, height: 17, scale: 3, colours: canvas.colours), damage: [])
        XCTAssertFalse(screen.isKey)
        XCTAssertEqual(screen.sequence, 2)
        XCTAssertEqual(screen.tilePixels, 0)
    }

    func test_anotherSizeIsAKeyFrame() throws {
        try send(Canvas(width: 30, height: 40).picture, damage: [])
        try send(Canvas(width: 40, height: 30, colour: 0x102030).picture, damage: [])
        XCTAssertTrue(screen.isKey)
    }

    func test_opacityIsLeftOut() throws {
        var picture = Canvas(width: 8, height: 8, colour: 0x123456).picture
        for index in stride(from: 3, to: picture.pixels.count, by: 4) { picture.pixels[index] = UInt8(index & 255) }
        try send(picture, damage: [])
    }

    func test_oneColourTakesFourBytes() throws {
        try send(Canvas(width: 200, height: 200).picture, damage: [])
        XCTAssertEqual(screen.encodings, [0])
        var canvas = Canvas(width: 200, height: 200)
        canvas.fill(.init(x: 64, y: 64, width: 64, height: 64)) { _, _ in 0xff0000 }
        let length = try send(canvas.picture, damage: [.init(x: 0, y: 0, width: 200, height: 200)])
        XCTAssertEqual(screen.encodings, [0])
        XCTAssertEqual(screen.tilePixels, 64 * 64)
        XCTAssertEqual(length, 23 + 2 + 13 + 4)
    }

    func test_whatQOIOnlyMakesLongerIsSentRaw() throws {
        var canvas = Canvas(width: 100, height: 100)
        // Every pixel is new, and far from the one before it.
        canvas.fill(.init(x: 0, y: 0, width: 100, height: 100)) { x, y in
            let number = UInt32(y * 100 + x)
            let low: UInt32 = number & 1 == 0 ? 0x303030 : 0xa0a0a0
            return low + (number & 31) + (number >> 5 & 31) << 8 + (number >> 10 & 31) << 16
        }
        try send(canvas.picture, damage: [])
        XCTAssertEqual(screen.encodings, [2])
    }

    /// Any change of any picture arrives, whatever the finder of moves makes of it.
    func test_randomChangesArriveExactly() throws {
        for seed in 0..<25 {
            var generator = SeededGenerator(seed)
            screen = PageScreen()
            shown = nil
            var canvas = Canvas(
                width: .random(in: 1...300, using: &generator), height: .random(in: 1...300, using: &generator))
            for _ in 0..<Int.random(in: 0...12, using: &generator) { _ = canvas.scribble(using: &generator) }
            try send(canvas.picture, damage: [])
            for _ in 0..<8 {
                var damage: [AppMessage.PixelRectangle] = []
                for _ in 0..<Int.random(in: 0...4, using: &generator) {
                    if Bool.random(using: &generator) {
                        damage.append(canvas.scribble(using: &generator))
                    } else {
                        let (x, y) = (
                            Int.random(in: 0..<canvas.width, using: &generator),
                            Int.random(in: 0..<canvas.height, using: &generator)
                        )
                        let area = AppMessage.PixelRectangle(
                            x: x, y: y, width: .random(in: 1...canvas.width, using: &generator),
                            height: .random(in: 1...canvas.height, using: &generator))
                        let isVertical = Bool.random(using: &generator)
                        let distance = Int.random(in: -120...120, using: &generator)
                        damage.append(
                            canvas.scroll(area, dx: isVertical ? 0 : distance, dy: isVertical ? distance : 0))
                    }
                }
                try send(canvas.picture, damage: damage)
            }
        }
    }

    /// Only what scrolled in is sent, for all devices and for several frames in one.
    func test_scrollIsABlitAndWhatCameIn() throws {
        // At a point's resolution, to save time: the sizes are odd ones either way.
        for name in ["iPhone SE (3rd generation)", "iPhone 15", "iPad mini (6th generation)"] {
            let device = try XCTUnwrap(ScreenConfiguration.device(named: name))
            screen = PageScreen()
            shown = nil
            let (width, height) = (Int(device.size.width), Int(device.size.height))
            var generator = SeededGenerator(width)
            var canvas = Canvas(width: width, height: height)
            for _ in 0..<30 { _ = canvas.scribble(using: &generator) }
            try send(canvas.picture, damage: [])
            let content = AppMessage.PixelRectangle(x: 0, y: 91, width: width, height: height - 91 - 49)
            for distance in [-9, 14, -200] {
                let damage = canvas.scroll(content, dx: 0, dy: distance)
                // A scroll indicator stands in front of the content.
                canvas.fill(.init(x: width - 6, y: 150, width: 3, height: 60)) { _, _ in 0x808080 }
                try send(canvas.picture, damage: [damage])
                XCTAssertGreaterThan(screen.blitCount, 0, "\(device.deviceName), \(distance)")
                XCTAssertLessThan(
                    screen.tilePixels, width * abs(distance) + 2 * 64 * 400, "\(device.deviceName), \(distance)")
            }
        }
    }

    func test_pagesThatSlideSidewaysAreBlits() throws {
        var generator = SeededGenerator(7)
        var canvas = Canvas(width: 390, height: 600)
        for _ in 0..<30 { _ = canvas.scribble(using: &generator) }
        try send(canvas.picture, damage: [])
        for distance in [-31, -120, 55] {
            let damage = canvas.scroll(.init(x: 0, y: 80, width: 390, height: 520), dx: distance, dy: 0)
            try send(canvas.picture, damage: [damage])
            XCTAssertGreaterThan(screen.blitCount, 0, "\(distance)")
            XCTAssertLessThan(screen.tilePixels, 520 * (abs(distance) + 64), "\(distance)")
        }
    }

    /// A spinner in one corner and a clock in the other cost no more than themselves.
    func test_smallChangesFarApartAreSmall() throws {
        var canvas = Canvas(width: 390, height: 844)
        try send(canvas.picture, damage: [])
        let places: [AppMessage.PixelRectangle] = [
            .init(x: 10, y: 10, width: 20, height: 20), .init(x: 350, y: 800, width: 20, height: 20),
        ]
        for place in places { canvas.fill(place) { x, y in UInt32(x * y) & 0xff_ffff } }
        try send(canvas.picture, damage: places)
        XCTAssertEqual(screen.tilePixels, 2 * 20 * 20)
    }

    func test_damageOutsideThePictureIsIgnored() throws {
        let canvas = Canvas(width: 50, height: 50)
        try send(canvas.picture, damage: [])
        try send(
            canvas.picture,
            damage: [
                .init(x: -10, y: -10, width: 5, height: 5), .init(x: 100, y: 0, width: 10, height: 10),
                .init(x: 0, y: 0, width: -3, height: 9), .init(x: 40, y: 40, width: .max, height: .max),
            ])
        XCTAssertEqual(screen.tilePixels, 0)
    }
}
