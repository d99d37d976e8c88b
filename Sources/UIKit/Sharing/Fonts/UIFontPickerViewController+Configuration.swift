import Foundation

extension UIFontPickerViewController {
    /// The choice of fonts that a picker offers, and how it shows them.
    @preconcurrency @MainActor open class Configuration: NSObject, ObjectiveCExposed, NSCopying {
        /// The table of outlets and `@objc` members, which subclasses extend.
        open class var __objectiveC: ObjectiveCTable {
            ObjectiveCTable(name: "UIFontPickerViewController.Configuration")
        }

        /// Whether a person picks a face of a family, such as a bold one, and not the family alone.
        open var includeFaces = false
        /// Whether the names are written in the system's font, and not each in its own.
        open var displayUsingSystemFont = false
        /// The traits of which a family must have a face with at least one; empty for all families.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

        /// Makes a configuration of all families.
        public override init() { super.init() }

        /// Makes a configuration with the same values.
        nonisolated open func copy(with zone: NSZone? = nil) -> Any {
            MainActor.assumeIsolated { makeCopy() }
        }

        private func makeCopy() -> Configuration {
            let copy = Configuration()
            copy.includeFaces = includeFaces
            copy.displayUsingSystemFont = displayUsingSystemFont
            copy.filteredTraits = filteredTraits
            return copy
        }
    }
}
