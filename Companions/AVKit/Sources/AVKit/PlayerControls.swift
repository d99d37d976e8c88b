import AVFoundation
@_spi(Framework) import AudioToolbox
@_spi(Framework) import UIKit

/// The controls over a film, which come with a tap and go by themselves.
final class PlayerControls: UIView {
    private weak var player: AVPlayer?
    private let back = UIButton(type: .system)
    private let play = UIButton(type: .system)
    private let forward = UIButton(type: .system)
    private let close = UIButton(type: .system)
    private let slider = UISlider()
    private let passed = UILabel()
    private let left = UILabel()
    private var observer: Any?
    private var observations: [NSKeyValueObservation] = []
    private var hiding: MediaCalls.Ticket?
    var whenClosed: (() -> Void)?
    var showsClose = false { didSet { close.isHidden = !showsClose } }

    /// How many seconds the buttons beside the middle one skip.
    private static let skip = 15.0
    // Choice (AVKit): controls go after three seconds without a touch, while the film is played.
    private static let patience = 3.0

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(white: 0, alpha: 0.35)
        tintColor = .white
        set(back, "backward.fill", 28, "Skip Backward") { [weak self] in self?.skip(-Self.skip) }
        set(play, "play.fill", 40, "Play") { [weak self] in self?.toggle() }
        set(forward, "forward.fill", 28, "Skip Forward") { [weak self] in self?.skip(Self.skip) }
        set(close, "xmark", 20, "Close") { [weak self] in self?.whenClosed?() }
        close.isHidden = true
        for label in [passed, left] {
            label.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
            label.textColor = .white
            addSubview(label)
        }
        left.textAlignment = .right
        slider.minimumTrackTintColor = .white
        slider.maximumTrackTintColor = UIColor(white: 1, alpha: 0.3)
        slider.accessibilityLabel = "Track Position"
        slider.addAction(UIAction { [weak self] _ in self?.seek() }, for: .valueChanged)
        addSubview(slider)
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit { follow(nil) }

    private func set(
        _ button: UIButton, _ symbol: String, _ size: CGFloat, _ label: String, _ action: @escaping () -> Void
    ) {
        let configuration = UIImage.SymbolConfiguration(pointSize: size)
        button.setImage(UIImage(systemName: symbol, withConfiguration: configuration), for: .normal)
        button.accessibilityLabel = label
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        addSubview(button)
    }

    // MARK: The player

    func follow(_ next: AVPlayer?) {
        if let observer { player?.removeTimeObserver(observer) }
        observer = nil
        observations = []
        player = next
        guard let next else { return }
        observer = next.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 2), queue: .main) {
            [weak self] _ in MainActor.assumeIsolated { self?.update() }
        }
        observations = [
            next.observe(\.timeControlStatus) { [weak self] _, _ in self?.update() },
            next.observe(\.currentItem) { [weak self] _, _ in self?.update() },
        ]
        update()
    }

    private var duration: Double {
        let seconds = player?.currentItem?.duration.seconds ?? 0
        return seconds.isFinite ? seconds : 0
    }

    private func update() {
        let plays = (player?.rate ?? 0) != 0
        let configuration = UIImage.SymbolConfiguration(pointSize: 40)
        play.setImage(
            UIImage(systemName: plays ? "pause.fill" : "play.fill", withConfiguration: configuration), for: .normal)
        play.accessibilityLabel = plays ? "Pause" : "Play"
        let time = player?.currentTime().seconds ?? 0
        slider.maximumValue = Float(max(duration, 0.01))
        if !slider.isTracking { slider.value = Float(time) }
        passed.text = Self.text(time)
        left.text = "-" + Self.text(max(0, duration - time))
    }

    private static func text(_ seconds: Double) -> String {
        let whole = Int(seconds.rounded())
        let (hours, minutes) = (whole / 3600, whole / 60 % 60)
        return hours > 0
            ? String(format: "%d:%02d:%02d", hours, minutes, whole % 60)
            : String(format: "%02d:%02d", minutes, whole % 60)
    }

    private func toggle() {
        guard let player else { return }
        if player.rate != 0 {
            player.pause()
        } else {
            if duration > 0, player.currentTime().seconds >= duration { player.seek(to: .zero) }
            player.play()
        }
        stay()
    }

    private func skip(_ seconds: Double) {
        guard let player else { return }
        player.seek(to: player.currentTime() + CMTime(seconds: seconds, preferredTimescale: 600))
        stay()
    }

    private func seek() {
        player?.seek(to: CMTime(seconds: Double(slider.value), preferredTimescale: 600))
        stay()
    }

    // MARK: Coming and going

    func show(_ shows: Bool, animated: Bool = true) {
        MediaCalls.cancel(hiding)
        UIView.animate(withDuration: animated ? 0.25 : 0) { self.alpha = shows ? 1 : 0 }
        if shows { stay() }
    }

    /// Stays for some more seconds.
    private func stay() {
        MediaCalls.cancel(hiding)
        hiding = soon(after: Self.patience) { [weak self] in
            if let player = self?.player, player.rate != 0 { self?.show(false) }
        }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let safe = bounds.inset(by: safeAreaInsets).insetBy(dx: 16, dy: 8)
        let small = CGSize(width: 48, height: 48)
        play.frame = CGRect(x: bounds.midX - 32, y: bounds.midY - 32, width: 64, height: 64)
        let gap = min(96, bounds.width / 4)
        for (button, x) in [(back, bounds.midX - gap), (forward, bounds.midX + gap)] {
            button.frame = CGRect(origin: CGPoint(x: x - 24, y: bounds.midY - 24), size: small)
        }
        close.frame = CGRect(origin: CGPoint(x: safe.minX - 12, y: safe.minY), size: small)
        slider.frame = CGRect(x: safe.minX, y: safe.maxY - 56, width: safe.width, height: 31)
        passed.frame = CGRect(x: safe.minX, y: safe.maxY - 24, width: safe.width / 2, height: 20)
        left.frame = CGRect(x: safe.midX, y: safe.maxY - 24, width: safe.width / 2, height: 20)
    }
}
