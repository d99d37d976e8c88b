import SpriteKit
import UIKit

/// Shows the game, and the score in a label over it.
class GameViewController: UIViewController {
    private let gameView = SKView()
    private let scoreLabel = UILabel()

    override var prefersStatusBarHidden: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        gameView.translatesAutoresizingMaskIntoConstraints = false
        gameView.ignoresSiblingOrder = true
        view.addSubview(gameView)
        scoreLabel.translatesAutoresizingMaskIntoConstraints = false
        scoreLabel.font = .preferredFont(forTextStyle: .title2)
        scoreLabel.textColor = .white
        view.addSubview(scoreLabel)
        NSLayoutConstraint.activate([
            gameView.topAnchor.constraint(equalTo: view.topAnchor),
            gameView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            gameView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            gameView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scoreLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            scoreLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
        ])
        start(with: nil)
    }

    private func start(with transition: SKTransition?) {
        let scene = GameScene(size: CGSize(width: 390, height: 844))
        scene.scaleMode = .aspectFill
        scene.onScore = { [weak self] score, balls in self?.scoreLabel.text = "Score \(score), \(balls) left" }
        scene.onEnd = { [weak self] score in self?.end(score) }
        if let transition {
            gameView.presentScene(scene, transition: transition)
        } else {
            gameView.presentScene(scene)
        }
    }

    private func end(_ score: Int) {
        let scene = EndScene(size: CGSize(width: 390, height: 844))
        scene.scaleMode = .aspectFill
        scene.score = score
        scene.onTap = { [weak self] in self?.start(with: .push(with: .down, duration: 0.5)) }
        scoreLabel.text = "Over with \(score)"
        gameView.presentScene(scene, transition: .doorsOpenHorizontal(withDuration: 0.8))
    }
}
