import Foundation
import WebKitEngine
@_spi(Framework) import UIKit

/// What a page looks like: the pixels of the part that is seen, or the text of all of it.
final class PageView: UIView {
    private var text: PageTextView?
    var whenTapped: ((CGPoint) -> Void)?
    var whenFollowed: ((URL) -> Void)?

    init() {
        super.init(frame: .zero)
        isOpaque = true
        backgroundColor = .white
        layer.contentsGravity = .resize
        let tap = PageTap(target: nil, action: nil)
        tap.whenTapped = { [weak self] in self?.whenTapped?($0) }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    /// The height of the text at the view's width; nil where the page is pixels.
    func textHeight(forWidth width: CGFloat) -> CGFloat? {
        text.map { ceil($0.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height) }
    }

    func show(_ picture: PagePicture) {
        switch picture {
        case .pixels(let data, let width, let height, let bytesPerRow):
            text?.removeFromSuperview()
            text = nil
            layer.contents = Self.image(data, width, height, bytesPerRow)
        case .text(let paragraphs):
            layer.contents = nil
            let view = text ?? PageTextView()
            if text == nil { addSubview(view) }
            text = view
            view.whenFollowed = { [weak self] in self?.whenFollowed?($0) }
            view.show(paragraphs)
            setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        text?.frame = bounds
    }

    private static func image(_ data: Data, _ width: Int, _ height: Int, _ bytesPerRow: Int) -> CGImage? {
        var data = data
        return data.withUnsafeMutableBytes { bytes in
            CGContext(
                data: bytes.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: bytesPerRow,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)?
                .makeImage()
        }
    }
}

/// A tap on the page.
private final class PageTap: UITapGestureRecognizer {
    var whenTapped: ((CGPoint) -> Void)? { didSet { addTarget(self, action: Selector("tapped")) } }

    override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(
            super.__objectiveC, name: "PageTap",
            methods: ["tapped": { object, _ in unsafeDowncast(object, to: PageTap.self).tapped() }])
    }

    private func tapped() { if state == .ended, let view { whenTapped?(location(in: view)) } }
}
