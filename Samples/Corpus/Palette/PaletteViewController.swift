import UIKit

class PaletteViewController: UIViewController, UIPopoverPresentationControllerDelegate, ChooserViewControllerDelegate {
    @IBOutlet private var swatch: UIView!
    @IBOutlet private var nameLabel: UILabel!

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let chooser = segue.destination as? ChooserViewController else { return }
        chooser.delegate = self
        chooser.popoverPresentationController?.delegate = self
        chooser.radius = swatch.layer.cornerRadius
        chooser.name = nameLabel.text
    }

    /// A popover on phones too.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        return .none
    }

    func chooser(_ chooser: ChooserViewController, didChoose color: UIColor, named name: String) {
        swatch.backgroundColor = color
        nameLabel.text = name
    }

    func chooser(_ chooser: ChooserViewController, didChooseRadius radius: CGFloat) {
        swatch.layer.cornerRadius = radius
    }
}
