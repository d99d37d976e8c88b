import Foundation
import GameplayKit
import XCTest

@testable import SpriteKit

@preconcurrency @MainActor final class ArchiveTests: GameTestCase, @unchecked Sendable {
    /// An archive as the editor of scenes writes it.
    private func archive(_ objects: [ArchiveValue]) -> SceneArchive? {
        let list = ArchiveValue.dictionary([
            "$archiver": .string("NSKeyedArchiver"), "$top": .dictionary(["root": .reference(1)]),
            "$objects": .array([.string("$null")] + objects),
        ])
        return SceneArchive(BinaryListWriter.data(of: list))
    }

    func testFoundationReadsNodesByTheirNames() throws {
        func type(_ names: String...) -> ArchiveValue {
            .dictionary(["$classname": .string(names[0]), "$classes": .array(names.map(ArchiveValue.string))])
        }
        let data = BinaryListWriter.data(
            of: .dictionary([
                "$archiver": .string("NSKeyedArchiver"), "$version": .integer(100000),
                "$top": .dictionary(["root": .reference(1)]),
                "$objects": .array([
                    .string("$null"),
                    object(
                        2,
                        [
                            "_birthrate": .real(50), "_xScale": .reference(3), "_lifetime": .real(2.5),
                            "_position": .reference(4),
                            "_acceleration": .reference(6), "_particleColorSequence": .reference(7),
                            "_numParticlesToEmit": .reference(15), "_lifetimeVariance": .real(0),
                        ]),
                    type("SKEmitterNode", "SKNode", "NSObject"), .real(2.5),
                    object(5, ["NS.pointval": .reference(11), "NS.special": .integer(1)]), type("NSValue", "NSObject"),
                    .string("{3, -4}"),
                    object(8, ["_values": .reference(9), "_times": .reference(12), "_interpolationMode": .integer(1)]),
                    type("SKKeyframeSequence", "NSObject"),
                    object(10, ["NS.objects": .array([.reference(13)])]), type("NSArray", "NSObject"),
                    .string("{1, 2}"), object(10, ["NS.objects": .array([.reference(3)])]),
                    object(14, ["NSRGB": .data(Data("1 0.5 0\0".utf8)), "NSColorSpace": .integer(2)]),
                    type("NSColor", "NSObject"), .integer(9),
                ]),
            ]))
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        let emitter = try XCTUnwrap(reader.decodeObject(forKey: "root") as? SKEmitterNode)
        XCTAssertEqual(emitter.particleBirthRate, 50)
        XCTAssertEqual(emitter.particleLifetime, 2.5)
        XCTAssertEqual(emitter.xScale, 2.5)
        XCTAssertEqual(emitter.numParticlesToEmit, 9)
        XCTAssertEqual(emitter.yAcceleration, -4)
        expect(emitter.position, 1, 2)
        XCTAssertEqual(emitter.particleColorSequence?.color(at: 0)?.components, [1, 0.5, 0, 1])
    }

    private func object(_ type: Int, _ values: [String: ArchiveValue]) -> ArchiveValue {
        .dictionary(values.merging(["$class": .reference(type)]) { $1 })
    }

    private func type(_ name: String) -> ArchiveValue { .dictionary(["$classname": .string(name)]) }

    private var sceneObjects: [ArchiveValue] {
        [
            object(
                2,
                [
                    "_visibleRect": .reference(3), "_anchorPoint": .reference(6), "_scaleMode": .integer(1),
                    "_backgroundColorR": .real(1), "_backgroundColorG": .real(0), "_backgroundColorB": .real(0),
                    "_children": .reference(8), "_physicsWorld": .reference(14),
                ]),
            type("SKScene"),
            object(5, ["NS.rectval": .reference(4)]), .string("{{0, 0}, {200, 100}}"), type("NSValue"),
            object(5, ["NS.pointval": .reference(7)]), .string("{0.5, 0.5}"),
            object(9, ["NS.objects": .array([.reference(10), .reference(12)])]), type("NSMutableArray"),
            object(
                11,
                [
                    "_name": .string("hero"), "_position": .reference(7), "_zRotation": .real(1.5), "_xScale": .real(2),
                    "_PKPhysicsBody": .reference(16),
                ]), type("SKNode"),
            object(
                13,
                [
                    "_birthrate": .real(50), "_startColorR": .real(1), "_startColorG": .real(0.5),
                    "_startColorB": .real(0), "_acceleration": .string("{1, -20}"), "_particleBlendMode": .integer(1),
                ]), type("SKEmitterNode"),
            object(15, ["gravity": .string("{0, -3}"), "speedMultiplier": .real(2)]), type("PKPhysicsWorld"),
            object(
                17,
                [
                    "_shapeType": .integer(1), "_radius": .real(12), "_p0": .string("{0, 0}"),
                    "collisionBitMask": .integer(-1), "dynamic": .bool(false),
                ]), type("PKPhysicsBody"),
        ]
    }

    func testReadsASceneWithItsNodes() throws {
        let scene = try XCTUnwrap(archive(sceneObjects)?.root(as: SKScene.self))
        XCTAssertEqual(scene.size, CGSize(width: 200, height: 100))
        XCTAssertEqual(scene.scaleMode, .aspectFill)
        expect(scene.anchorPoint, 0.5, 0.5)
        XCTAssertEqual(scene.backgroundColor.components, [1, 0, 0, 1])
        XCTAssertEqual(scene.physicsWorld.gravity.dy, -3)
        XCTAssertEqual(scene.physicsWorld.speed, 2)
        let hero = try XCTUnwrap(scene.childNode(withName: "hero"))
        expect(hero.position, 0.5, 0.5)
        XCTAssertEqual(hero.zRotation, 1.5)
        XCTAssertEqual(hero.xScale, 2)
        XCTAssertEqual(hero.physicsBody?.collisionBitMask, .max)
        XCTAssertEqual(hero.physicsBody?.isDynamic, false)
        XCTAssertEqual(hero.physicsBody?.area ?? 0, .pi * 144 / 22500, accuracy: 0.0001)
        let emitter = try XCTUnwrap(scene.children.last as? SKEmitterNode)
        XCTAssertEqual(emitter.particleBirthRate, 50)
        XCTAssertEqual(emitter.yAcceleration, -20)
        XCTAssertEqual(emitter.particleBlendMode, .add)
        XCTAssertEqual(emitter.particleColor.components, [1, 0.5, 0, 1])
    }

    func testARootBecomesWhatIsAskedFor() {
        let scene = archive(sceneObjects)?.root(as: RecordingScene.self)
        XCTAssertEqual(scene?.size.width, 200)
        XCTAssertNil(archive(sceneObjects)?.root(as: SKEmitterNode.self))
        XCTAssertNil(SKScene(fileNamed: "Nothing"))
        XCTAssertNil(RecordingScene(fileNamed: "Nothing"))
        XCTAssertNil(GKScene(fileNamed: "Nothing"))
    }

    func testReadsActionsAndLabels() throws {
        let timing: [String: ArchiveValue] = ["_timingMode": .integer(0), "_duration": .real(0.5)]
        let label = archive([
            object(
                2,
                [
                    "_text": .string("Go"), "_fontSize": .real(20), "_horizontalAlignmentMode": .real(1),
                    "_fontColorR": .real(0), "_fontColorG": .real(1), "_fontColorB": .real(0),
                    "_actions": .reference(3),
                ]),
            type("SKLabelNode"),
            object(4, ["NS.objects": .array([.reference(5)])]), type("NSArray"),
            object(6, timing.merging(["_actions": .reference(7)]) { $1 }), type("SKSequence"),
            object(4, ["NS.objects": .array([.reference(8), .reference(10)])]),
            object(
                9,
                timing.merging([
                    "_posTarget.x": .real(12), "_posTarget.y": .real(0), "_isRelative": .bool(true),
                ]) { $1 }),
            type("SKMove"),
            object(11, timing.merging(["_forever": .bool(true), "_repeatedAction": .reference(12)]) { $1 }),
            type("SKRepeat"),
            object(13, timing.merging(["_alphaTarget": .real(0), "_isRelative": .real(0)]) { $1 }), type("SKFade"),
        ])?.root(as: SKLabelNode.self)
        let node = try XCTUnwrap(label)
        XCTAssertEqual(node.text, "Go")
        XCTAssertEqual(node.horizontalAlignmentMode, .left)
        XCTAssertEqual(node.fontColor?.components, [0, 1, 0, 1])
        begin()
        scene.addChild(node)
        frames(15)
        expect(node.position, 6, 0)
        frames(45)
        expect(node.position, 12, 0)
        XCTAssertEqual(node.alpha, 0, accuracy: 0.001)
        XCTAssertTrue(node.hasActions())
        XCTAssertNil(SKAction(named: "Nothing"))
    }

    func testActionsAreFoundByTheirNamesInTheFirstFile() throws {
        func file(_ names: [String], duration: Double) throws -> String {
            let keys = names.map(ArchiveValue.string)
            let action = object(5, ["_duration": .real(duration), "_timingMode": .integer(0)])
            let data = BinaryListWriter.data(
                of: .dictionary([
                    "$archiver": .string("NSKeyedArchiver"), "$top": .dictionary(["root": .reference(1)]),
                    "$objects": .array([
                        .string("$null"),
                        object(
                            2, ["NS.keys": .array([.string("actions")]), "NS.objects": .array([.reference(3)])]),
                        type("NSDictionary"),
                        object(
                            2,
                            ["NS.keys": .array(keys), "NS.objects": .array(keys.map { _ in .reference(4) })]),
                        action, type("SKWait"),
                    ]),
                ]))
            let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sks")
            try data.write(to: url)
            addTeardownBlock { try FileManager.default.removeItem(at: url) }
            return url.path
        }
        let files = ActionFiles(paths: [try file(["jump"], duration: 1), try file(["jump", "run"], duration: 2)])
        let jump = try XCTUnwrap(files.action(named: "jump"))
        XCTAssertEqual(jump.duration, 1)
        XCTAssertEqual(files.action(named: "run")?.duration, 2)
        XCTAssertNotIdentical(files.action(named: "jump"), jump)
        XCTAssertNil(files.action(named: "fall"))
    }

    func testReadsBinaryListsWithReferences() throws {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: NSDictionary(dictionary: ["name": "hero", "more": [1, 2.5, true]]),
            requiringSecureCoding: false)
        XCTAssertTrue(data.starts(with: Data("bplist".utf8)))
        let archive = try XCTUnwrap(SceneArchive(data))
        let root = try XCTUnwrap(archive.object(forKey: "root") as? [AnyHashable: Any])
        XCTAssertEqual(root["name"] as? String, "hero")
        let more = try XCTUnwrap(root["more"] as? [Any])
        XCTAssertEqual((more[0] as? NSNumber)?.intValue, 1)
        XCTAssertEqual((more[1] as? NSNumber)?.doubleValue, 2.5)
        // What is cut off is refused, whatever is left of it.
        for length in stride(from: 0, to: data.count, by: 7) { _ = SceneArchive(data.prefix(length)) }
        XCTAssertNil(SceneArchive(Data("no list".utf8)))
    }

    func testKeyframes() {
        let sequence = SKKeyframeSequence(keyframeValues: [NSNumber(value: 0), NSNumber(value: 10)], times: [0, 1])
        XCTAssertEqual((sequence.sample(atTime: 0.25) as? NSNumber)?.doubleValue, 2.5)
        XCTAssertEqual((sequence.sample(atTime: 3.25) as? NSNumber)?.doubleValue, 10)
        sequence.repeatMode = .loop
        XCTAssertEqual((sequence.sample(atTime: 3.25) as? NSNumber)?.doubleValue, 2.5)
        sequence.interpolationMode = .step
        XCTAssertEqual((sequence.sample(atTime: 0.25) as? NSNumber)?.doubleValue, 0)
    }
}

/// Writes binary property lists with references, which Foundation on Linux does not.
enum BinaryListWriter {
    static func data(of value: ArchiveValue) -> Data {
        var objects: [[UInt8]] = []
        add(value, &objects)
        var bytes = Array("bplist00".utf8)
        var offsets: [Int] = []
        for object in objects {
            offsets.append(bytes.count)
            bytes += object
        }
        let table = bytes.count
        for offset in offsets { bytes += big(offset, 4) }
        bytes += [0, 0, 0, 0, 0, 0, 4, 2] + big(objects.count, 8) + big(0, 8) + big(table, 8)
        return Data(bytes)
    }

    private static func big(_ value: Int, _ size: Int) -> [UInt8] {
        (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }

    private static func head(_ kind: UInt8, _ count: Int) -> [UInt8] {
        count < 15 ? [kind << 4 | UInt8(count)] : [kind << 4 | 15, 0x11] + big(count, 2)
    }

    /// Adds a value and what is in it; returns its number.
    @discardableResult private static func add(_ value: ArchiveValue, _ objects: inout [[UInt8]]) -> Int {
        let number = objects.count
        objects.append([])
        switch value {
        case .bool(let value): objects[number] = [value ? 9 : 8]
        case .integer(let value): objects[number] = [0x13] + big(value, 8)
        case .real(let value): objects[number] = [0x23] + big(Int(bitPattern: UInt(value.bitPattern)), 8)
        case .string(let text): objects[number] = head(5, text.utf8.count) + Array(text.utf8)
        case .data(let data): objects[number] = head(4, data.count) + Array(data)
        case .date(let date):
            objects[number] = [0x33] + big(Int(bitPattern: UInt(date.timeIntervalSinceReferenceDate.bitPattern)), 8)
        case .reference(let other): objects[number] = [0x81] + big(other, 2)
        case .array(let values):
            let places = values.map { add($0, &objects) }
            objects[number] = head(10, places.count) + places.flatMap { big($0, 2) }
        case .dictionary(let values):
            let sorted = values.sorted { $0.key < $1.key }
            let keys = sorted.map { add(.string($0.key), &objects) }
            let places = sorted.map { add($0.value, &objects) }
            objects[number] = head(13, keys.count) + (keys + places).flatMap { big($0, 2) }
        }
        return number
    }
}
