/// A storyboard with every element of Interface Builder that the corpus of documents uses, each in its natural place.
///
/// Elements of Xcode 3's format are in `ArchivedXib`.
enum EveryElement {
    static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="tabs">
        <device id="retina6_12" orientation="portrait" appearance="light"><adaptation id="fullscreen"/></device>
        <dependencies><deployment identifier="iOS"/><plugIn identifier="p" version="1"/><capability name="c"/></dependencies>
        <customFonts key="customFonts"><array key="Font.ttf"><string>Font</string></array></customFonts>
        <metadata/><designables><designable name="x"><size key="intrinsicContentSize" width="1" height="1"/></designable></designables>
        <classes><class className="A" superclassName="B"><source key="sourceIdentifier" type="project" relativePath="./A.h"/></class></classes>
        <simulatedMetricsContainer key="defaultSimulatedMetrics"/>
        <scenes>
        \(views)
        \(containers)
        </scenes>
        <inferredMetricsTieBreakers><segue reference="sg"/></inferredMetricsTieBreakers>
        <resources><image name="i" width="1" height="1"/>
        <namedColor name="Named"><color red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
        <systemColor name="unheardOfColor"><color white="0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></systemColor>
        </resources>
        </document>
        """

    private static let views = """
        <scene sceneID="s1"><objects>
        <viewController storyboardIdentifier="V" id="vc" sceneMemberID="viewController">
        <layoutGuides><viewControllerLayoutGuide type="top" id="tlg"/><viewControllerLayoutGuide type="bottom" id="blg"/></layoutGuides>
        <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="400" height="800"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
        <view contentMode="scaleToFill" id="v1"><frame key="frameInset" minX="1" minY="2" width="3" height="4"/><viewLayoutGuide key="safeArea" id="vlg1"/>
        <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <color key="tintColor" systemColor="systemBlueColor"/><edgeInsets key="layoutMargins" top="1" left="1" bottom="1" right="1"/>
        <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="1" bottom="1" trailing="1"/>
        <accessibility key="accessibilityConfiguration" label="a"><accessibilityTraits key="traits" button="YES"/><bool key="isElement" value="YES"/></accessibility>
        <gestureRecognizers/>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="tag"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="alpha"><real key="value" value="0.5"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>
        <userDefinedRuntimeAttribute type="boolean" keyPath="hidden"><boolean key="value" value="YES"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="point" keyPath="center"><point key="value" x="1" y="2"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="size" keyPath="layer.shadowOffset"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="rect" keyPath="frame"><rect key="value" x="1" y="2" width="3" height="4"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="string" keyPath="restorationIdentifier"><string key="value">x</string></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="string" keyPath="restorationIdentifier"><mutableString key="value">x</mutableString></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="color" keyPath="tintColor"><color key="value" white="1" alpha="1"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="nil" keyPath="tintColor"><nil key="value"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="oc"/></connections>
        </view>
        <view contentMode="scaleToFill" id="v2"><color key="backgroundColor" cocoaTouchSystemColor="whiteColor"/><color key="tintColor" name="Named"/></view>
        <view contentMode="scaleToFill" id="v3"><color key="backgroundColor" systemColor="unheardOfColor"/><color key="tintColor" xcode11CocoaTouchSystemColor="labelColor" cocoaTouchSystemColor="darkTextColor"/></view>
        <label contentMode="left" text="x" textAlignment="natural" lineBreakMode="tailTruncation" id="l1"><fontDescription key="fontDescription" type="system" pointSize="17"/><nil key="textColor"/><size key="shadowOffset" width="1" height="1"/></label>
        <label contentMode="left" id="l2"><fontDescription key="fontDescription" name="A-Bold" family="A" pointSize="17"/><string key="text">x</string></label>
        <label contentMode="left" id="l3"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/><mutableString key="text">x</mutableString></label>
        <label contentMode="left" id="l4"><attributedString key="attributedText"><fragment content="x"><attributes>
        <color key="NSColor" white="0" alpha="1"/><font key="NSFont" size="12" name="A"/><paragraphStyle key="NSParagraphStyle" alignment="left" lineBreakMode="wordWrapping"/>
        <integer key="NSUnderline" value="1"/><real key="NSKern" value="1"/></attributes></fragment>
        <fragment content="y"><attributes><font key="NSFont" metaFont="system"/></attributes></fragment></attributedString></label>
        <imageView contentMode="scaleToFill" image="star" catalog="system" id="iv"><preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="large"/></imageView>
        <button contentMode="scaleToFill" contentHorizontalAlignment="center" buttonType="system" id="b1"><fontDescription key="fontDescription" type="boldSystem" pointSize="15"/>
        <inset key="contentEdgeInsets" minX="1" minY="1" maxX="1" maxY="1"/><size key="titleShadowOffset" width="1" height="1"/><state key="normal" title="x" image="star" catalog="system"><color key="titleColor" white="0" alpha="1"/></state>
        <connections><action selector="tap:" destination="vc" eventType="touchUpInside" id="ac"/><segue destination="pop" kind="popoverPresentation" identifier="p" popoverAnchorView="v1" id="sg"><popoverArrowDirection key="popoverArrowDirection" up="YES"/></segue></connections></button>
        <button contentMode="scaleToFill" id="b2"><state key="normal" title="x"/><buttonConfiguration key="configuration" style="filled" title="x"/></button>
        <switch contentMode="scaleToFill" id="sw"/>
        <slider contentMode="scaleToFill" id="sl"/>
        <segmentedControl contentMode="scaleToFill" segmentControlStyle="plain" id="sc"><segments><segment title="x"/></segments></segmentedControl>
        <stepper contentMode="scaleToFill" id="sp"/><pageControl contentMode="scaleToFill" id="pc"/>
        <progressView contentMode="scaleToFill" id="pv"/><activityIndicatorView contentMode="scaleToFill" style="medium" id="ai"/>
        <datePicker contentMode="scaleToFill" id="dp"><date key="date" timeIntervalSinceReferenceDate="1"/></datePicker><pickerView contentMode="scaleToFill" id="pi"/>
        <textField contentMode="scaleToFill" placeholder="x" id="tf"><fontDescription key="fontDescription" type="system" pointSize="14"/><textInputTraits key="textInputTraits"/></textField>
        <textView contentMode="scaleToFill" id="tv"><fontDescription key="fontDescription" type="system" weight="bold" size="system"/><textInputTraits key="textInputTraits"/><dataDetectorType key="dataDetectorTypes" link="YES"/></textView>
        <searchBar contentMode="redraw" placeholder="x" id="sb"><textInputTraits key="textInputTraits"/></searchBar>
        <visualEffectView contentMode="scaleToFill" id="ve"><view key="contentView" contentMode="center" id="vec"/><blurEffect style="light"/></visualEffectView>
        <visualEffectView contentMode="scaleToFill" id="vx"><view key="contentView" contentMode="center" id="vxc"/><vibrancyEffect><blurEffect style="light"/></vibrancyEffect></visualEffectView>
        <scrollView contentMode="scaleToFill" id="sv"><viewLayoutGuide key="contentLayoutGuide" id="clg"/><inset key="contentInset" minX="1" minY="1" maxX="1" maxY="1"/></scrollView>
        <stackView contentMode="scaleToFill" axis="vertical" id="st"><variation key="widthClass=compact" axis="horizontal" spacing="3"/></stackView>
        <containerView contentMode="scaleToFill" id="cv"><connections><segue destination="child" kind="embed" identifier="e" id="em"/></connections></containerView>
        <mapView id="f1"/><wkWebView id="f2"><wkWebViewConfiguration key="configuration"><audiovisualMediaTypes key="m" none="YES"/><dataDetectorTypes key="d" none="YES"/><wkPreferences key="preferences"/></wkWebViewConfiguration></wkWebView><webView id="f3"/><mtkView id="f4"/>
        <toolbar contentMode="scaleToFill" id="tb"><items><barButtonItem title="x" id="tbi"/></items></toolbar>
        <navigationBar contentMode="scaleToFill" id="nb"><textAttributes key="titleTextAttributes"><fontDescription key="fontDescription" type="system" pointSize="14"/></textAttributes><items><navigationItem title="x" id="nbi"/></items></navigationBar>
        <tabBar contentMode="scaleToFill" id="tbb"><items><tabBarItem title="x" image="star" catalog="system" id="tbbi"><offsetWrapper key="titlePositionAdjustment" horizontal="1" vertical="1"/></tabBarItem></items></tabBar>
        <collectionView contentMode="scaleToFill" dataMode="prototypes" id="col"><collectionViewLayout key="collectionViewLayout" id="coll"/></collectionView>
        </subviews>
        <viewLayoutGuide key="safeArea" id="vlg"/>
        <constraints>
        <constraint firstItem="v1" firstAttribute="leading" secondItem="v2" secondAttribute="trailing" id="c1"><variation key="widthClass=compact" constant="3"/></constraint>
        <constraint firstItem="v1" firstAttribute="top" secondItem="tlg" secondAttribute="bottom" constant="8" id="c2"/>
        <constraint firstItem="v1" firstAttribute="width" constant="8" placeholder="NO" id="c3"/>
        </constraints>
        <variation key="default"><mask key="constraints"><exclude reference="c1"/></mask></variation>
        <variation key="widthClass=compact"><mask key="constraints"><include reference="c1"/></mask></variation>
        </view>
        <extendedEdge key="edgesForExtendedLayout" top="YES"/><nil key="simulatedStatusBarMetrics"/>
        <simulatedStatusBarMetrics key="simulatedStatusBarMetrics"/><simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/><simulatedToolbarMetrics key="m"/>
        <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/><simulatedScreenMetrics key="simulatedDestinationMetrics"/><simulatedOrientationMetrics key="o"/>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/><value key="contentSizeForViewInPopover" type="size" width="3" height="4"/><size key="freeformSize" width="1" height="1"/>
        <toolbarItems><barButtonItem systemItem="add" id="ti"/></toolbarItems>
        <navigationItem key="navigationItem" title="x" id="ni"><rightBarButtonItems><barButtonItem title="x" id="rb"><button key="customView" contentMode="center" id="cb"/></barButtonItem></rightBarButtonItems></navigationItem>
        <connections><outlet property="view" destination="v" id="o1"/></connections>
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="fr" userLabel="First Responder" sceneMemberID="firstResponder"/>
        <exit id="ex" userLabel="Exit" sceneMemberID="exit"/>
        <tapGestureRecognizer id="tap"/><panGestureRecognizer id="pan"/><swipeGestureRecognizer id="swi"/><pinchGestureRecognizer id="pin"/><pongPressGestureRecognizer id="lon"/>
        <customObject id="cu"/><window contentMode="scaleToFill" id="wi"/>
        </objects><point key="canvasLocation" x="0" y="0"/></scene>
        <scene sceneID="s2"><objects><viewController id="child" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="childv"><animations/></view></viewController></objects></scene>
        <scene sceneID="s3"><objects><viewController id="pop" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="popv"/>
        <connections><segue destination="child" kind="show" destinationCreationSelector="make:" id="k1"/><segue destination="ex" kind="unwind" unwindAction="back:" popoverAnchorBarButtonItem="ti" id="k4"/><segue destination="child" kind="presentation" modalPresentationStyle="formSheet" id="k2"/><segue destination="child" kind="custom" customClass="JumpSegue" customModule="UIKitTests" id="k3"/></connections></viewController></objects></scene>
        """

    private static let containers = """
        <scene sceneID="s4"><objects><tabBarController id="tabs" sceneMemberID="viewController"><tabBar key="tabBar" contentMode="scaleToFill" id="tbk"/>
        <connections><segue destination="nav" kind="relationship" relationship="viewControllers" id="r1"/><segue destination="spl" kind="relationship" relationship="viewControllers" id="r2"/></connections></tabBarController></objects></scene>
        <scene sceneID="s5"><objects><navigationController id="nav" sceneMemberID="viewController"><tabBarItem key="tabBarItem" title="x" id="tik"/>
        <navigationBar key="navigationBar" contentMode="scaleToFill" id="nbk"><navigationBarAppearance key="standardAppearance"/></navigationBar><toolbar key="toolbar" contentMode="scaleToFill" id="tbn"/>
        <connections><segue destination="tvc" kind="relationship" relationship="rootViewController" id="r3"/></connections></navigationController></objects></scene>
        <scene sceneID="s6"><objects><tableViewController storyboardIdentifier="T" id="tvc" sceneMemberID="viewController">
        <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="44" sectionHeaderHeight="28" sectionFooterHeight="28" id="t1">
        <prototypes><tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" reuseIdentifier="r" textLabel="tl" style="IBUITableViewCellStyleDefault" id="p1">
        <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="p1" id="p1c"><subviews><label contentMode="left" text="x" id="tl"/></subviews></tableViewCellContentView></tableViewCell></prototypes>
        </tableView><refreshControl key="refreshControl" contentMode="scaleToFill" id="rc"/></tableViewController></objects></scene>
        <scene sceneID="s7"><objects><tableViewController id="tvs" sceneMemberID="viewController">
        <tableView key="view" contentMode="scaleToFill" dataMode="static" style="grouped" rowHeight="44" sectionHeaderHeight="28" sectionFooterHeight="28" id="t2">
        <sections><tableViewSection headerTitle="x" id="sec"><cells><tableViewCell contentMode="scaleToFill" selectionStyle="none" indentationWidth="10" id="sc1">
        <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="sc1" id="sc1c"/></tableViewCell></cells></tableViewSection></sections></tableView></tableViewController></objects></scene>
        <scene sceneID="s8"><objects><splitViewController id="spl" sceneMemberID="viewController"><splitViewMasterSimulatedSizeMetrics key="m"/><splitViewDetailSimulatedSizeMetrics key="d"/>
        <connections><segue destination="tvs" kind="relationship" relationship="masterViewController" id="r4"/><segue destination="cvc" kind="relationship" relationship="detailViewController" id="r5"/></connections></splitViewController></objects></scene>
        <scene sceneID="s9"><objects><collectionViewController id="cvc" sceneMemberID="viewController">
        <collectionView key="view" contentMode="scaleToFill" dataMode="prototypes" id="c"><collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10" id="cfl"><size key="itemSize" width="50" height="50"/><inset key="sectionInset" minX="0" minY="0" maxX="0" maxY="0"/></collectionViewFlowLayout>
        <cells><collectionViewCell contentMode="center" reuseIdentifier="c" id="cc"><view key="contentView" contentMode="center" id="ccv"/></collectionViewCell>
        <collectionViewCell contentMode="center" reuseIdentifier="d" id="cd"><collectionViewCellContentView key="contentView" contentMode="center" id="cdv"/></collectionViewCell></cells>
        <collectionReusableView key="sectionHeaderView" contentMode="center" reuseIdentifier="h" id="crv"/></collectionView></collectionViewController></objects></scene>
        <scene sceneID="s10"><objects><pageViewController transitionStyle="scroll" navigationOrientation="horizontal" id="pvc" sceneMemberID="viewController"/></objects></scene>
        <scene sceneID="s11"><objects><viewControllerPlaceholder storyboardName="Other" id="ph" sceneMemberID="viewController"/></objects></scene>
        <scene sceneID="s12"><objects><avPlayerViewController id="av" sceneMemberID="viewController"/></objects></scene>
        <scene sceneID="s13"><objects><tabBarController id="tab2" sceneMemberID="viewController"><viewControllers><viewController id="tab2c"/></viewControllers></tabBarController></objects></scene>
        """
}
