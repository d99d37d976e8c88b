import Foundation
@_spi(Framework) import UIKit

/// The classes of scene files, for apps that read them with Foundation's own reader of archives.
enum ArchivedClasses {
    private static let nodes: [AnyClass] = [
        SKNode.self, SKScene.self, SKSpriteNode.self, SKLabelNode.self, SKShapeNode.self, SKEmitterNode.self,
        SKCameraNode.self, SKCropNode.self, SKEffectNode.self, SKFieldNode.self, SKLightNode.self, SKAudioNode.self,
        SKReferenceNode.self, SKTileMapNode.self, SKTexture.self, SKKeyframeSequence.self,
    ]

    /// Has Foundation find the classes by the names that they have on Apple's systems.
    static func register() {
        for type in nodes { NSKeyedUnarchiver.setClass(type, forClassName: "\(type)") }
        NSKeyedUnarchiver.setClass(SKPhysicsBody.self, forClassName: "PKPhysicsBody")
        NSKeyedUnarchiver.setClass(ArchivedWorld.self, forClassName: "PKPhysicsWorld")
        NSKeyedUnarchiver.setClass(ArchivedColor.self, forClassName: "NSColor")
    }
}

/// A colour of the editor's system in an archive.
final class ArchivedColor: NSObject, NSCoding {
    let color: UIColor

    init?(coder: NSCoder) {
        func numbers(_ key: String) -> [CGFloat] {
            guard coder.containsValue(forKey: key) else { return [] }
            return coder.withDecodedUnsafeBytes(forKey: key) { bytes in
                bytes.map { FoundationObjects.numbers(Data($0)) } ?? []
            }
        }
        color = FoundationObjects.color(rgb: numbers("NSRGB"), white: numbers("NSWhite"))
        super.init()
    }

    func encode(with coder: NSCoder) {
        let text = color.components.map { "\($0)" }.joined(separator: " ")
        Array(text.utf8).withUnsafeBufferPointer { bytes in
            coder.encodeBytes(bytes.baseAddress, length: bytes.count, forKey: "NSRGB")
        }
    }
}
