import UIKit

/// A sheet to write a message in. It does not go with a swipe while there is something written.
final class ComposeViewController: UIViewController, UITextFieldDelegate, UITextViewDelegate,
    UIAdaptivePresentationControllerDelegate
{
    private let store: MailStore
    private let recipient = UITextField()
    private let subject = UITextField()
    private let body = UITextView()
    private lazy var sendButton = UIBarButtonItem(
        title: "Send", style: .done, target: self, action: #selector(send))

    static func present(over presenter: UIViewController, store: MailStore) {
        let compose = ComposeViewController(store: store)
        let navigation = UINavigationController(rootViewController: compose)
        navigation.presentationController?.delegate = compose
        presenter.present(navigation, animated: true)
    }

    init(store: MailStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "New Message"
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    private var draft: Draft {
        Draft(recipient: recipient.text ?? "", subject: subject.text ?? "", body: body.text ?? "")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        navigationItem.rightBarButtonItem = sendButton

        recipient.keyboardType = .emailAddress
        recipient.autocapitalizationType = .none
        body.font = .preferredFont(forTextStyle: .body)
        body.delegate = self
        body.accessibilityIdentifier = "body"
        body.textContainerInset = UIEdgeInsets(top: 12, left: 0, bottom: 12, right: 0)
        body.textContainer.lineFragmentPadding = 0

        let stack = UIStackView(arrangedSubviews: [row("To", recipient), row("Subject", subject), body])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        // On a phone on its side the keyboard leaves less room than the rows need: it may lie over the rest.
        let bottom = stack.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
        bottom.priority = .defaultHigh
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            bottom,
        ])
        draftDidChange()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if draft.isEmpty { recipient.becomeFirstResponder() }
    }

    private func row(_ name: String, _ field: UITextField) -> UIView {
        let label = UILabel()
        label.text = "\(name):"
        label.textColor = .secondaryLabel
        label.setContentHuggingPriority(.required, for: .horizontal)
        field.accessibilityLabel = name
        field.delegate = self
        field.addTarget(self, action: #selector(draftDidChange), for: .editingChanged)
        let line = UIView()
        line.backgroundColor = .separator
        let fields = UIStackView(arrangedSubviews: [label, field])
        fields.spacing = 8
        let row = UIStackView(arrangedSubviews: [fields, line])
        row.axis = .vertical
        NSLayoutConstraint.activate([
            field.heightAnchor.constraint(equalToConstant: 44),
            line.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale),
        ])
        return row
    }

    @objc private func draftDidChange() {
        sendButton.isEnabled = (recipient.text ?? "").contains("@")
        navigationController?.isModalInPresentation = !draft.isEmpty
    }

    func textViewDidChange(_ textView: UITextView) { draftDidChange() }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        (textField === recipient ? subject : body).becomeFirstResponder()
        return false
    }

    // MARK: Leaving

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { cancel() }

    @objc private func cancel() {
        guard !draft.isEmpty else { return dismiss(animated: true) }
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Delete Draft", style: .destructive) { _ in self.dismiss(animated: true) })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
        present(sheet, animated: true)
    }

    @objc private func send() {
        sendButton.isEnabled = false
        var draft = self.draft
        if UserDefaults.standard.bool(forKey: "signature") { draft.body += "\n\nSent from Mail" }
        store.send(draft) { [weak self] error in
            guard let self = self else { return }
            guard let error = error else { return self.dismiss(animated: true) }
            self.draftDidChange()
            let alert = UIAlertController(title: "Not Sent", message: error.text, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            self.present(alert, animated: true)
        }
    }
}
