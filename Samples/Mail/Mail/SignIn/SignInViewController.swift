import UIKit

/// Asks for an address and a password.
final class SignInViewController: UIViewController, UITextFieldDelegate {
    private let session: Session
    private let address = UITextField()
    private let password = UITextField()
    private let problem = UILabel()
    private let spinner = UIActivityIndicatorView(style: .medium)
    private lazy var button = UIButton(
        configuration: .filled(), primaryAction: UIAction(title: "Sign In") { [unowned self] _ in signIn() })

    init(session: Session) {
        self.session = session
        super.init(nibName: nil, bundle: nil)
        title = "Mail"
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationController?.navigationBar.prefersLargeTitles = true

        address.placeholder = "Address"
        address.keyboardType = .emailAddress
        address.autocapitalizationType = .none
        address.returnKeyType = .next
        password.placeholder = "Password"
        password.isSecureTextEntry = true
        password.returnKeyType = .go
        for field in [address, password] {
            field.borderStyle = .roundedRect
            field.delegate = self
            field.addTarget(self, action: #selector(fieldDidChange), for: .editingChanged)
        }

        problem.font = .preferredFont(forTextStyle: .footnote)
        problem.adjustsFontForContentSizeCategory = true
        problem.textColor = .systemRed
        problem.numberOfLines = 0
        problem.textAlignment = .center
        button.isEnabled = false

        let stack = UIStackView(arrangedSubviews: [address, password, button, spinner, problem])
        stack.axis = .vertical
        stack.spacing = 12
        stack.setCustomSpacing(20, after: password)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let width = stack.widthAnchor.constraint(equalToConstant: 420)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.leadingAnchor.constraint(greaterThanOrEqualTo: view.layoutMarginsGuide.leadingAnchor),
            width,
        ])
    }

    @objc private func fieldDidChange() {
        button.isEnabled = address.hasText && password.hasText
        problem.text = nil
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === address {
            password.becomeFirstResponder()
        } else if button.isEnabled {
            signIn()
        }
        return false
    }

    private func signIn() {
        view.endEditing(true)
        button.isEnabled = false
        spinner.startAnimating()
        session.signIn(address: address.text ?? "", password: password.text ?? "") { [weak self] error in
            guard let self = self else { return }
            self.spinner.stopAnimating()
            self.button.isEnabled = true
            self.problem.text = error?.text
        }
    }
}
