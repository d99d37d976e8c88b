import CoreGraphics
import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// What attributed strings say of their text, in labels, text views and drawn strings.
@preconcurrency @MainActor final class TextAttributeTests: EventTestCase {
    private final class Listener: NSObject, UITextViewDelegate {
        var log: [String] = []
        var allows = false

        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            log.append("\(URL) \(characterRange.location)+\(characterRange.length)")
            return allows
        }

        func textView(
            _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
        ) -> Bool {
            log.append("attachment \(characterRange.location)")
            return true
        }
    }

    private final class Raised: NSTextAttachment {
        override func attachmentBounds(
            for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
            characterIndex charIndex: Int
        ) -> CGRect { CGRect(x: 0, y: -4, width: lineFrag.height, height: lineFrag.height * 2) }
    }

    private func square(_ color: UIColor, _ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    // MARK: Attachments

    func testALabelMakesRoomForAnAttachment() {
        let label = UILabel()
        label.text = "ab"
        let width = label.intrinsicContentSize.width
        let text = NSMutableAttributedString(string: "a", attributes: [.font: label.font as Any])
        text.append(NSAttributedString(attachment: NSTextAttachment(image: square(.red, 30))))
        text.append(NSAttributedString(string: "b", attributes: [.font: label.font as Any]))
        label.attributedText = text
        XCTAssertEqual(label.intrinsicContentSize.width, width + 30, accuracy: 1)
        XCTAssertGreaterThan(label.intrinsicContentSize.height, 30)
        XCTAssertEqual(text.string.unicodeScalars.map(\.value), [97, 0xFFFC, 98])
    }

    func testAnAttachmentsBoundsAreAskedFor() {
        let font = UIFont.systemFont(ofSize: 20)
        let attachment = Raised(data: square(.blue, 8).pngData(), ofType: "public.png")
        let box = attachment.layout(at: 0, font: font)
        XCTAssertEqual(box.rise, -4)
        XCTAssertEqual(box.size, CGSize(width: font.lineHeight, height: font.lineHeight * 2))
        // A file does not say how many pixels a point has.
        XCTAssertEqual((box.content as? UIImage)?.size, CGSize(width: 24, height: 24))
        let own = NSTextAttachment(image: square(.red, 30))
        own.bounds = CGRect(x: 0, y: -3, width: 12, height: 10)
        XCTAssertEqual(own.layout(at: 0, font: font).size, CGSize(width: 12, height: 10))
        XCTAssertEqual(own.layout(at: 0, font: font).rise, -3)
    }

    func testAttachmentsAndShadowsAreDrawn() {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 0, height: 40)
        shadow.shadowColor = UIColor.green
        let text = NSMutableAttributedString(attachment: NSTextAttachment(image: square(.red, 20)))
        text.append(
            NSAttributedString(
                string: "M", attributes: [.font: UIFont.systemFont(ofSize: 30, weight: .black), .shadow: shadow]))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 90), format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 60, height: 90))
            text.draw(at: .zero)
        }
        let colors = Set((0..<90).flatMap { y in (0..<60).map { x in picture.color(x, y) } })
        XCTAssertTrue(colors.isSuperset(of: ["ff0000", "000000", "00ff00"]), "\(colors.count)")
        let lowest = (0..<90).last { y in (0..<60).contains { picture.color($0, y) == "000000" } }
        let shadowed = (0..<90).last { y in (0..<60).contains { picture.color($0, y) == "00ff00" } }
        XCTAssertEqual(shadowed, lowest.map { $0 + 40 })
    }

    func testOutlinesAndSlantsAreDrawn() {
        func middle(_ attributes: [NSAttributedString.Key: Any]) -> String {
            let font = UIFont.systemFont(ofSize: 80, weight: .black)
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let text = NSAttributedString(string: "I", attributes: attributes.merging([.font: font]) { $1 })
            let picture = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 100), format: format).image {
                context in
                UIColor.white.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 60, height: 100))
                text.draw(at: .zero)
            }
            return picture.color(Int(text.size().width / 2), Int(font.ascender - font.capHeight / 2))
        }
        XCTAssertEqual(middle([:]), "000000")
        XCTAssertEqual(middle([.strokeWidth: 3]), "ffffff")
        XCTAssertEqual(middle([.strokeWidth: -3, .strokeColor: UIColor.red]), "000000")
        XCTAssertEqual(middle([.obliqueness: 1.5]), "ffffff")
    }

    // MARK: Links

    private func textView(_ text: NSAttributedString) -> (UITextView, Listener) {
        let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
        view.isEditable = false
        view.attributedText = text
        let listener = Listener()
        view.delegate = listener
        root.addSubview(view)
        settle()
        return (view, listener)
    }

    func testATapFollowsALink() throws {
        let text = NSMutableAttributedString(string: "Go ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let url = try XCTUnwrap(URL(string: "https://example.org"))
        text.append(
            NSAttributedString(string: "there", attributes: [.font: UIFont.systemFont(ofSize: 17), .link: url]))
        text.append(NSAttributedString(attachment: NSTextAttachment(image: square(.red, 20))))
        let (view, listener) = textView(text)
        func tap(_ range: Range<Int>) {
            let rect = view.rect(of: NSRange(range))
            self.tap(rect.midX, 100 + rect.midY)
            settle()
        }
        tap(4..<5)
        tap(8..<9)
        XCTAssertEqual(listener.log, ["https://example.org 3+5", "attachment 8"])
        XCTAssertFalse(view.isFirstResponder)
        tap(0..<1)
        XCTAssertEqual(listener.log.count, 2)
    }

    func testLinksHaveTheTintOrTheirOwnColour() throws {
        let text = NSAttributedString(
            string: "link", attributes: [.link: "https://example.org", .foregroundColor: UIColor.black])
        let (view, _) = textView(text)
        view.tintColor = .red
        XCTAssertEqual(
            view.textLayout(width: 300).request.runs[0].attributes.color, TextColor(red: 1, green: 0, blue: 0))
        view.linkTextAttributes = [
            .foregroundColor: UIColor.green, .underlineStyle: NSUnderlineStyle.double.rawValue,
        ]
        let attributes = view.textLayout(width: 300).request.runs[0].attributes
        XCTAssertEqual(attributes.color, TextColor(red: 0, green: 1, blue: 0))
        XCTAssertEqual(attributes.underline.rawValue, 9)
        view.linkTextAttributes = [:]
        XCTAssertEqual(
            view.textLayout(width: 300).request.runs[0].attributes.color, TextColor(red: 0, green: 0, blue: 0))
    }

    // MARK: Paragraphs and labels

    func testAttributesReachTheLayout() {
        let text = NSAttributedString(
            string: "x",
            attributes: [
                .strokeWidth: -3, .strokeColor: UIColor.red, .obliqueness: 0.2, .expansion: CGFloat(0.1), .ligature: 0,
                .kern: 1, .tracking: 2, .underlineStyle: NSUnderlineStyle([.single, .patternDot, .byWord]).rawValue,
                .strikethroughStyle: NSUnderlineStyle.thick.rawValue,
                .textEffect: NSAttributedString.TextEffectStyle.letterpressStyle.rawValue,
            ])
        let request = TextLayoutRequest(text, defaultFont: .systemFont(ofSize: 12), defaultStyle: .default)
        let attributes = request.attributes
        XCTAssertEqual(
            [attributes.strokeWidth, attributes.obliqueness, attributes.expansion, attributes.kern], [-3, 0.2, 0.1, 3])
        XCTAssertEqual(attributes.strokeColor, TextColor(red: 1, green: 0, blue: 0))
        XCTAssertFalse(attributes.hasLigatures)
        XCTAssertEqual(attributes.underline.rawValue, 0x8101)
        XCTAssertEqual(attributes.strikethrough.rawValue, 2)
        XCTAssertEqual(attributes.shadow?.offset.height, 0.5)
    }

    func testParagraphStylesHoldForTheirParagraphs() {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        style.paragraphSpacingBefore = 6
        style.tabStops = [NSTextTab(textAlignment: .right, location: 90)]
        style.addTabStop(NSTextTab(textAlignment: .left, location: 40))
        style.baseWritingDirection = .rightToLeft
        XCTAssertEqual(style.tabStops.map(\.location), [40, 90])
        XCTAssertEqual(NSParagraphStyle.default.tabStops.count, 12)
        let text = NSMutableAttributedString(string: "one\n")
        text.append(NSAttributedString(string: "two", attributes: [.paragraphStyle: style]))
        let request = TextLayoutRequest(text, defaultFont: .systemFont(ofSize: 12), defaultStyle: .default)
        XCTAssertEqual(request.paragraphRuns.map(\.range), [0..<4, 4..<7])
        XCTAssertEqual(request.paragraphRuns.map(\.style.alignment), [.natural, .right])
        XCTAssertEqual(request.paragraphRuns[1].style.tabStops.map(\.location), [40, 90])
        XCTAssertEqual(request.paragraphRuns[1].style.isRightToLeft, true)
        let copy = style.copy() as? NSParagraphStyle
        XCTAssertEqual(copy, style)
        style.removeTabStop(style.tabStops[0])
        XCTAssertNotEqual(copy, style)
    }

    func testALabelTightensItsLettersBeforeItCutsThemOff() {
        let label = UILabel()
        label.text = "A text that is just too long"
        let width = label.intrinsicContentSize.width - 8
        let size = CGSize(width: width, height: 100)
        XCTAssertTrue(label.layout(in: size, lines: 1).isTruncated)
        label.allowsDefaultTighteningForTruncation = true
        XCTAssertFalse(label.layout(in: size, lines: 1).isTruncated)
        XCTAssertTrue(label.layout(in: CGSize(width: width / 2, height: 100), lines: 1).isTruncated)
        label.lineBreakStrategy = .pushOut
        XCTAssertTrue(label.layout(in: size, lines: 2).request.paragraphStyle.pushesWordsOut)
    }

    func testStringsAreDrawnWithOptions() {
        /// Whether a text that is too wide for its rectangle has a second line.
        func wraps(_ draw: (CGRect, [NSAttributedString.Key: Any]) -> Void) -> Bool {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let picture = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 60), format: format).image { _ in
                draw(
                    CGRect(x: 0, y: 0, width: 30, height: 60),
                    [.font: UIFont.systemFont(ofSize: 24, weight: .black), .foregroundColor: UIColor.red])
            }
            return (34..<60).contains { y in (0..<50).contains { picture.color($0, y) == "ff0000" } }
        }
        let wrapped: NSStringDrawingOptions = .usesLineFragmentOrigin
        XCTAssertTrue(wraps { "H H".draw(with: $0, options: wrapped, attributes: $1, context: nil) })
        XCTAssertFalse(wraps { "H H".draw(with: $0, options: [], attributes: $1, context: nil) })
        XCTAssertTrue(wraps { ("H H" as NSString).draw(with: $0, options: wrapped, attributes: $1, context: nil) })
        XCTAssertFalse(wraps { ("H H" as NSString).draw(with: $0, options: [], attributes: $1, context: nil) })
    }

    func testTextShrinksAsFarAsTheDrawingContextLetsIt() {
        let text = NSAttributedString(string: "Matryoshka", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let width = text.size().width
        let context = NSStringDrawingContext()
        let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
        func bounds(_ part: CGFloat, least: CGFloat) -> CGRect {
            context.minimumScaleFactor = least
            return text.boundingRect(with: CGSize(width: width * part, height: 24), options: options, context: context)
        }
        XCTAssertEqual(bounds(1.1, least: 0.5).width, width, accuracy: 0.01)
        XCTAssertEqual(context.actualScaleFactor, 1)
        // Smaller letters of the system's font are wider for their size.
        XCTAssertEqual(bounds(0.8, least: 0.5).width, width * 0.8, accuracy: width * 0.02)
        XCTAssertEqual(context.actualScaleFactor, 0.77, accuracy: 0.03)
        _ = bounds(0.3, least: 0.5)
        XCTAssertEqual(context.actualScaleFactor, 0.5)
        _ = bounds(0.3, least: 0)
        XCTAssertEqual(context.actualScaleFactor, 1)
        _ = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 60)).image { _ in
            text.draw(with: CGRect(x: 7, y: 9, width: 200, height: 40), options: options, context: context)
        }
        XCTAssertEqual(context.totalBounds.origin, CGPoint(x: 7, y: 9))
        XCTAssertEqual(context.totalBounds.width, width, accuracy: 0.01)
    }
}

extension UIImage {
    /// The colour of a pixel in hexadecimal digits.
    fileprivate func color(_ x: Int, _ y: Int) -> String {
        guard let cgImage else { return "" }
        return String(format: "%06x", cgImage.bitmap[x, y] & 0xFF_FFFF)
    }
}
