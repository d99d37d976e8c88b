import UIKit

class StepViewController: UIViewController {
    @IBOutlet private var titleLabel: UILabel!
    @IBOutlet private var textLabel: UILabel!

    let index: Int
    private let heading: String
    private let text: String

    init?(coder: NSCoder, index: Int, title: String, text: String) {
        self.index = index
        heading = title
        self.text = text
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { fatalError("made by the storyboard's creator") }

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = heading
        textLabel.text = text
    }
}
