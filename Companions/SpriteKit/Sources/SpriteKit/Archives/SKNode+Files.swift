import Foundation
@_spi(Framework) import UIKit

/// What is made by reading a file: an instance of the class that the file says, which Swift's initialisers of classes cannot
/// return.
public protocol __MadeByReading {}

extension __MadeByReading {
    init?(__reading made: Self?) {
        guard let made else { return nil }
        self = made
    }
}

extension SKNode: __MadeByReading {}

extension __MadeByReading where Self: SKNode {
    /// Reads a node from a scene file of the app; nil where there is none of the name, or its root is of another class.
    @MainActor public init?(fileNamed filename: String) {
        self.init(__reading: SceneArchive(named: filename)?.root(as: Self.self))
    }

    /// Reads a node from a scene file of the app, and throws where there is none.
    @MainActor public init(fileNamed filename: String, securelyWithClasses classes: Set<AnyHashable>) throws {
        guard let node = SceneArchive(named: filename)?.root(as: Self.self) else {
            throw CocoaError(.fileNoSuchFile)
        }
        self.init(__reading: node)!
    }
}

extension SKNode {
    func decodeNode(_ archive: NodeArchive) {
        position = archive.point("_position") ?? .zero
        func number(_ key: String) -> CGFloat? { archive.boxed(key).map { CGFloat($0.doubleValue) } }
        zPosition = number("_zPosition") ?? 0
        zRotation = number("_zRotation") ?? 0
        xScale = number("_xScale") ?? 1
        yScale = number("_yScale") ?? 1
        alpha = number("_opacity") ?? 1
        isHidden = archive.boxed("_hidden")?.boolValue ?? false
        name = archive.string("_name")
        isUserInteractionEnabled = archive.boxed("_userInteractionEnabled")?.boolValue ?? false
        if let data = archive.object("_userData") as? [AnyHashable: Any] {
            userData = NSMutableDictionary(dictionary: data)
        }
        for child in archive.object("_children") as? [Any] ?? [] {
            if let node = child as? SKNode, node.parent == nil { addChild(node) }
        }
        if !(self is SKScene), let body = archive.object("_PKPhysicsBody") as? SKPhysicsBody { physicsBody = body }
        for action in archive.object("_actions") as? [Any] ?? [] { if let action = action as? SKAction { run(action) } }
        for (key, action) in archive.object("_keyedActions") as? [AnyHashable: Any] ?? [:] {
            if let key = key as? String, let action = action as? SKAction { run(action, withKey: key) }
        }
        constraints = (archive.object("_constraints") as? [Any])?.compactMap { $0 as? SKConstraint }
    }
}

extension SKScene {
    func decodeScene(_ archive: NodeArchive) {
        let size = archive.rect("_visibleRect")?.size ?? archive.rect("Scene_bounds")?.size ?? archive.size("_size")
        if let size, size.width > 0, size.height > 0 { storedSize = size }
        anchorPoint = archive.point("_anchorPoint") ?? .zero
        backgroundColor = archive.color("_backgroundColor") ?? backgroundColor
        scaleMode = archive.integer("_scaleMode").flatMap(SKSceneScaleMode.init) ?? .fill
        camera = archive.object("_camera") as? SKCameraNode
        guard let world = archive.object("_physicsWorld") as? ArchivedWorld else { return }
        physicsWorld.gravity = world.gravity
        physicsWorld.speed = world.speed
    }
}

extension SKSpriteNode {
    func decodeSprite(_ archive: NodeArchive) {
        texture = archive.object("_texture") as? SKTexture
        color = archive.color("_baseColor") ?? archive.color("_color") ?? color
        colorBlendFactor = archive.number("_colorMix") ?? 0
        blendMode = archive.integer("_blendMode").flatMap(SKBlendMode.init) ?? .alpha
        anchorPoint = archive.point("_anchorPoint") ?? CGPoint(x: 0.5, y: 0.5)
        centerRect = archive.rect("_centerRect") ?? CGRect(x: 0, y: 0, width: 1, height: 1)
        size = archive.size("_size") ?? archive.rect("_bounds")?.size ?? texture?.size() ?? .zero
    }
}

extension SKLabelNode {
    func decodeLabel(_ archive: NodeArchive) {
        text = archive.string("_text")
        fontName = archive.string("_fontName") ?? fontName
        fontSize = archive.number("_fontSize") ?? fontSize
        fontColor = archive.color("_fontColor") ?? fontColor
        horizontalAlignmentMode =
            archive.integer("_horizontalAlignmentMode").flatMap(SKLabelHorizontalAlignmentMode.init) ?? .center
        verticalAlignmentMode =
            archive.integer("_verticalAlignmentMode").flatMap(SKLabelVerticalAlignmentMode.init) ?? .baseline
        numberOfLines = archive.integer("_numberOfLines") ?? 1
        preferredMaxLayoutWidth = archive.number("_preferredMaxLayoutWidth") ?? 0
        blendMode = archive.integer("_labelBlendMode").flatMap(SKBlendMode.init) ?? .alpha
        colorBlendFactor = archive.number("_labelColorBlend") ?? 0
        color = archive.color("_color")
    }
}

extension SKShapeNode {
    func decodeShape(_ archive: NodeArchive) {
        fillColor = archive.color("_fillColor") ?? fillColor
        strokeColor = archive.color("_strokeColor") ?? strokeColor
        lineWidth = archive.number("_lineWidth") ?? lineWidth
        glowWidth = archive.number("_glowWidth") ?? glowWidth
        blendMode = archive.integer("_blendMode").flatMap(SKBlendMode.init) ?? .alpha
    }
}
