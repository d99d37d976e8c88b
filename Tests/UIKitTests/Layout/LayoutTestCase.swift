import Foundation
import QuartzCore
import XCTest

@_spi(Testing) @testable import UIKit

/// Starts each test without windows, animations and findings, at a virtual time.
@preconcurrency @MainActor class LayoutTestCase: ScreenTestCase {
    var findings: [String] = []
    var exceptions: [NSException] = []

    override func begin() {
        super.begin()
        DiagnosticsChannel.shared.observers.append { [weak self] in self?.findings.append($0.message) }
        NSException.interceptor = { [weak self] in self?.exceptions.append($0) }
    }

    /// A view of a size that is laid out by constraints.
    func box(_ width: CGFloat? = nil, _ height: CGFloat? = nil, in superview: UIView? = nil) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        superview?.addSubview(view)
        if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
        return view
    }

    func root(_ width: CGFloat = 300, _ height: CGFloat = 200) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    func shownWindow() -> (UIWindow, UIViewController) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        _ = VirtualTime.runUntilIdle(limit: 10)
        return (window, controller)
    }

    func pin(_ view: UIView, to other: UIView, inset: CGFloat = 0) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
            view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
            other.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
            other.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
        ])
    }
}

/// A view with a size of its own.
final class SizedView: UIView {
    var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
