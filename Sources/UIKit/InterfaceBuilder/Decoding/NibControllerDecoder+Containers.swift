import Foundation

/// The bars of the system's containers; what they contain comes with NibInstantiation+Children.swift.
extension NibControllerDecoder {
    func decodeNavigationController(_ controller: UINavigationController) {
        if let bar = element.child("navigationBar") {
            if let type = NibClasses.type(for: bar, in: instantiation.document) as? UINavigationBar.Type {
                controller.barClass = type
            }
            instantiation.describe(controller.navigationBar, with: bar)
        }
        if let isHidden = element.bool("navigationBarHidden") { controller.isNavigationBarHidden = isHidden }
    }

    func decodeTabBarController(_ controller: UITabBarController) {
        guard let bar = element.child("tabBar") else { return }
        instantiation.describe(controller.tabBar, with: bar)
    }
}
