import Foundation

/// Texts of xib files as Xcode 3 and 4 wrote them.
enum ArchivedXib {
    static let owner = """
        <object class="IBProxyObject" id="372490531">
        <string key="IBProxiedObjectIdentifier">IBFilesOwner</string>
        <string key="targetRuntimeIdentifier">IBCocoaTouchFramework</string>
        </object>
        <object class="IBProxyObject" id="975951072">
        <string key="IBProxiedObjectIdentifier">IBFirstResponder</string>
        <string key="targetRuntimeIdentifier">IBCocoaTouchFramework</string>
        </object>
        """

    /// A document of Xcode 4, with arrays and dictionaries as elements; its root objects begin in line 14.
    static func document(
        _ objects: String, connections: String = "", records: String = "", properties: String = "",
        classes: String = "", rest: String = ""
    ) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00">
        <data>
        <int key="IBDocument.SystemTarget">1280</int>
        <string key="IBDocument.SystemVersion">11E53</string>
        <object class="NSMutableDictionary" key="IBDocument.PluginVersions">
        <string key="NS.key.0">com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
        <string key="NS.object.0">1181</string>
        </object>
        <array key="IBDocument.IntegratedClassDependencies"><string>IBUIView</string><string>IBProxyObject</string></array>
        <object class="NSMutableDictionary" key="IBDocument.Metadata"><string key="NS.key.0">PluginDependencyRecalculationVersion</string>
        <integer value="1" key="NS.object.0"/></object>
        <array class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
        \(objects)
        </array>
        <object class="IBObjectContainer" key="IBDocument.Objects">
        <array class="NSMutableArray" key="connectionRecords">
        \(connections)
        </array>
        <object class="IBMutableOrderedSet" key="objectRecords">
        <array key="orderedObjects">
        <object class="IBObjectRecord"><int key="objectID">0</int><array key="object" id="0"/><reference key="children" ref="1000"/><nil key="parent"/></object>
        <object class="IBObjectRecord"><int key="objectID">-1</int><reference key="object" ref="372490531"/><reference key="parent" ref="0"/><string key="objectName">File's Owner</string></object>
        <object class="IBObjectRecord"><int key="objectID">-2</int><reference key="object" ref="975951072"/><reference key="parent" ref="0"/></object>
        \(records)
        </array>
        </object>
        <dictionary class="NSMutableDictionary" key="flattenedProperties">
        <string key="-2.CustomClassName">UIResponder</string>
        \(properties)
        </dictionary>
        <dictionary class="NSMutableDictionary" key="unlocalizedProperties"/>
        <nil key="activeLocalization"/>
        <dictionary class="NSMutableDictionary" key="localizations"/>
        <nil key="sourceID"/>
        <int key="maxID">99</int>
        </object>
        <object class="IBClassDescriber" key="IBDocument.Classes">\(classes)</object>
        <int key="IBDocument.localizationMode">0</int>
        <bool key="IBDocument.PluginDeclaredDependenciesTrackSystemTargetVersion">YES</bool>
        \(rest)
        </data>
        </archive>
        """
    }

    static func outlet(_ label: String, _ source: String, _ destination: String, id: Int = 1) -> String {
        """
        <object class="IBConnectionRecord">
        <object class="IBCocoaTouchOutletConnection" key="connection"><string key="label">\(label)</string>
        <reference key="source" ref="\(source)"/><reference key="destination" ref="\(destination)"/></object>
        <int key="connectionID">\(id)</int></object>
        """
    }

    static func action(_ label: String, _ source: String, _ destination: String, event: Int? = 7) -> String {
        """
        <object class="IBConnectionRecord">
        <object class="IBCocoaTouchEventConnection" key="connection"><string key="label">\(label)</string>
        <reference key="source" ref="\(source)"/><reference key="destination" ref="\(destination)"/>\
        \(event.map { "<int key=\"IBEventType\">\($0)</int>" } ?? "")</object>
        <int key="connectionID">2</int></object>
        """
    }

    static func record(_ number: Int, _ object: String, name: String? = nil) -> String {
        """
        <object class="IBObjectRecord"><int key="objectID">\(number)</int><reference key="object" ref="\(object)"/>\
        <reference key="parent" ref="0"/>\(name.map { "<string key=\"objectName\">\($0)</string>" } ?? "")</object>
        """
    }

    /// A controller's view with what settings have: text fields, switches, sliders, buttons.
    static let settings = document(
        """
        \(owner)
        <object class="IBUIView" id="191373211">
        <reference key="NSNextResponder"/>
        <int key="NSvFlags">274</int>
        <array class="NSMutableArray" key="NSSubviews">
        <object class="IBUILabel" id="49001">
        <reference key="NSNextResponder" ref="191373211"/>
        <int key="NSvFlags">290</int>
        <string key="NSFrame">{{20, 20}, {280, 21}}</string>
        <reference key="NSSuperview" ref="191373211"/>
        <bool key="IBUIOpaque">NO</bool>
        <bool key="IBUIClipsSubviews">YES</bool>
        <int key="IBUIContentMode">7</int>
        <bool key="IBUIUserInteractionEnabled">NO</bool>
        <string key="targetRuntimeIdentifier">IBCocoaTouchFramework</string>
        <string key="IBUIText">Account</string>
        <object class="NSColor" key="IBUITextColor" id="49100">
        <int key="NSColorSpace">1</int>
        <bytes key="NSRGB">MSAwLjUgMAA</bytes>
        </object>
        <nil key="IBUIHighlightedColor"/>
        <object class="NSColor" key="IBUIShadowColor"><int key="NSColorSpace">3</int><bytes key="NSWhite">MCAwLjUAA</bytes></object>
        <string key="IBUIShadowOffset">{0, -1}</string>
        <int key="IBUIBaselineAdjustment">1</int>
        <float key="IBUIMinimumFontSize">10</float>
        <int key="IBUINumberOfLines">2</int>
        <int key="IBUITextAlignment">1</int>
        <int key="IBUILineBreakMode">5</int>
        <object class="IBUIFontDescription" key="IBUIFontDescription" id="49101"><int key="type">2</int><double key="pointSize">19</double></object>
        <object class="NSFont" key="IBUIFont" id="49102"><string key="NSName">Helvetica-Bold</string><double key="NSSize">19</double><int key="NSfFlags">16</int></object>
        </object>
        <object class="IBUITextField" id="49002">
        <reference key="NSNextResponder" ref="191373211"/>
        <int key="NSvFlags">274</int>
        <string key="NSFrame">{{20, 49}, {280, 31}}</string>
        <bool key="IBUIOpaque">NO</bool>
        <bool key="IBUIClipsSubviews">YES</bool>
        <int key="IBUIContentVerticalAlignment">0</int>
        <string key="IBUIText"/>
        <int key="IBUIBorderStyle">3</int>
        <string key="IBUIPlaceholder">Name</string>
        <reference key="IBUITextColor" ref="49100"/>
        <bool key="IBUIAdjustsFontSizeToFit">YES</bool>
        <float key="IBUIMinimumFontSize">17</float>
        <int key="IBUIClearButtonMode">1</int>
        <object class="IBUITextInputTraits" key="IBUITextInputTraits">
        <int key="IBUIAutocapitalizationType">1</int><int key="IBUIAutocorrectionType">1</int><int key="IBUIKeyboardType">7</int>
        <int key="IBUIReturnKeyType">9</int><bool key="IBUISecureTextEntry">YES</bool>
        <string key="targetRuntimeIdentifier">IBCocoaTouchFramework</string>
        </object>
        </object>
        <object class="IBUISwitch" id="49003">
        <int key="NSvFlags">292</int><string key="NSFrame">{{20, 90}, {94, 27}}</string><bool key="IBUIOpaque">NO</bool>
        <int key="IBUIContentHorizontalAlignment">0</int><int key="IBUIContentVerticalAlignment">0</int><bool key="IBUIOn">YES</bool>
        </object>
        <object class="IBUISwitch" id="49004">
        <int key="NSvFlags">-2147483356</int><string key="NSFrame">{{120, 90}, {94, 27}}</string><bool key="IBUIOpaque">NO</bool>
        </object>
        <object class="IBUISlider" id="49005">
        <int key="NSvFlags">290</int><string key="NSFrame">{{18, 130}, {284, 23}}</string><bool key="IBUIOpaque">NO</bool>
        <float key="IBUIValue">25</float><float key="IBUIMinValue">10</float><float key="IBUIMaxValue">50</float><bool key="IBUIContinuous">NO</bool>
        </object>
        <object class="IBUISegmentedControl" id="49006">
        <int key="NSvFlags">292</int><string key="NSFrame">{{20, 160}, {280, 44}}</string><bool key="IBUIOpaque">NO</bool>
        <int key="IBSegmentControlStyle">2</int><int key="IBNumberOfSegments">3</int><int key="IBSelectedSegmentIndex">1</int>
        <array key="IBSegmentTitles"><string>One</string><string>Two</string><string>Three</string></array>
        <array class="NSMutableArray" key="IBSegmentWidths"><real value="0.0"/><real value="90"/><real value="0.0"/></array>
        <array class="NSMutableArray" key="IBSegmentEnabledStates"><boolean value="YES"/><boolean value="YES"/><boolean value="NO"/></array>
        <array class="NSMutableArray" key="IBSegmentContentOffsets"><string>{0, 0}</string><string>{0, 0}</string><string>{2, 1}</string></array>
        <array class="NSMutableArray" key="IBSegmentImages"><object class="NSNull" id="4"/><reference ref="4"/><reference ref="4"/></array>
        </object>
        <object class="IBUIButton" id="49007">
        <int key="NSvFlags">266</int><string key="NSFrame">{{20, 220}, {135, 37}}</string><bool key="IBUIOpaque">NO</bool>
        <int key="IBUIContentHorizontalAlignment">1</int><int key="IBUIContentVerticalAlignment">2</int><int key="IBUIButtonType">1</int>
        <string key="IBUINormalTitle">Save</string>
        <object class="NSColor" key="IBUIHighlightedTitleColor"><int key="NSColorSpace">3</int><bytes key="NSWhite">MQA</bytes></object>
        <string key="IBUIHighlightedTitle">Saving</string>
        <reference key="IBUINormalTitleColor" ref="49100"/>
        <string key="IBUITitleShadowOffset">{0, 1}</string>
        <reference key="IBUIFontDescription" ref="49101"/>
        <reference key="IBUIFont" ref="49102"/>
        </object>
        <object class="IBUIImageView" id="49008">
        <int key="NSvFlags">301</int><string key="NSFrame">{{180, 220}, {40, 40}}</string>
        <float key="IBUIAlpha">0.5</float><int key="IBUITag">7</int><int key="IBUIContentMode">1</int>
        <object class="IBUIAccessibilityConfiguration" key="IBUIAccessibilityConfiguration"><string key="IBUIAccessibilityLabel">Portrait</string>
        <integer value="5" key="IBUIAccessibilityTraits"/><boolean value="YES" key="IBUIIsAccessibilityElement"/></object>
        </object>
        <object class="IBUIToolbar" id="49009">
        <int key="NSvFlags">266</int><string key="NSFrame">{{0, 416}, {320, 44}}</string><bool key="IBUIOpaque">NO</bool>
        <bool key="IBUIClearsContextBeforeDrawing">NO</bool><int key="IBUIBarStyle">1</int>
        <array class="NSMutableArray" key="IBUIItems">
        <object class="IBUIBarButtonItem" id="49010"><string key="IBUITitle">Done</string><int key="IBUIStyle">2</int><reference key="IBUIToolbar" ref="49009"/></object>
        <object class="IBUIBarButtonItem" id="49011"><reference key="IBUIToolbar" ref="49009"/><int key="IBUISystemItemIdentifier">5</int></object>
        </array>
        </object>
        </array>
        <string key="NSFrame">{{0, 20}, {320, 460}}</string>
        <reference key="NSSuperview"/>
        <object class="NSColor" key="IBUIBackgroundColor"><int key="NSColorSpace">3</int><bytes key="NSWhite">MC43NQA</bytes>
        <object class="NSColorSpace" key="NSCustomColorSpace"><int key="NSID">2</int></object></object>
        <object class="IBUISimulatedStatusBarMetrics" key="IBUISimulatedStatusBarMetrics"><int key="IBUIStatusBarStyle">2</int></object>
        <string key="targetRuntimeIdentifier">IBCocoaTouchFramework</string>
        </object>
        <object class="IBUITapGestureRecognizer" id="49012"><int key="numberOfTapsRequired">2</int></object>
        """,
        connections: outlet("view", "372490531", "191373211") + outlet("picture", "372490531", "49008", id: 3)
            + action("tap:", "49007", "372490531") + action("tap:", "49010", "372490531", event: nil)
                + """
                <object class="IBConnectionRecord"><object class="IBCocoaTouchOutletCollectionConnection" key="connection">
                <string key="label">gestureRecognizers</string><reference key="source" ref="49008"/><reference key="destination" ref="49012"/>
                <string key="cachedDesigntimeCollectionClassName">NSArray</string><bool key="addsContentToExistingCollection">YES</bool></object>
                <int key="connectionID">31</int></object>
                """,
        records: record(1, "191373211") + record(21, "49001") + record(8, "49008", name: "Portrait")
            + record(22, "49002"),
        properties: """
            <string key="-1.CustomClassName">ArchivedOwner</string>
            <string key="8.CustomClassName">BadgeImageView</string>
            <dictionary class="NSMutableDictionary" key="8.IBAttributePlaceholdersKey">
            <object class="IBUIUserDefinedRuntimeAttributesPlaceholder" key="IBUserDefinedRuntimeAttributesPlaceholderName">
            <string key="name">IBUserDefinedRuntimeAttributesPlaceholderName</string>
            <reference key="object" ref="49008"/>
            <array key="userDefinedRuntimeAttributes">
            <object class="IBUserDefinedRuntimeAttribute"><string key="typeIdentifier">com.apple.InterfaceBuilder.userDefinedRuntimeAttributeType.number</string>
            <string key="keyPath">radius</string><real value="2.5" key="value"/></object>
            <object class="IBUserDefinedRuntimeAttribute"><string key="typeIdentifier">com.apple.InterfaceBuilder.userDefinedRuntimeAttributeType.color</string>
            <string key="keyPath">fill</string><reference key="value" ref="49100"/></object>
            </array>
            </object>
            </dictionary>
            """)

    /// A cell as Xcode 3 wrote it, with arrays and dictionaries as objects.
    static let cell = """
        <?xml version="1.0" encoding="UTF-8"?>
        <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10">
        <data>
        <int key="IBDocument.SystemTarget">800</int>
        <object class="NSMutableArray" key="IBDocument.EditedObjectIDs"><bool key="EncodedWithXMLCoder">YES</bool><integer value="8"/></object>
        <object class="NSMutableDictionary" key="IBDocument.Metadata"><bool key="EncodedWithXMLCoder">YES</bool>
        <object class="NSArray" key="dict.sortedKeys" id="0"><bool key="EncodedWithXMLCoder">YES</bool></object><reference key="dict.values" ref="0"/></object>
        <object class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
        <bool key="EncodedWithXMLCoder">YES</bool>
        \(owner)
        <object class="IBUITableViewCell" id="911598832">
        <reference key="NSNextResponder"/>
        <int key="NSvFlags">292</int>
        <object class="NSMutableArray" key="NSSubviews">
        <bool key="EncodedWithXMLCoder">YES</bool>
        <object class="IBUIView" id="99106133">
        <reference key="NSNextResponder" ref="911598832"/>
        <int key="NSvFlags">256</int>
        <object class="NSMutableArray" key="NSSubviews">
        <bool key="EncodedWithXMLCoder">YES</bool>
        <object class="IBUILabel" id="359715100">
        <reference key="NSNextResponder" ref="99106133"/>
        <int key="NSvFlags">292</int>
        <string key="NSFrame">{{68, 17}, {175, 23}}</string>
        <bool key="IBUIOpaque">NO</bool>
        <int key="IBUIContentMode">7</int>
        <bool key="IBUIUserInteractionEnabled">NO</bool>
        <string key="IBUIText" base64-UTF8="YES">w4RwZmVs</string>
        <object class="NSFont" key="IBUIFont"><string key="NSName">Helvetica-Bold</string><double key="NSSize">14</double><int key="NSfFlags">16</int></object>
        <object class="NSColor" key="IBUITextColor"><int key="NSColorSpace">1</int><bytes key="NSRGB">MCAwIDAAA</bytes><string key="IBUIColorCocoaTouchKeyPath">darkTextColor</string></object>
        <bool key="IBUIAdjustsFontSizeToFit">NO</bool>
        <float key="IBUIMinimumFontSize">10</float>
        </object>
        </object>
        <string key="NSFrameSize">{320, 60}</string>
        <bool key="IBUIOpaque">NO</bool>
        <bool key="IBUIClipsSubviews">YES</bool>
        <int key="IBUIContentMode">4</int>
        <bool key="IBUIMultipleTouchEnabled">YES</bool>
        </object>
        </object>
        <string key="NSFrameSize">{320, 60}</string>
        <bool key="IBUIOpaque">NO</bool>
        <int key="IBUISeparatorStyle">1</int>
        <int key="IBUIAccessoryType">1</int>
        <int key="IBUISelectionStyle">0</int>
        <string key="IBUIReuseIdentifier">Fruit</string>
        <reference key="IBUIContentView" ref="99106133"/>
        <object class="NSFont" key="IBUIFont"><string key="NSName">Helvetica</string><double key="NSSize">17</double><int key="NSfFlags">16</int></object>
        </object>
        </object>
        <object class="IBObjectContainer" key="IBDocument.Objects">
        <object class="NSMutableArray" key="connectionRecords"><bool key="EncodedWithXMLCoder">YES</bool>
        \(outlet("titleLabel", "911598832", "359715100", id: 22))
        </object>
        <object class="IBMutableOrderedSet" key="objectRecords">
        <object class="NSArray" key="orderedObjects"><bool key="EncodedWithXMLCoder">YES</bool>
        <object class="IBObjectRecord"><int key="objectID">0</int><reference key="object" ref="0"/><reference key="children" ref="1000"/><nil key="parent"/></object>
        \(record(3, "911598832"))\(record(5, "359715100"))
        </object></object>
        <object class="NSMutableDictionary" key="flattenedProperties"><bool key="EncodedWithXMLCoder">YES</bool>
        <object class="NSArray" key="dict.sortedKeys"><bool key="EncodedWithXMLCoder">YES</bool><string>3.CustomClassName</string><string>3.IBPluginDependency</string></object>
        <object class="NSMutableArray" key="dict.values"><bool key="EncodedWithXMLCoder">YES</bool><string>FruitCell</string><string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string></object>
        </object>
        </object>
        </data>
        </archive>
        """

    /// A main nib: the app's delegate, its window, and a navigation controller whose root comes from another nib.
    static let mainWindow = document(
        """
        \(owner)
        <object class="IBUICustomObject" id="664661524"><string key="targetRuntimeIdentifier">IBCocoaTouchFramework</string></object>
        <object class="IBUIWindow" id="380026005">
        <reference key="NSNextResponder"/>
        <int key="NSvFlags">1316</int>
        <object class="NSPSMatrix" key="NSFrameMatrix"/>
        <string key="NSFrameSize">{320, 480}</string>
        <object class="NSColor" key="IBUIBackgroundColor"><int key="NSColorSpace">1</int><bytes key="NSRGB">MSAxIDEAA</bytes></object>
        <bool key="IBUIOpaque">NO</bool>
        <bool key="IBUIClearsContextBeforeDrawing">NO</bool>
        <bool key="IBUIVisibleAtLaunch">YES</bool>
        <bool key="IBUIResizesToFullScreen">YES</bool>
        </object>
        <object class="IBUINavigationController" id="701001926">
        <object class="IBUISimulatedOrientationMetrics" key="IBUISimulatedOrientationMetrics"><int key="IBUIInterfaceOrientation">1</int></object>
        <bool key="IBUIHorizontal">NO</bool>
        <object class="IBUINavigationBar" key="IBUINavigationBar" id="207850653">
        <nil key="NSNextResponder"/><int key="NSvFlags">256</int><string key="NSFrameSize">{0, 0}</string>
        <bool key="IBUIOpaque">NO</bool><bool key="IBUIClipsSubviews">YES</bool><bool key="IBUIMultipleTouchEnabled">YES</bool>
        </object>
        <array class="NSMutableArray" key="IBUIViewControllers">
        <object class="IBUIViewController" id="619226028">
        <object class="IBUINavigationItem" key="IBUINavigationItem" id="394667715">
        <reference key="IBUINavigationBar"/><string key="IBUITitle">Fruit</string>
        <object class="IBUIBarButtonItem" key="IBUIRightBarButtonItem" id="394667716"><reference key="IBUINavigationItem" ref="394667715"/><int key="IBUIStyle">1</int><int key="IBUISystemItemIdentifier">4</int></object>
        </object>
        <reference key="IBUIParentViewController" ref="701001926"/>
        <string key="IBUINibName">PanelController</string>
        <bool key="IBUIHorizontal">NO</bool>
        </object>
        </array>
        </object>
        """,
        connections: outlet("delegate", "372490531", "664661524") + outlet("window", "664661524", "380026005", id: 5)
            + outlet("rootViewController", "380026005", "701001926", id: 6),
        records: record(3, "664661524") + record(2, "380026005") + record(9, "701001926") + record(13, "619226028"),
        properties: """
            <string key="-1.CustomClassName">UIApplication</string>
            <string key="3.CustomClassName">ArchivedAppDelegate</string>
            <string key="13.CustomClassName">PanelController</string>
            """)

    /// A view laid out by constraints, as Xcode 4.5 wrote it.
    static let constraints = document(
        """
        \(owner)
        <object class="IBUIView" id="100">
        <int key="NSvFlags">274</int>
        <array class="NSMutableArray" key="NSSubviews">
        <object class="IBUIView" id="101"><int key="NSvFlags">292</int><string key="NSFrame">{{0, 0}, {1, 1}}</string></object>
        </array>
        <string key="NSFrameSize">{320, 460}</string>
        </object>
        """,
        records: record(1, "100") + """
            <object class="IBObjectRecord"><int key="objectID">2</int><reference key="object" ref="101"/><array class="NSMutableArray" key="children">
            \(constraint("201", 7, 60, view: "101"))\(constraint("202", 8, 30, view: "101"))
            </array><reference key="parent" ref="100"/></object>
            <object class="IBObjectRecord"><int key="objectID">5</int>\(constraint("203", 5, 20, second: "100", relation: 1, view: "100").replacingOccurrences(of: "id=\"203\"", with: "id=\"203\" key=\"object\""))<reference key="parent" ref="100"/></object>
            <object class="IBObjectRecord"><int key="objectID">6</int>\(constraint("204", 3, 40, second: "100", view: "100").replacingOccurrences(of: "id=\"204\"", with: "id=\"204\" key=\"object\""))<reference key="parent" ref="100"/></object>
            """,
        rest: "<bool key=\"IBDocument.UseAutolayout\">YES</bool>")

    private static func constraint(
        _ id: String, _ attribute: Int, _ constant: Int, second: String? = nil, relation: Int = 0, view: String
    ) -> String {
        """
        <object class="NSLayoutConstraint" id="\(id)"><reference key="firstItem" ref="101"/><int key="firstAttribute">\(attribute)</int>
        <int key="relation">\(relation)</int>\(second.map { "<reference key=\"secondItem\" ref=\"\($0)\"/>" } ?? "<nil key=\"secondItem\"/>")
        <int key="secondAttribute">\(second == nil ? 0 : attribute)</int><float key="multiplier">1</float>
        <object class="IBLayoutConstant" key="constant"><double key="value">\(constant)</double></object><float key="priority">1000</float>
        <reference key="containingView" ref="\(view)"/><int key="scoringType">3</int><float key="scoringTypeFloat">9</float></object>
        """
    }

    static let all = [settings, cell, mainWindow, constraints]
}
