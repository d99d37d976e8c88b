import SpriteKit

/// Balls fall through pegs into baskets.
class GameScene: SKScene, SKPhysicsContactDelegate {
    private enum Category {
        static let ball: UInt32 = 1
        static let peg: UInt32 = 2
        static let basket: UInt32 = 4
    }

    /// Told of the score and of the balls that are left.
    var onScore: ((Int, Int) -> Void)?
    /// Told of the score when the last ball is gone.
    var onEnd: ((Int) -> Void)?

    private var score = 0 { didSet { onScore?(score, balls) } }
    private var balls = 3 { didSet { onScore?(score, balls) } }

    override func didMove(to view: SKView) {
        backgroundColor = UIColor(red: 0.07, green: 0.09, blue: 0.2, alpha: 1)
        physicsWorld.gravity = CGVector(dx: 0, dy: -5)
        physicsWorld.contactDelegate = self
        physicsBody = SKPhysicsBody(edgeLoopFrom: CGRect(x: 0, y: -200, width: size.width, height: size.height + 400))
        addStars()
        addPegs()
        for (index, points) in [10, 50, 10].enumerated() { addBasket(at: index, points: points) }
        onScore?(score, balls)
    }

    private func addStars() {
        let star = SKTexture(image: Drawings.dot(of: 8))
        for index in 0..<60 {
            let node = SKSpriteNode(texture: star)
            // Spread without chance: by the golden ratio.
            let place = (Double(index) * 0.618).truncatingRemainder(dividingBy: 1)
            node.position = CGPoint(x: place * size.width, y: Double(index) / 60 * size.height)
            node.setScale(0.2 + CGFloat(index % 5) / 8)
            node.alpha = 0.5
            node.zPosition = -1
            let twinkle = SKAction.sequence([
                .fadeAlpha(to: 1, duration: 0.6 + Double(index % 7) / 5), .fadeAlpha(to: 0.3, duration: 0.8),
            ])
            node.run(.repeatForever(twinkle))
            addChild(node)
        }
    }

    private func addPegs() {
        for row in 0..<6 {
            let count = row.isMultiple(of: 2) ? 5 : 4
            for column in 0..<count {
                let peg = SKShapeNode(circleOfRadius: 9)
                peg.fillColor = UIColor(hue: CGFloat(row) / 8, saturation: 0.5, brightness: 1, alpha: 1)
                peg.strokeColor = .clear
                let start = row.isMultiple(of: 2) ? 65.0 : 97.5
                peg.position = CGPoint(x: start + Double(column) * 65, y: 260 + Double(row) * 75)
                peg.physicsBody = SKPhysicsBody(circleOfRadius: 9)
                peg.physicsBody?.isDynamic = false
                peg.physicsBody?.restitution = 0.5
                peg.physicsBody?.categoryBitMask = Category.peg
                addChild(peg)
            }
        }
    }

    private func addBasket(at index: Int, points: Int) {
        let basket = SKShapeNode(rectOf: CGSize(width: 124, height: 60), cornerRadius: 12)
        basket.fillColor = points > 10 ? .systemOrange : .systemTeal
        basket.strokeColor = .white
        basket.lineWidth = 2
        basket.position = CGPoint(x: 65 + CGFloat(index) * 130, y: 110)
        basket.userData = ["points": points]
        basket.physicsBody = SKPhysicsBody(rectangleOf: CGSize(width: 130, height: 60))
        basket.physicsBody?.isDynamic = false
        basket.physicsBody?.categoryBitMask = Category.basket
        basket.physicsBody?.contactTestBitMask = Category.ball
        let label = SKLabelNode(text: "\(points)")
        label.fontName = UIFont.boldSystemFont(ofSize: 28).fontName
        label.fontSize = 28
        label.verticalAlignmentMode = .center
        label.zPosition = 1
        basket.addChild(label)
        addChild(basket)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, balls > 0, childNode(withName: "ball") == nil else { return }
        balls -= 1
        let ball = SKSpriteNode(texture: SKTexture(image: Drawings.ball(of: 26)))
        ball.name = "ball"
        ball.color = [.systemRed, .systemGreen, .systemYellow][balls]
        ball.colorBlendFactor = 0.8
        ball.position = CGPoint(x: touch.location(in: self).x, y: 760)
        ball.zPosition = 2
        ball.physicsBody = SKPhysicsBody(circleOfRadius: 13)
        ball.physicsBody?.restitution = 0.4
        ball.physicsBody?.categoryBitMask = Category.ball
        addChild(ball)
    }

    func didBegin(_ contact: SKPhysicsContact) {
        let nodes = [contact.bodyA.node, contact.bodyB.node]
        guard let ball = nodes.first(where: { $0?.name == "ball" }) ?? nil,
            let points = nodes.compactMap({ $0?.userData?["points"] as? Int }).first
        else { return }
        score += points
        addChild(sparks(at: ball.position))
        ball.name = nil
        ball.physicsBody = nil
        let end = SKAction.group([.fadeOut(withDuration: 0.3), .scale(to: 2, duration: 0.3)])
        ball.run(.sequence([end, .removeFromParent()]))
        guard balls == 0 else { return }
        run(.sequence([.wait(forDuration: 1), .run { [unowned self] in onEnd?(score) }]))
    }

    private func sparks(at point: CGPoint) -> SKNode {
        let emitter = SKEmitterNode()
        emitter.position = point
        emitter.zPosition = 3
        emitter.particleTexture = SKTexture(image: Drawings.dot(of: 16))
        emitter.particleBirthRate = 400
        emitter.numParticlesToEmit = 60
        emitter.particleLifetime = 0.9
        emitter.emissionAngle = .pi / 2
        emitter.emissionAngleRange = .pi
        emitter.particleSpeed = 160
        emitter.particleSpeedRange = 120
        emitter.yAcceleration = -200
        emitter.particleAlphaSpeed = -1
        emitter.particleScale = 0.8
        emitter.particleScaleRange = 0.6
        emitter.particleColor = .systemYellow
        emitter.particleColorBlendFactor = 1
        emitter.particleBlendMode = .add
        emitter.run(.sequence([.wait(forDuration: 1.5), .removeFromParent()]))
        return emitter
    }
}
