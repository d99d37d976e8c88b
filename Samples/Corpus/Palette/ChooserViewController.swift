import UIKit

protocol ChooserViewControllerDelegate: AnyObject {
    func chooser(_ chooser: ChooserViewController, didChoose color: UIColor, named name: String)
    func chooser(_ chooser: ChooserViewController, didChooseRadius radius: CGFloat)
}

class ChooserViewController: UIViewController {
    @IBOutlet private var segments: UISegmentedControl!
    @IBOutlet private var slider: UISlider!

    weak var delegate: ChooserViewControllerDelegate?
    var radius: CGFloat = 0
    var name: String?

    private let colors: [UIColor] = [.systemTeal, .systemOrange, .systemIndigo]

    override func viewDidLoad() {
        super.viewDidLoad()
        slider.value = Float(radius)
        for index in 0..<segments.numberOfSegments where segments.titleForSegment(at: index) == name {
            segments.selectedSegmentIndex = index
        }
    }

    @IBAction private func colorChanged(_ sender: UISegmentedControl) {
        let index = sender.selectedSegmentIndex
        delegate?.chooser(self, didChoose: colors[index], named: sender.titleForSegment(at: index) ?? "")
    }

    @IBAction private func radiusChanged(_ sender: UISlider) {
        delegate?.chooser(self, didChooseRadius: CGFloat(sender.value))
    }
}
