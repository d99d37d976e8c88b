import UIKit

class NoteViewController: UIViewController, UITextViewDelegate {
    @IBOutlet weak var textView: UITextView!

    var note: Note? {
        didSet { configureView() }
    }

    func configureView() {
        guard let textView = textView else { return }
        textView.text = note?.text ?? "Choose a note."
        textView.isEditable = note != nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.delegate = self
        configureView()
    }

    func textViewDidChange(_ textView: UITextView) {
        note?.text = textView.text
    }
}
