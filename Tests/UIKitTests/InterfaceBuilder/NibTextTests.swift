import XCTest

@_spi(Testing) @testable import UIKit

/// Text fields, text views and search bars from documents.
@preconcurrency @MainActor final class NibTextTests: XCTestCase {
    func testTextField() throws {
        let field = try XCTUnwrap(
            UINib.view(
                """
                <textField id="f" opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" \
                contentVerticalAlignment="center" borderStyle="roundedRect" placeholder="Mail" text="a@b" \
                textAlignment="center" adjustsFontSizeToFit="NO" minimumFontSize="17" clearButtonMode="whileEditing">
                <fontDescription key="fontDescription" type="system" pointSize="14"/>
                <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <textInputTraits key="textInputTraits" autocapitalizationType="words" autocorrectionType="no" \
                spellCheckingType="yes" keyboardType="emailAddress" keyboardAppearance="alert" returnKeyType="next" \
                enablesReturnKeyAutomatically="YES" secureTextEntry="YES" smartDashesType="no" \
                smartInsertDeleteType="yes" smartQuotesType="no" textContentType="email"/>
                </textField>
                """) as? UITextField)
        XCTAssertEqual(field.borderStyle, .roundedRect)
        XCTAssertEqual(field.placeholder, "Mail")
        XCTAssertEqual(field.text, "a@b")
        XCTAssertEqual(field.textAlignment, .center)
        XCTAssertEqual(field.font, .systemFont(ofSize: 14))
        XCTAssertEqual(field.textColor, .red)
        XCTAssertFalse(field.adjustsFontSizeToFitWidth)
        XCTAssertEqual(field.minimumFontSize, 17)
        XCTAssertEqual(field.clearButtonMode, .whileEditing)
        XCTAssertEqual(field.contentHorizontalAlignment, .left)
        XCTAssertEqual(field.autocapitalizationType, .words)
        XCTAssertEqual(field.autocorrectionType, .no)
        XCTAssertEqual(field.spellCheckingType, .yes)
        XCTAssertEqual(field.keyboardType, .emailAddress)
        XCTAssertEqual(field.keyboardAppearance, .dark)
        XCTAssertEqual(field.returnKeyType, .next)
        XCTAssertTrue(field.enablesReturnKeyAutomatically)
        XCTAssertTrue(field.isSecureTextEntry)
        XCTAssertEqual(field.smartDashesType, .no)
        XCTAssertEqual(field.smartInsertDeleteType, .yes)
        XCTAssertEqual(field.smartQuotesType, .no)
        XCTAssertEqual(field.textContentType, .emailAddress)
        XCTAssertEqual(field.intrinsicContentSize.height, 34)
    }

    func testPlainTextField() throws {
        let field = try XCTUnwrap(UINib.view("<textField id=\"f\"/>") as? UITextField)
        XCTAssertEqual(field.borderStyle, .none)
        XCTAssertTrue(field.adjustsFontSizeToFitWidth)
    }

    func testTextView() throws {
        let view = try XCTUnwrap(
            UINib.view(
                """
                <textView id="t" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" \
                scrollEnabled="NO" editable="NO" selectable="NO" textAlignment="right">
                <string key="text">Two
                lines</string>
                <color key="textColor" red="0.0" green="0.0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <fontDescription key="fontDescription" type="system" pointSize="14"/>
                <textInputTraits key="textInputTraits" autocapitalizationType="sentences"/>
                </textView>
                """) as? UITextView)
        XCTAssertEqual(view.text, "Two\nlines")
        XCTAssertFalse(view.isEditable)
        XCTAssertFalse(view.isSelectable)
        XCTAssertFalse(view.isScrollEnabled)
        XCTAssertEqual(view.textAlignment, .right)
        XCTAssertEqual(view.font, .systemFont(ofSize: 14))
        XCTAssertEqual(view.textColor, .blue)
    }

    func testSearchBar() throws {
        let bar = try XCTUnwrap(
            UINib.view(
                """
                <searchBar id="s" contentMode="redraw" searchBarStyle="minimal" text="q" placeholder="Find" \
                showsCancelButton="YES" showsSearchResultsButton="YES" showsScopeBar="YES">
                <scopeButtonTitles><string>All</string><string>Mine</string></scopeButtonTitles>
                <textInputTraits key="textInputTraits" autocorrectionType="no" returnKeyType="go"/>
                </searchBar>
                """) as? UISearchBar)
        XCTAssertEqual(bar.searchBarStyle, .minimal)
        XCTAssertEqual(bar.text, "q")
        XCTAssertEqual(bar.placeholder, "Find")
        XCTAssertTrue(bar.showsCancelButton)
        XCTAssertTrue(bar.showsSearchResultsButton)
        XCTAssertEqual(bar.scopeButtonTitles, ["All", "Mine"])
        XCTAssertTrue(bar.showsScopeBar)
        XCTAssertEqual(bar.autocorrectionType, .no)
        XCTAssertEqual(bar.returnKeyType, .go)
    }
}
