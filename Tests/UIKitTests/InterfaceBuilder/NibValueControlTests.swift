import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class NibValueControlTests: XCTestCase {
    func testSegmentedControl() throws {
        let control = try XCTUnwrap(
            UINib.view(
                """
                <segmentedControl opaque="NO" id="s" segmentControlStyle="plain" selectedSegmentIndex="1" \
                apportionsSegmentWidthsByContent="YES">
                <segments><segment title="First"/><segment title="Second" width="80"/><segment title="" \
                image="star" catalog="system" enabled="NO"/></segments>
                <color key="selectedSegmentTintColor" systemColor="systemRedColor"/></segmentedControl>
                """) as? UISegmentedControl)
        XCTAssertEqual(control.numberOfSegments, 3)
        XCTAssertEqual(control.titleForSegment(at: 0), "First")
        XCTAssertEqual(control.widthForSegment(at: 1), 80)
        XCTAssertEqual(control.imageForSegment(at: 2)?.isSymbolImage, true)
        XCTAssertFalse(control.isEnabledForSegment(at: 2))
        XCTAssertEqual(control.selectedSegmentIndex, 1)
        XCTAssertTrue(control.apportionsSegmentWidthsByContent)
        XCTAssertTrue(control.selectedSegmentTintColor === UIColor.systemRed)
    }

    func testSlider() throws {
        let slider = try XCTUnwrap(
            UINib.view(
                """
                <slider opaque="NO" id="s" value="30" minValue="10" maxValue="50" continuous="NO">
                <color key="minimumTrackTintColor" systemColor="systemRedColor"/></slider>
                """) as? UISlider)
        XCTAssertEqual([slider.value, slider.minimumValue, slider.maximumValue], [30, 10, 50])
        XCTAssertFalse(slider.isContinuous)
        XCTAssertTrue(slider.minimumTrackTintColor === UIColor.systemRed)
    }

    func testStepper() throws {
        let stepper = try XCTUnwrap(
            UINib.view(
                """
                <stepper opaque="NO" id="s" value="-150" minimumValue="-200" maximumValue="-100" stepValue="5" \
                wraps="YES" autorepeat="NO" continuous="NO"/>
                """) as? UIStepper)
        XCTAssertEqual([stepper.value, stepper.minimumValue, stepper.maximumValue], [-150, -200, -100])
        XCTAssertEqual(stepper.stepValue, 5)
        XCTAssertEqual([stepper.wraps, stepper.autorepeat, stepper.isContinuous], [true, false, false])
    }

    func testPageControl() throws {
        let control = try XCTUnwrap(
            UINib.view(
                """
                <pageControl opaque="NO" id="p" numberOfPages="4" currentPage="2" hidesForSinglePage="YES">
                <color key="pageIndicatorTintColor" systemColor="systemRedColor"/></pageControl>
                """) as? UIPageControl)
        XCTAssertEqual(control.numberOfPages, 4)
        XCTAssertEqual(control.currentPage, 2)
        XCTAssertTrue(control.hidesForSinglePage)
        XCTAssertTrue(control.pageIndicatorTintColor === UIColor.systemRed)
    }

    func testActivityIndicator() throws {
        let indicator = try XCTUnwrap(
            UINib.view(
                """
                <activityIndicatorView opaque="NO" id="a" hidesWhenStopped="YES" animating="YES" style="large"/>
                """) as? UIActivityIndicatorView)
        XCTAssertTrue(indicator.isAnimating)
        XCTAssertTrue(indicator.hidesWhenStopped)
        XCTAssertFalse(indicator.isHidden)
        XCTAssertEqual(indicator.intrinsicContentSize.width, 37)
        let still = try XCTUnwrap(
            UINib.view("<activityIndicatorView id=\"a\" style=\"medium\"/>") as? UIActivityIndicatorView)
        XCTAssertFalse(still.isAnimating)
        XCTAssertFalse(still.isHidden)
    }

    func testDatePicker() throws {
        let picker = try XCTUnwrap(
            UINib.view(
                """
                <datePicker contentMode="scaleToFill" id="d" datePickerMode="time" minuteInterval="15" \
                useCurrentDate="NO" style="wheels">
                <locale key="locale" localeIdentifier="de_DE"/>
                <date key="date" timeIntervalSinceReferenceDate="450000000"/>
                <date key="maximumDate" timeIntervalSinceReferenceDate="460000000"/></datePicker>
                """) as? UIDatePicker)
        XCTAssertEqual(picker.datePickerMode, .time)
        XCTAssertEqual(picker.datePickerStyle, .wheels)
        XCTAssertEqual(picker.minuteInterval, 15)
        XCTAssertEqual(picker.locale?.identifier, "de_DE")
        XCTAssertEqual(picker.date, Date(timeIntervalSinceReferenceDate: 450_000_000))
        XCTAssertEqual(picker.maximumDate, Date(timeIntervalSinceReferenceDate: 460_000_000))
        XCTAssertNil(picker.minimumDate)
    }

    /// The date of a document is the one at which it was made, unless the document says that it counts.
    func testADatePickerShowsTheCurrentDate() throws {
        let picker = try XCTUnwrap(
            UINib.view(
                """
                <datePicker id="d" datePickerMode="date" minuteInterval="1">
                <date key="date" timeIntervalSinceReferenceDate="450000000"/></datePicker>
                """) as? UIDatePicker)
        XCTAssertEqual(picker.date.timeIntervalSince(UIDatePicker().date), 0, accuracy: 60)
    }

    func testPickerAndRefreshControl() throws {
        XCTAssertTrue(UINib.view("<pickerView contentMode=\"scaleToFill\" id=\"p\"/>") is UIPickerView)
        let scrollView = try XCTUnwrap(
            UINib.view(
                """
                <scrollView id="s"><refreshControl key="refreshControl" opaque="NO" id="r" tag="7"/></scrollView>
                """) as? UIScrollView)
        XCTAssertEqual(scrollView.refreshControl?.tag, 7)
        XCTAssertTrue(scrollView.refreshControl?.superview === scrollView)
    }

    func testVisualEffects() throws {
        let view = try XCTUnwrap(
            UINib.view(
                """
                <visualEffectView opaque="NO" id="v"><rect key="frame" x="0.0" y="0.0" width="90" height="50"/>
                <view key="contentView" id="c"><rect key="frame" x="0.0" y="0.0" width="90" height="50"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews><label id="l" text="In it"/></subviews></view>
                <vibrancyEffect><blurEffect style="dark"/></vibrancyEffect></visualEffectView>
                """) as? UIVisualEffectView)
        XCTAssertEqual((view.contentView.subviews.first as? UILabel)?.text, "In it")
        XCTAssertEqual((view.effect as? UIVibrancyEffect)?.blurEffect.style, .dark)
        XCTAssertEqual(view.contentView.frame, CGRect(x: 0, y: 0, width: 90, height: 50))
    }
}
