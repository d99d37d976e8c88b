import Foundation

/// Project files as several versions of Xcode lay them out.
enum ProjectTexts {
    /// Groups, variant groups and build phases that name each file: what Xcode wrote up to version 15.
    static let classic = """
        // !$*UTF8*$!
        {
        	archiveVersion = 1;
        	classes = {
        	};
        	objectVersion = 50;
        	objects = {

        /* Begin PBXBuildFile section */
        		B1 /* AppDelegate.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* AppDelegate.swift */; };
        		B2 /* Menu.swift in Sources */ = {isa = PBXBuildFile; fileRef = F2; };
        		B3 = {isa = PBXBuildFile; fileRef = V1 /* Main.storyboard */; };
        		B4 = {isa = PBXBuildFile; fileRef = F4 /* Assets.xcassets */; };
        		B5 = {isa = PBXBuildFile; fileRef = F5 /* Web */; };
        		B6 = {isa = PBXBuildFile; fileRef = V2 /* Localizable.strings */; };
        		B7 = {isa = PBXBuildFile; fileRef = F7 /* Info.plist */; };
        		B8 = {isa = PBXBuildFile; fileRef = F8 /* Shared.swift */; };
        		B9 = {isa = PBXBuildFile; fileRef = F9 /* AppTests.swift */; };
        		BA = {isa = PBXBuildFile; fileRef = FA /* UIKit.framework */; };
        		BB = {isa = PBXBuildFile; fileRef = FB /* MacOnly.swift */; platformFilter = maccatalyst; };
        /* End PBXBuildFile section */

        		F1 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = AppDelegate.swift; sourceTree = "<group>"; };
        		F2 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; name = Menu.swift; path = Sources/Menu.swift; sourceTree = SOURCE_ROOT; };
        		F3 = {isa = PBXFileReference; lastKnownFileType = file.storyboard; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        		F4 = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Assets.xcassets; sourceTree = "<group>"; };
        		F5 = {isa = PBXFileReference; lastKnownFileType = folder; path = Web; sourceTree = "<group>"; };
        		F6 = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
        		F6D = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = de; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
        		F7 = {isa = PBXFileReference; lastKnownFileType = text.plist.xml; path = Info.plist; sourceTree = "<group>"; };
        		F8 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Shared.swift; sourceTree = "<group>"; };
        		F9 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = AppTests.swift; sourceTree = "<group>"; };
        		FA = {isa = PBXFileReference; lastKnownFileType = wrapper.framework; name = UIKit.framework; path = System/Library/Frameworks/UIKit.framework; sourceTree = SDKROOT; };
        		FB = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = MacOnly.swift; sourceTree = "<group>"; };
        		V1 = {isa = PBXVariantGroup; children = (F3 /* Base */, ); name = Main.storyboard; sourceTree = "<group>"; };
        		V2 = {isa = PBXVariantGroup; children = (F6, F6D, ); name = Localizable.strings; sourceTree = "<group>"; };

        		G0 = {isa = PBXGroup; children = (G1, G3, P0, ); sourceTree = "<group>"; };
        		G1 /* App */ = {isa = PBXGroup; children = (F1, F2, V1, F4, F5, G2, F7, FB, ); path = App; sourceTree = "<group>"; };
        		G2 /* Texts, a group without a folder */ = {isa = PBXGroup; children = (V2, F8, ); name = Texts; sourceTree = "<group>"; };
        		G3 = {isa = PBXGroup; children = (F9, ); path = AppTests; sourceTree = "<group>"; };
        		P0 = {isa = PBXGroup; children = (); name = Products; sourceTree = "<group>"; };

        		S1 = {isa = PBXSourcesBuildPhase; buildActionMask = 2147483647; files = (B2, B1, B8, B1, BB, ); };
        		R1 = {isa = PBXResourcesBuildPhase; files = (B3, B4, B5, B6, B7, ); };
        		W1 = {isa = PBXFrameworksBuildPhase; files = (BA, ); };
        		S2 = {isa = PBXSourcesBuildPhase; files = (B9, ); };

        		T1 /* My App */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = L1;
        			buildPhases = (S1, W1, R1, );
        			dependencies = ();
        			name = "My App";
        			productName = "My App";
        			productType = "com.apple.product-type.application";
        		};
        		T2 = {isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = (S2, ); name = AppTests; productType = "com.apple.product-type.bundle.unit-test"; };

        		C1 = {isa = XCBuildConfiguration; buildSettings = {
        			ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon;
        			INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist";
        			OTHER_SWIFT_FLAGS = "$(inherited) -D STAGING";
        			PRODUCT_BUNDLE_IDENTIFIER = "org.example.$(PRODUCT_NAME:rfc1034identifier)";
        			PRODUCT_NAME = "$(TARGET_NAME)";
        			SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) EXTRA";
        			SWIFT_VERSION = 5.0;
        			TARGETED_DEVICE_FAMILY = "1,2";
        		}; name = Debug; };
        		C2 = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_NAME = Released; }; name = Release; };
        		C3 = {isa = XCBuildConfiguration; buildSettings = {
        			IPHONEOS_DEPLOYMENT_TARGET = 14.2;
        			OTHER_SWIFT_FLAGS = "-DSHARED";
        			SDKROOT = iphoneos;
        			SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG;
        		}; name = Debug; };
        		C4 = {isa = XCBuildConfiguration; buildSettings = {}; name = Release; };
        		L0 = {isa = XCConfigurationList; buildConfigurations = (C3, C4, ); defaultConfigurationName = Release; };
        		L1 = {isa = XCConfigurationList; buildConfigurations = (C2, C1, ); defaultConfigurationName = Release; };
        		R0 /* Project object */ = {
        			isa = PBXProject;
        			buildConfigurationList = L0;
        			compatibilityVersion = "Xcode 9.3";
        			developmentRegion = de;
        			mainGroup = G0;
        			projectDirPath = "";
        			projectRoot = "";
        			targets = (T1, T2, );
        		};
        	};
        	rootObject = R0 /* Project object */;
        }
        """

    /// The files that the project above names.
    static let classicFiles: [String: String] = [
        "App/AppDelegate.swift": "", "Sources/Menu.swift": "", "App/Base.lproj/Main.storyboard": "",
        "App/Assets.xcassets/Contents.json": "{}", "App/Web/index.html": "", "App/Web/css/site.css": "",
        "App/en.lproj/Localizable.strings": "", "App/de.lproj/Localizable.strings": "", "App/Shared.swift": "",
        "AppTests/AppTests.swift": "", "App/Info.plist": infoPlist, "My App.xcodeproj/project.pbxproj": classic,
    ]

    static let infoPlist = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        	<key>CFBundleIdentifier</key>
        	<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        	<key>CFBundleName</key>
        	<string>${PRODUCT_NAME} &amp; more</string>
        	<key>CFBundleVersion</key>
        	<string>7</string>
        	<key>UIMainStoryboardFile</key>
        	<string>Main</string>
        	<key>UIRequiresFullScreen</key>
        	<true/>
        </dict>
        </plist>
        """

    /// A project whose target has a folder of its own, as Xcode writes them since version 16.
    ///
    /// `settings` are the target's, `extra` more entries of the object graph.
    static func synchronized(
        settings: String = "", group: String = "", extra: String = "", project: String = ""
    ) -> String {
        """
        // !$*UTF8*$!
        {
        	archiveVersion = 1;
        	objectVersion = 77;
        	objects = {
        		G0 = {isa = PBXGroup; children = (G1, G2, ); sourceTree = "<group>"; };
        		G1 /* App */ = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; \(group) };
        		G2 /* Kit */ = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X2, ); path = Kit; sourceTree = "<group>"; };
        		X2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Shared.swift, ); target = T1; };
        		S1 = {isa = PBXSourcesBuildPhase; files = (); };
        		R1 = {isa = PBXResourcesBuildPhase; files = (); };
        		T1 = {isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = (S1, R1, ); fileSystemSynchronizedGroups = (G1, ); name = App; productType = "com.apple.product-type.application"; };
        		C1 = {isa = XCBuildConfiguration; buildSettings = {\(settings)}; name = Debug; };
        		L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
        		\(extra)
        		R0 = {isa = PBXProject; mainGroup = G0; targets = (T1, ); \(project) };
        	};
        	rootObject = R0;
        }
        """
    }

    /// A project with the given entries for targets and phases, and no files.
    static func bare(targets: String, objects: String) -> String {
        """
        {objects = {R0 = {isa = PBXProject; mainGroup = G0; targets = (\(targets)); };
        \(objects)
        }; rootObject = R0; }
        """
    }
}
