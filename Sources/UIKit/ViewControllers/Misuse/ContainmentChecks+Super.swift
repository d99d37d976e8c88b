import DisplayProtocol
import Foundation

// Overrides that leave out super.
extension ContainmentChecks {
    /// After the framework sent a callback that did not reach the base implementation, which has work to do.
    ///
    /// - Parameter method: Its name with labels, such as `willMove(toParent:)`.
    func noteMissingSuper(_ method: String, of controller: UIViewController) {
        let subjects = [DiagnosticsChannel.Subject(controller)]
        let message = "\(method) of \(subjectText(controller)) does not call super"
        guard !DiagnosticsChannel.shared.silenced.contains(MisuseCode.callbackWithoutSuper.rawValue) else { return }
        let place =
            Overrides.placeWithoutSuper(method, in: controller)
            ?? Overrides.places(of: method, in: controller).first
        if let place {
            report(.callbackWithoutSuper, message, subjects, in: place)
        } else {
            report(.callbackWithoutSuper, message, subjects, at: .here())
        }
    }

    /// Whether an override is the reason why a container's own call of a callback does not arrive here; says so.
    func blamesOverride(of method: String, in controller: UIViewController) -> Bool {
        guard let place = Overrides.placeWithoutSuper(method, in: controller) else { return false }
        report(
            .callbackWithoutSuper, "\(method) of \(subjectText(controller)) does not call super",
            [DiagnosticsChannel.Subject(controller)], in: place)
        return true
    }
}
