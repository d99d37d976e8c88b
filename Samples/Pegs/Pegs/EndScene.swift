import SpriteKit

/// The score of a game, and the way to the next.
class EndScene: SKScene {
    var score = 0
    var onTap: (() -> Void)?

    override func didMove(to view: SKView) {
        backgroundColor = UIColor(red: 0.16, green: 0.08, blue: 0.25, alpha: 1)
        anchorPoint = CGPoint(x: 0.5, y: 0.5)
        let title = SKLabelNode(text: "\(score) points")
        title.fontName = UIFont.boldSystemFont(ofSize: 48).fontName
        title.fontSize = 48
        title.setScale(0)
        title.run(.sequence([.wait(forDuration: 0.8), .scale(to: 1.2, duration: 0.2), .scale(to: 1, duration: 0.1)]))
        addChild(title)
        let hint = SKLabelNode(text: "Tap to play again")
        hint.fontName = UIFont.systemFont(ofSize: 20).fontName
        hint.fontSize = 20
        hint.position.y = -80
        hint.run(.repeatForever(.sequence([.fadeAlpha(to: 0.3, duration: 0.7), .fadeIn(withDuration: 0.7)])))
        addChild(hint)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTap?() }
}
