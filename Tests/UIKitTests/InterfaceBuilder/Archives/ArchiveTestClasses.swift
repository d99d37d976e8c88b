import UIKit

final class ArchivedOwner: NSObject, ObjectiveCExposed {
    var view: UIView?
    var picture: BadgeImageView?
    var delegate: ArchivedAppDelegate?
    var log: [String] = []

    class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(
            name: "ArchivedOwner",
            properties: [
                "view": { o, v in (o as! ArchivedOwner).view = try __objectiveCCast(v, "view") },
                "picture": { o, v in (o as! ArchivedOwner).picture = try __objectiveCCast(v, "picture") },
                "delegate": { o, v in (o as! ArchivedOwner).delegate = try __objectiveCCast(v, "delegate") },
            ],
            methods: [
                "tap:": { o, a in
                    (o as! ArchivedOwner).log.append("tap \(type(of: a[0]!))"); return nil
                }
            ])
    }
}

final class BadgeImageView: UIImageView {
    var radius: CGFloat = 0
    var fill: UIColor?

    override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(
            super.__objectiveC, name: "BadgeImageView",
            properties: [
                "radius": { o, v in (o as! BadgeImageView).radius = try __objectiveCCast(v, "radius") },
                "fill": { o, v in (o as! BadgeImageView).fill = try __objectiveCCast(v, "fill") },
            ])
    }
}

final class FruitCell: UITableViewCell {
    var titleLabel: UILabel?

    override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(
            super.__objectiveC, name: "FruitCell",
            properties: ["titleLabel": { o, v in (o as! FruitCell).titleLabel = try __objectiveCCast(v, "titleLabel") }]
        )
    }
}

final class ArchivedAppDelegate: NSObject, UIApplicationDelegate, ObjectiveCExposed {
    var window: UIWindow?
    var log: [String] = []

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        log.append("launched \(window?.rootViewController.map { "\(type(of: $0))" } ?? "without root")")
        return true
    }

    class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(
            name: "ArchivedAppDelegate",
            properties: ["window": { o, v in (o as! ArchivedAppDelegate).window = try __objectiveCCast(v, "window") }])
    }
}
