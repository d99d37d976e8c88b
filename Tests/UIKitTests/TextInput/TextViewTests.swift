import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Text views: their lines, their editing, their size.
@preconcurrency @MainActor final class TextViewTests: ScreenTestCase {
    private final class Log: NSObject, UITextViewDelegate {
        var events: [String] = []
        var mayChange = true

        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
            events.append("shouldBegin")
            return true
        }
        func textViewDidBeginEditing(_ textView: UITextView) { events.append("didBegin") }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
            events.append("shouldEnd")
            return true
        }
        func textViewDidEndEditing(_ textView: UITextView) { events.append("didEnd") }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            events.append("shouldChange \(range.location),\(range.length) \"\(text)\"")
            return mayChange
        }
        func textViewDidChange(_ textView: UITextView) { events.append("didChange") }
        func textViewDidChangeSelection(_ textView: UITextView) { events.append("selection") }

        func take() -> [String] {
            defer { events = [] }
            return events
        }
    }

    private func show(on screen: TestScreen, height: CGFloat = 120) -> (UITextView, Log) {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        let view = UITextView(frame: CGRect(x: 20, y: 80, width: 200, height: height))
        view.font = .systemFont(ofSize: 17)
        let log = Log()
        view.delegate = log
        controller.view.addSubview(view)
        screen.show(controller)
        return (view, log)
    }

    func testEitherEngineOfLinesHasTheObjectsOfTheFirst() {
        let view = UITextView(usingTextLayoutManager: false)
        view.text = "text"
        XCTAssertEqual(view.textStorage.string, "text")
        XCTAssertEqual(UITextView(usingTextLayoutManager: true).frame, .zero)
    }

    func testTypingAsksAndTells() {
        let screen = TestScreen()
        let (view, log) = show(on: screen)
        screen.tap(view)
        XCTAssertEqual(log.take(), ["shouldBegin", "didBegin", "selection"])
        screen.typeText("a\n")
        XCTAssertEqual(view.text, "a\n")
        XCTAssertEqual(
            log.take(),
            [
                "shouldChange 0,0 \"a\"", "selection", "didChange", "shouldChange 1,0 \"\n\"", "selection", "didChange",
            ])
        log.mayChange = false
        screen.typeText("b")
        XCTAssertEqual(view.text, "a\n")
        _ = log.take()
        view.text = "by the app"
        XCTAssertEqual(log.take(), ["selection"])
        view.resignFirstResponder()
        XCTAssertEqual(log.take(), ["shouldEnd", "didEnd"])
    }

    func testTheCaretStaysInView() {
        let screen = TestScreen()
        let (view, _) = show(on: screen, height: 60)
        screen.tap(view)
        screen.typeText("1\n2\n3\n4\n5")
        XCTAssertEqual(view.contentSize.width, 200)
        XCTAssertGreaterThan(view.contentSize.height, 100)
        let caret = view.caretRect(for: view.endOfDocument)
        XCTAssertGreaterThanOrEqual(caret.minY, view.bounds.minY)
        XCTAssertLessThanOrEqual(caret.maxY, view.bounds.maxY)
        view.selectedRange = NSRange(location: 0, length: 0)
        view.scrollRangeToVisible(view.selectedRange)
        XCTAssertEqual(view.contentOffset.y, 8)
    }

    func testLinesAndInsets() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.font = .systemFont(ofSize: 17)
        view.text = "First\nSecond"
        view.layoutIfNeeded()
        let line = UIFont.systemFont(ofSize: 17).lineHeight
        let first = view.caretRect(for: view.beginningOfDocument)
        XCTAssertEqual(first.midX, 5)
        XCTAssertEqual(first.minY, 8, accuracy: 0.001)
        let second = view.caretRect(at: 6)
        XCTAssertEqual(second.minY, 8 + line, accuracy: 0.01)
        view.textContainerInset = UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 0)
        view.textContainer.lineFragmentPadding = 0
        XCTAssertEqual(view.caretRect(at: 0).midX, 10)
        XCTAssertEqual(view.caretRect(at: 0).minY, 20, accuracy: 0.001)
        XCTAssertEqual(view.offset(closestTo: CGPoint(x: 0, y: 25 + line)), 6)
    }

    func testWithoutScrollingTheViewIsAsLargeAsItsText() {
        let view = UITextView(frame: .zero)
        view.font = .systemFont(ofSize: 17)
        view.text = "A line\nAnother line"
        XCTAssertEqual(view.intrinsicContentSize.height, UIView.noIntrinsicMetric)
        view.isScrollEnabled = false
        let size = view.intrinsicContentSize
        let label = UILabel()
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 17)
        label.text = view.text
        XCTAssertEqual(size.width, label.intrinsicContentSize.width + 10, accuracy: 0.4)
        XCTAssertEqual(size.height, label.intrinsicContentSize.height + 16, accuracy: 0.4)
        let narrow = view.sizeThatFits(CGSize(width: 60, height: 0))
        XCTAssertGreaterThan(narrow.height, size.height)
        XCTAssertLessThanOrEqual(narrow.width, 60)
    }

    func testATextThatCannotBeEditedBringsUpNoKeyboard() {
        let screen = TestScreen()
        let (view, log) = show(on: screen)
        view.text = "Read only"
        view.isEditable = false
        screen.doubleTap(.view(view))
        XCTAssertTrue(view.isFirstResponder)
        XCTAssertEqual(InputViews.shared.frame, .zero)
        XCTAssertFalse(log.events.contains("shouldBegin"))
    }

    func testAttributesSurviveEditing() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let text = NSMutableAttributedString(string: "red blue")
        text.setAttributes([.foregroundColor: UIColor.red], range: NSRange(location: 0, length: 4))
        text.setAttributes([.foregroundColor: UIColor.blue], range: NSRange(location: 4, length: 4))
        view.attributedText = text
        view.replace(view.textRange(from: view.beginningOfDocument, to: view.beginningOfDocument)!, withText: "very ")
        XCTAssertEqual(view.text, "very red blue")
        func color(_ index: Int) -> UIColor? {
            view.attributedText.attributes(at: index, effectiveRange: nil)[.foregroundColor] as? UIColor
        }
        XCTAssertEqual([0, 5, 8, 9, 12].map(color), [.red, .red, .red, .blue, .blue])
    }

    func testCopyAndPaste() {
        let screen = TestScreen()
        let (view, _) = show(on: screen)
        view.text = "one two"
        XCTAssertFalse(view.canPerformAction("copy:", withSender: nil))
        screen.tap(view)
        view.selectedRange = NSRange(location: 4, length: 3)
        XCTAssertTrue(view.canPerformAction("copy:", withSender: nil))
        XCTAssertFalse(view.canPerformAction("paste:", withSender: nil))
        XCTAssertTrue(UIApplication.shared.sendAction("cut:", to: nil, from: nil, for: nil))
        XCTAssertEqual(view.text, "one ")
        XCTAssertEqual(UIPasteboard.general.string, "two")
        XCTAssertTrue(UIPasteboard.general.hasStrings)
        view.selectAll(nil)
        view.paste(nil)
        XCTAssertEqual(view.text, "two")
    }

    func testHandlesAreWholeOnTheFirstAndTheLastLine() {
        let screen = TestScreen()
        let (view, _) = show(on: screen, height: 20)
        view.textContainerInset = .zero
        view.text = "one two"
        screen.tap(view)
        view.selectAll(nil)
        view.layoutIfNeeded()
        let handles = view.subviews.compactMap { $0 as? SelectionHandle }
        XCTAssertEqual(handles.map(\.isStart), [true, false])
        for handle in handles {
            XCTAssertGreaterThanOrEqual(handle.frame.minY, 0)
            XCTAssertLessThanOrEqual(handle.frame.maxY, max(view.contentSize.height, view.bounds.height))
            XCTAssertGreaterThanOrEqual(handle.frame.height, 17)
        }
    }

    // MARK: Inside a scroll view

    /// A text view as high as its text, of 40 lines, in a scroll view as large as the screen.
    private func showScrolled(on screen: TestScreen) -> (UIScrollView, UITextView) {
        let controller = UIViewController()
        let scroll = UIScrollView(frame: controller.view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentInsetAdjustmentBehavior = .never
        let view = UITextView(frame: .zero)
        view.isScrollEnabled = false
        view.contentInsetAdjustmentBehavior = .never
        view.font = .systemFont(ofSize: 17)
        view.text = (0..<40).map { "Line \($0)" }.joined(separator: "\n")
        view.frame.size = CGSize(width: 393, height: view.sizeThatFits(CGSize(width: 393, height: 1e5)).height)
        scroll.addSubview(view)
        scroll.contentSize = view.bounds.size
        controller.view.addSubview(scroll)
        screen.show(controller)
        return (scroll, view)
    }

    private func caretEnd(_ view: UITextView, in scroll: UIScrollView) -> CGFloat {
        guard let end = view.selectedTextRange?.end else { return 0 }
        return scroll.convert(view.caretRect(for: end), from: view).maxY - scroll.contentOffset.y
    }

    func testRoomForTheKeyboardBringsTheCaretIntoView() {
        let screen = TestScreen()
        let (scroll, view) = showScrolled(on: screen)
        view.selectedRange = NSRange(location: (view.text as NSString).range(of: "Line 30").location, length: 0)
        view.becomeFirstResponder()
        screen.runUntilIdle()
        XCTAssertEqual(scroll.contentOffset.y, 0)
        XCTAssertGreaterThan(caretEnd(view, in: scroll), 852 - 336)
        scroll.contentInset.bottom = 336
        screen.runUntilIdle()
        XCTAssertEqual(caretEnd(view, in: scroll), 852 - 336 - 4, accuracy: 1)
    }

    func testTypingFollowsTheCaretInTheScrollViewAround() {
        let screen = TestScreen()
        let (scroll, view) = showScrolled(on: screen)
        view.selectedRange = NSRange(location: (view.text as NSString).length, length: 0)
        scroll.contentInset.bottom = 336
        view.becomeFirstResponder()
        screen.runUntilIdle()
        XCTAssertEqual(caretEnd(view, in: scroll), 852 - 336 - 4, accuracy: 5)
    }
}
