@_spi(Framework) import UIKit

/// The number of visits in a run.
@_spi(Framework) public final class TNVisits: SessionState {
    var count = 0

    public init() {}
}

/// A view that shows how many of its kind were made in a run.
open class TNView: UIView {
    /// Shown behind the number.
    public var unit = "visits"
    public private(set) var number = 0

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        TNVisits.shared.count += 1
        number = TNVisits.shared.count
        backgroundColor = .systemTeal
    }

    @_spi(Framework) open override func describe(_ description: inout ViewDescription) {
        super.describe(&description)
        description.text = "\(number) \(unit)"
    }
}

public enum __Tiny: __Companion {
    public static func introduce() { ExposedKeys.add("unit", \TNView.unit) }
}
