import Foundation

extension AppProject {
    /// An empty app for unit tests that belong to none, with the resources and the tests still to be added.
    ///
    /// - Parameters:
    ///   - name: What is tested.
    ///   - folder: Its folder.
    package static func testHost(for name: String, in folder: URL) throws(ProjectError) -> AppProject {
        let settings = try BuildSettings(
            layers: [
                BuildSettings.defaults(
                    target: "\(name) Host", project: name, folder: folder, configuration: "Debug",
                    developmentRegion: nil)
            ], file: name)
        let info = try InfoPlist.build(file: nil, name: "Info.plist", settings: settings)
        var app = AppProject(
            name: "\(name) Host", moduleName: "MatryoshkaTestHost", swiftVersion: "5", sources: [], resources: [],
            infoPlist: info, assetCatalogs: [], defines: ["DEBUG"], tests: [], warnings: [])
        app.generatedSources = ["TestHost.swift": hostSource]
        return app
    }

    /// Choice (projects): the app has a key window with an empty controller, so that tests find one to put views into.
    private static let hostSource = """
        import UIKit

        @main
        final class TestHost: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = UIViewController()
                window.makeKeyAndVisible()
                self.window = window
                return true
            }
        }

        """
}
