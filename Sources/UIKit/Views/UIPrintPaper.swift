import CoreGraphics
import Foundation

/// A sheet of paper: its size, and the part of it that a printer reaches.
@preconcurrency @MainActor open class UIPrintPaper: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIPrintPaper") }

    let name: String
    private let size: CGSize

    /// The size of the sheet, in points.
    open var paperSize: CGSize { size }

    // Choice (printing): printers leave a quarter of an inch at every edge.
    /// The part of the sheet that is printed on, in points from its top left corner.
    open var printableRect: CGRect { CGRect(origin: .zero, size: size).insetBy(dx: 18, dy: 18) }

    init(_ name: String, _ size: CGSize) {
        self.name = name
        self.size = size
        super.init()
    }

    /// Makes a sheet of the size that is usual in the person's region.
    public override convenience init() {
        let usual = Self.usual
        self.init(usual.name, usual.size)
    }

    private static var usual: UIPrintPaper {
        // Choice (printing): as the Simulator's printers, Letter where inches are the measure, and A4 elsewhere.
        Locale.current.measurementSystem == .us ? .letter : .a4
    }

    private static var letter: UIPrintPaper { UIPrintPaper("US Letter", CGSize(width: 612, height: 792)) }
    private static var a4: UIPrintPaper { UIPrintPaper("A4", CGSize(width: 595, height: 842)) }

    /// The papers that a person can choose from, the usual one first.
    static var all: [UIPrintPaper] {
        let usual = usual
        let others = [
            letter, a4, UIPrintPaper("A5", CGSize(width: 420, height: 595)),
            UIPrintPaper("4 \u{00D7} 6 in", CGSize(width: 288, height: 432)),
        ]
        return [usual] + others.filter { $0.name != usual.name }
    }

    /// The smallest of some papers that holds a page, turned if need be; the largest where none does.
    public class func bestPaper(
        forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]
    ) -> UIPrintPaper {
        func area(_ paper: UIPrintPaper) -> CGFloat { paper.paperSize.width * paper.paperSize.height }
        let (short, long) = (min(contentSize.width, contentSize.height), max(contentSize.width, contentSize.height))
        let fitting = paperList.filter {
            min($0.paperSize.width, $0.paperSize.height) >= short
                && max($0.paperSize.width, $0.paperSize.height) >= long
        }
        return fitting.min { area($0) < area($1) } ?? paperList.max { area($0) < area($1) } ?? usual
    }
}
