import UIKit

// Classes as the translator writes them: every outlet and action is in the class's table.

final class NibOwner: NSObject, ObjectiveCExposed {
    var view: UIView?
    var badge: BadgeView?
    var views: [UIView] = []
    var log: [String] = []

    class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(
            name: "NibOwner",
            properties: [
                "view": { o, v in (o as! NibOwner).view = try __objectiveCCast(v, "view") },
                "badge": { o, v in (o as! NibOwner).badge = try __objectiveCCast(v, "badge") },
                "views": { o, v in (o as! NibOwner).views = try __objectiveCCast(v, "views") },
            ],
            methods: [
                "tap:": { o, a in
                    (o as! NibOwner).log.append("tap \(type(of: a[0]!))"); return nil
                }
            ])
    }
}

final class AwakeningObject: NSObject, ObjectiveCExposed {
    var log: [String] = []

    func awakeFromNib() {
        super.awakeFromNib()
        log.append("awake")
    }

    class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(
            name: "AwakeningObject",
            methods: [
                "awakeFromNib": { o, _ in
                    (o as! AwakeningObject).awakeFromNib(); return nil
                }
            ])
    }
}

class BadgeView: UIView {
    weak var peer: UIView?
    var radius: CGFloat = 0
    var count = 0
    var isRound = false
    var ratio: Double = 0
    var caption: String?
    var fill: UIColor?
    var spot = CGPoint.zero
    var extent = CGSize.zero
    var area = CGRect.zero
    var span = NSRange(location: 0, length: 0)
    var symbol: UIImage?
    var log: [String] = []

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        log.append("init tag \(tag) subviews \(subviews.count) peer \(peer != nil)")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("awake radius \(radius) peer \(peer != nil)")
    }

    override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(
            super.__objectiveC, name: "BadgeView",
            properties: [
                "peer": { o, v in (o as! BadgeView).peer = try __objectiveCCast(v, "peer") },
                "radius": { o, v in (o as! BadgeView).radius = try __objectiveCCast(v, "radius") },
                "count": { o, v in (o as! BadgeView).count = try __objectiveCCast(v, "count") },
                "isRound": { o, v in (o as! BadgeView).isRound = try __objectiveCCast(v, "isRound") },
                "ratio": { o, v in (o as! BadgeView).ratio = try __objectiveCCast(v, "ratio") },
                "caption": { o, v in (o as! BadgeView).caption = try __objectiveCCast(v, "caption") },
                "fill": { o, v in (o as! BadgeView).fill = try __objectiveCCast(v, "fill") },
                "spot": { o, v in (o as! BadgeView).spot = try __objectiveCCast(v, "spot") },
                "extent": { o, v in (o as! BadgeView).extent = try __objectiveCCast(v, "extent") },
                "area": { o, v in (o as! BadgeView).area = try __objectiveCCast(v, "area") },
                "symbol": { o, v in (o as! BadgeView).symbol = try __objectiveCCast(v, "symbol") },
                "span": { o, v in (o as! BadgeView).span = try __objectiveCCast(v, "span") },
            ])
    }
}

class NibTestController: UIViewController {
    var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        log.append("viewDidLoad \(view.tag)")
    }
}

final class PanelController: NibTestController {}
final class SubPanelController: NibTestController {}
final class Dashboard: NibTestController {}
final class RenamedController: NibTestController {
    override var nibName: String? { "PanelController" }
}

/// A control whose setters need what its initialiser makes after that of `super`.
final class EagerButton: UIButton {
    private var parts: [String]!
    override var isSelected: Bool { didSet { parts.append("selected") } }
    override var isEnabled: Bool { didSet { parts.append("enabled") } }
    override var isHighlighted: Bool { didSet { parts.append("highlighted") } }
}

/// A button that notes what is set.
final class WatchingButton: UIButton {
    var log: [String] = []

    override var isEnabled: Bool { didSet { log.append("enabled \(isEnabled)") } }
    override var isSelected: Bool { didSet { log.append("selected \(isSelected)") } }
    override var isHighlighted: Bool { didSet { log.append("highlighted \(isHighlighted)") } }
    override var isUserInteractionEnabled: Bool { didSet { log.append("interaction \(isUserInteractionEnabled)") } }

    override class var __objectiveC: ObjectiveCTable { ObjectiveCTable(super.__objectiveC, name: "WatchingButton") }
}
