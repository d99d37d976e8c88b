import AVFAudio
import Foundation
@_spi(Framework) import UIKit

/// A slider for the device's volume.
open class MPVolumeView: UIView {
    private let slider = UISlider()

    /// Makes a slider with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a slider from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        slider.value = AVAudioSession.sharedInstance().outputVolume
        slider.accessibilityLabel = "Volume"
        slider.frame = bounds
        slider.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        slider.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                // The volume is the device's: it is changed as the buttons of the device change it.
                let json = Data("{\"volume\": \(slider.value)}".utf8)
                do {
                    try Simulations.take("audio", json: json)
                } catch {
                    preconditionFailure("AVFAudio takes no volume: \(error)")
                }
            }, for: .valueChanged)
        addSubview(slider)
    }

    /// Whether there is a slider.
    open var showsVolumeSlider = true { didSet { slider.isHidden = !showsVolumeSlider } }
    /// Whether there is a button for other devices; there are none.
    open var showsRouteButton = true
    /// Whether there are other devices.
    open var areWirelessRoutesAvailable: Bool { false }
    /// Whether sound goes to another device.
    open var isWirelessRouteActive: Bool { false }

    /// The picture of the slider's thumb in a state.
    open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {
        slider.setThumbImage(image, for: state)
    }
    /// The picture of the slider's left part in a state.
    open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
        slider.setMinimumTrackImage(image, for: state)
    }
    /// The picture of the slider's right part in a state.
    open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
        slider.setMaximumTrackImage(image, for: state)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { slider.sizeThatFits(size) }
}
