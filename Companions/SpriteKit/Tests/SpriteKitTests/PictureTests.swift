import CoreGraphics
import Foundation
import XCTest

@testable import SpriteKit

/// What nodes look like, by pixels of pictures of them.
@preconcurrency @MainActor final class PictureTests: GameTestCase, @unchecked Sendable {
    /// The colour at a point of the scene, in 255ths.
    private func color(_ x: CGFloat, _ y: CGFloat) -> [Int] {
        guard let image = view.texture(from: scene, crop: CGRect(x: x, y: y, width: 1, height: 1))?.cgImage(),
            let context = CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return [] }
        context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        guard let data = context.data?.assumingMemoryBound(to: UInt8.self) else { return [] }
        return (0..<3).map { Int(data[$0]) }
    }

    private func add(_ color: UIColor, _ rect: CGRect) -> SKSpriteNode {
        let node = SKSpriteNode(color: color, size: rect.size)
        node.position = CGPoint(x: rect.midX, y: rect.midY)
        scene.addChild(node)
        return node
    }

    private func texture(_ color: UIColor, _ other: UIColor) -> SKTexture {
        // The upper half of a color, and the lower of the other.
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { renderer in
            color.setFill()
            renderer.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
            other.setFill()
            renderer.fill(CGRect(x: 0, y: 10, width: 20, height: 10))
        }
        return SKTexture(image: image)
    }

    override func setUp() {
        super.setUp()
        let test = self
        MainActor.assumeIsolated {
            test.scene.backgroundColor = .black
            test.view.presentScene(test.scene)
        }
    }

    func testHeightsAddUpAlongTheTree() {
        let group = SKNode()
        group.zPosition = 1
        scene.addChild(group)
        let below = SKSpriteNode(color: .red, size: CGSize(width: 50, height: 50))
        below.zPosition = -2
        group.addChild(below)
        let green = add(.green, CGRect(x: -25, y: -25, width: 50, height: 50))
        XCTAssertEqual(color(0, 0), [0, 255, 0])
        green.zPosition = -1.5
        XCTAssertEqual(color(0, 0), [255, 0, 0])
    }

    func testPicturesStandUprightAndTakeColours() {
        let sprite = SKSpriteNode(texture: texture(.red, .white))
        sprite.position = CGPoint(x: 50, y: 50)
        scene.addChild(sprite)
        XCTAssertEqual(color(50, 55), [255, 0, 0])
        XCTAssertEqual(color(50, 45), [255, 255, 255])
        sprite.color = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        sprite.colorBlendFactor = 1
        XCTAssertEqual(color(50, 45), [0, 0, 255])
        XCTAssertEqual(color(50, 55), [0, 0, 0])
        sprite.colorBlendFactor = 0
        sprite.zRotation = .pi
        XCTAssertEqual(color(50, 55), [255, 255, 255])
        sprite.texture = SKTexture(rect: CGRect(x: 0, y: 0.5, width: 1, height: 0.5), in: texture(.red, .white))
        XCTAssertEqual(sprite.texture?.size(), CGSize(width: 20, height: 10))
        XCTAssertEqual(color(50, 55), [255, 0, 0])
        XCTAssertEqual(color(50, 45), [255, 0, 0])
    }

    func testBlendModes() {
        _ = add(UIColor(red: 0.4, green: 0.2, blue: 0, alpha: 1), CGRect(x: 0, y: 0, width: 100, height: 100))
        let over = add(UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1), CGRect(x: 0, y: 0, width: 50, height: 50))
        func mixed(_ mode: SKBlendMode) -> [Int] {
            over.blendMode = mode
            return color(20, 20)
        }
        XCTAssertEqual(mixed(.alpha), [128, 128, 128])
        XCTAssertEqual(mixed(.add), [230, 179, 128])
        XCTAssertEqual(mixed(.multiply), [51, 26, 0])
        over.alpha = 0.5
        XCTAssertEqual(mixed(.alpha)[2], 64)
        over.isHidden = true
        XCTAssertEqual(color(20, 20), [102, 51, 0])
    }

    func testMasksAndGroups() {
        let crop = SKCropNode()
        crop.position = CGPoint(x: 100, y: 100)
        crop.maskNode = SKSpriteNode(color: .white, size: CGSize(width: 20, height: 20))
        crop.addChild(SKSpriteNode(color: .red, size: CGSize(width: 60, height: 60)))
        scene.addChild(crop)
        XCTAssertEqual(color(105, 105), [255, 0, 0])
        XCTAssertEqual(color(120, 105), [0, 0, 0])
        crop.maskNode = nil
        XCTAssertEqual(color(120, 105), [255, 0, 0])
        let effect = SKEffectNode()
        effect.alpha = 0.5
        effect.position = CGPoint(x: 200, y: 100)
        effect.addChild(SKSpriteNode(color: .white, size: CGSize(width: 20, height: 20)))
        effect.addChild(SKSpriteNode(color: .red, size: CGSize(width: 20, height: 20)))
        scene.addChild(effect)
        // As one picture: the white below does not shine through.
        XCTAssertEqual(color(200, 100), [128, 0, 0])
    }

    func testShapes() {
        let circle = SKShapeNode(circleOfRadius: 20)
        circle.fillColor = .green
        circle.strokeColor = .red
        circle.lineWidth = 4
        circle.position = CGPoint(x: 50, y: 50)
        scene.addChild(circle)
        XCTAssertEqual(color(50, 50), [0, 255, 0])
        XCTAssertEqual(color(69.5, 49.5), [255, 0, 0])
        XCTAssertEqual(color(66, 66), [0, 0, 0])
        XCTAssertEqual(circle.frame, CGRect(x: 28, y: 28, width: 44, height: 44))
    }

    func testLabelsStandWhereTheyAreAligned() {
        let label = SKLabelNode(text: "HHH")
        label.fontSize = 40
        label.position = CGPoint(x: 150, y: 200)
        scene.addChild(label)
        let frame = label.frame
        XCTAssertEqual(frame.midX, 150, accuracy: 0.01)
        XCTAssertEqual(frame.minY, 200, accuracy: 0.01)
        func inked(_ rows: ClosedRange<Int>) -> Bool {
            rows.contains { row in
                stride(from: 110, through: 190, by: 1).contains { color(CGFloat($0), CGFloat(row))[0] > 128 }
            }
        }
        XCTAssertTrue(inked(210...210))
        XCTAssertFalse(inked(196...197))
        XCTAssertFalse(inked(Int(frame.maxY) + 3...Int(frame.maxY) + 4))
        label.verticalAlignmentMode = .center
        XCTAssertEqual(label.frame.midY, 200, accuracy: 0.01)
        label.horizontalAlignmentMode = .right
        XCTAssertEqual(label.frame.maxX, 150, accuracy: 0.01)
        label.text = "one two three four"
        label.numberOfLines = 0
        label.preferredMaxLayoutWidth = 150
        XCTAssertLessThanOrEqual(label.frame.width, 150)
        XCTAssertGreaterThan(label.frame.height, 80)
    }

    func testTilesLieFromTheLowerLeft() {
        let group = SKTileGroup(tileDefinition: SKTileDefinition(texture: texture(.red, .red)))
        let map = SKTileMapNode(
            tileSet: SKTileSet(tileGroups: [group]), columns: 3, rows: 2, tileSize: CGSize(width: 20, height: 20))
        map.anchorPoint = .zero
        map.setTileGroup(group, forColumn: 2, row: 1)
        scene.addChild(map)
        XCTAssertEqual(color(50, 30), [255, 0, 0])
        XCTAssertEqual(color(30, 30), [0, 0, 0])
        XCTAssertEqual(map.tileColumnIndex(fromPosition: CGPoint(x: 41, y: 0)), 2)
        expect(map.centerOfTile(atColumn: 0, row: 1), 10, 30)
    }

    func testParticlesAreTheSameInEveryRun() {
        func run() -> [CGPoint] {
            let emitter = SKEmitterNode()
            (emitter.particleBirthRate, emitter.particleLifetime) = (60, 0.5)
            (emitter.particleSpeed, emitter.emissionAngleRange) = (100, .pi * 2)
            emitter.advanceSimulationTime(2)
            return emitter.cloud.particles.map(\.position)
        }
        let first = run()
        XCTAssertTrue((28...31).contains(first.count), "\(first.count)")
        XCTAssertEqual(first, run())
        XCTAssertTrue(first.allSatisfy { hypot($0.x, $0.y) <= 50.001 })
        let emitter = SKEmitterNode()
        (emitter.particleBirthRate, emitter.particleLifetime, emitter.numParticlesToEmit) = (60, 10, 5)
        emitter.advanceSimulationTime(1)
        XCTAssertEqual(emitter.cloud.particles.count, 5)
        emitter.resetSimulation()
        XCTAssertEqual(emitter.cloud.particles.count, 0)
    }
}
