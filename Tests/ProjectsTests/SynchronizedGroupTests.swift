import XCTest

@testable import Projects

final class SynchronizedGroupTests: XCTestCase {
    func test_filesOfTheFolderBelongToTheTarget() throws {
        let group = """
            exceptions = (X1, X3, );
            explicitFileTypes = {"Data/rules.txt" = sourcecode.swift; };
            explicitFolders = (Web, );
            """
        let extra = """
            X1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, Old, "Notes.txt", "/Localized: Texts.strings", ); target = T1; };
            X3 = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = R1; membershipExceptions = (Template.swift, ); };
            """
        let settings = "INFOPLIST_FILE = App/Info.plist; SWIFT_VERSION = 6.0;"
        var files = [
            "App.xcodeproj/project.pbxproj": ProjectTexts.synchronized(settings: settings, group: group, extra: extra)
        ]
        for path in [
            "App/AppDelegate.swift", "App/Screens/Menu/Menu.swift", "App/Screens/Menu/Menu.xib", "App/Old/Gone.swift",
            "App/Notes.txt", "App/Data/rules.txt", "App/Data/cities.json", "App/Web/css/site.css",
            "App/Web/index.html", "App/Base.lproj/Main.storyboard", "App/en.lproj/Texts.strings",
            "App/Template.swift", "App/Bridge.h", "App/.hidden.swift", "Kit/Shared.swift", "Kit/Private.swift",
        ] { files[path] = "" }
        files["App/Info.plist"] = ProjectTexts.infoPlist
        files["App/Assets.xcassets/Contents.json"] = "{}"
        files["App/Assets.xcassets/a.imageset/a.png"] = ""
        let folder = try TemporaryFolder(files)
        let app = try folder.load()
        XCTAssertEqual(
            folder.relative(app.sources),
            ["App/AppDelegate.swift", "App/Data/rules.txt", "App/Screens/Menu/Menu.swift", "Kit/Shared.swift"])
        XCTAssertEqual(
            app.bundlePaths,
            [
                "Base.lproj/Main.storyboard", "cities.json", "Menu.xib", "Template.swift", "Web/css/site.css",
                "Web/index.html",
            ])
        XCTAssertEqual(folder.relative(app.assetCatalogs), ["App/Assets.xcassets"])
        XCTAssertEqual(app.swiftVersion, "6")
        XCTAssertEqual(app.messages, [])
    }

    func test_generatedInfoPlist() throws {
        let settings = """
            CURRENT_PROJECT_VERSION = 3;
            GENERATE_INFOPLIST_FILE = YES;
            INFOPLIST_KEY_CFBundleDisplayName = "My App";
            INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;
            INFOPLIST_KEY_UIApplicationSupportsIndirectInputEvents = YES;
            INFOPLIST_KEY_UILaunchScreen_Generation = NO;
            INFOPLIST_KEY_UILaunchStoryboardName = LaunchScreen;
            INFOPLIST_KEY_UIMainStoryboardFile = Main;
            INFOPLIST_KEY_UIStatusBarStyle = UIStatusBarStyleLightContent;
            INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
            INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = UIInterfaceOrientationPortrait;
            IPHONEOS_DEPLOYMENT_TARGET = 18.0;
            MARKETING_VERSION = 2.5;
            PRODUCT_BUNDLE_IDENTIFIER = org.example.app;
            PRODUCT_NAME = "$(TARGET_NAME)";
            TARGETED_DEVICE_FAMILY = "1,2,7";
            """
        let folder = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": ProjectTexts.synchronized(settings: settings), "App/A.swift": "",
            "Kit/Shared.swift": "",
        ])
        XCTAssertEqual(
            try folder.load().infoPlist,
            [
                "CFBundleDevelopmentRegion": "en", "CFBundleDisplayName": "My App", "CFBundleExecutable": "App",
                "CFBundleIdentifier": "org.example.app", "CFBundleInfoDictionaryVersion": "6.0",
                "CFBundleName": "App", "CFBundlePackageType": "APPL", "CFBundleShortVersionString": "2.5",
                "CFBundleVersion": "3", "LSRequiresIPhoneOS": true, "MinimumOSVersion": "18.0",
                "UIApplicationSceneManifest": [
                    "UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [:],
                ],
                "UIApplicationSupportsIndirectInputEvents": true, "UIDeviceFamily": [1, 2],
                "UILaunchStoryboardName": "LaunchScreen", "UIMainStoryboardFile": "Main",
                "UIStatusBarStyle": "UIStatusBarStyleLightContent",
                "UISupportedInterfaceOrientations~ipad": [
                    "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
                ],
                "UISupportedInterfaceOrientations~iphone": ["UIInterfaceOrientationPortrait"],
            ])
    }

    func test_generatedKeysWinOverTheFileAndKeepItsScenes() throws {
        let settings = try BuildSettings(
            layers: [
                [
                    "GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_UIStatusBarStyle": "A",
                    "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
                    "INFOPLIST_KEY_UISupportedInterfaceOrientations": "P L",
                ]
            ], file: "A.xcodeproj")
        let built = try InfoPlist.build(
            file: [
                "UIStatusBarStyle": "B", "UIApplicationSceneManifest": ["UISceneConfigurations": ["own": "x"]],
                "UISupportedInterfaceOrientations": ["P"],
            ], name: "Info.plist", settings: settings)
        XCTAssertEqual(built["UIStatusBarStyle"], "A")
        XCTAssertEqual(built["UISupportedInterfaceOrientations"], ["P", "L"])
        XCTAssertEqual(
            built["UIApplicationSceneManifest"],
            ["UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": ["own": "x"]])
    }
}
