extension GuideApp {
    /// The quickstart's container of two tabs; the guide mixes the spellings of Swift 2 and 3.
    static let twoTabs = GuideApp(
        name: "TwoTabs", guide: "004-two-tab-quickstart-swift3.md", form: .unfenced,
        sources: [
            GuideSource(
                name: "TwoTabViewController.swift", listings: [0, 1, 2], opening: "import UIKit\n\n",
                // "Add @IBOutlets for any components you'll need", says the guide; its code uses this one.
                members: "    @IBOutlet weak var contentView: UIView!\n"),
            GuideSource(name: "AppDelegate.swift", listings: [3], opening: "import UIKit\n\n"),
        ],
        fixtures: ["TwoTabViewController.xib": tabsInterface])

    /// What the quickstart shows in a picture: two buttons over the content.
    ///
    /// The first action is named as Swift 3 does, the second as Swift 2 did, from whose days the guide is.
    private static let tabsInterface = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="TwoTabViewController" customModule="TwoTabs" customModuleProvider="target">
                    <connections>
                        <outlet property="contentView" destination="cVw-1A-b2C" id="o1A-2B-c3D"/>
                        <outlet property="view" destination="rVw-2B-c3D" id="o2B-3C-d4E"/>
                    </connections>
                </placeholder>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                <view clearsContextBeforeDrawing="NO" contentMode="scaleToFill" id="rVw-2B-c3D">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <subviews>
                        <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="fBt-3C-d4E">
                            <rect key="frame" x="20" y="28" width="100" height="44"/>
                            <constraints>
                                <constraint firstAttribute="width" constant="100" id="w1A-2B-c3D"/>
                                <constraint firstAttribute="height" constant="44" id="h1A-2B-c3D"/>
                            </constraints>
                            <state key="normal" title="First"/>
                            <connections>
                                <action selector="didTapFirstButtonWithSender:" destination="-1" eventType="touchUpInside" id="a1A-2B-c3D"/>
                            </connections>
                        </button>
                        <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="sBt-4D-e5F">
                            <rect key="frame" x="255" y="28" width="100" height="44"/>
                            <constraints>
                                <constraint firstAttribute="width" constant="100" id="w2B-3C-d4E"/>
                                <constraint firstAttribute="height" constant="44" id="h2B-3C-d4E"/>
                            </constraints>
                            <state key="normal" title="Second"/>
                            <connections>
                                <action selector="didTapSecondButton:" destination="-1" eventType="touchUpInside" id="a2B-3C-d4E"/>
                            </connections>
                        </button>
                        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="cVw-1A-b2C">
                            <rect key="frame" x="0.0" y="80" width="375" height="587"/>
                            <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                        </view>
                    </subviews>
                    <viewLayoutGuide key="safeArea" id="sAr-5E-f6G"/>
                    <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                    <constraints>
                        <constraint firstItem="fBt-3C-d4E" firstAttribute="top" secondItem="sAr-5E-f6G" secondAttribute="top" constant="8" id="c1A-2B-c3D"/>
                        <constraint firstItem="fBt-3C-d4E" firstAttribute="leading" secondItem="sAr-5E-f6G" secondAttribute="leading" constant="20" id="c2B-3C-d4E"/>
                        <constraint firstItem="sBt-4D-e5F" firstAttribute="top" secondItem="fBt-3C-d4E" secondAttribute="top" id="c3C-4D-e5F"/>
                        <constraint firstItem="sAr-5E-f6G" firstAttribute="trailing" secondItem="sBt-4D-e5F" secondAttribute="trailing" constant="20" id="c4D-5E-f6G"/>
                        <constraint firstItem="cVw-1A-b2C" firstAttribute="top" secondItem="fBt-3C-d4E" secondAttribute="bottom" constant="8" id="c5E-6F-g7H"/>
                        <constraint firstItem="cVw-1A-b2C" firstAttribute="leading" secondItem="rVw-2B-c3D" secondAttribute="leading" id="c6F-7G-h8J"/>
                        <constraint firstAttribute="trailing" secondItem="cVw-1A-b2C" secondAttribute="trailing" id="c7G-8H-j9K"/>
                        <constraint firstAttribute="bottom" secondItem="cVw-1A-b2C" secondAttribute="bottom" id="c8H-9J-k1L"/>
                    </constraints>
                </view>
            </objects>
        </document>
        """
}
