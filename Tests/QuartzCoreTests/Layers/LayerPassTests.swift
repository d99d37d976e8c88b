import CoreGraphics
import Foundation
import XCTest

@testable import QuartzCore

/// The order in which a pass comes to the layers that it has work for.
@preconcurrency @MainActor final class LayerPassTests: XCTestCase {
    override func setUp() { Drawing.start(disablingActions: true) }

    override func tearDown() { Drawing.start() }

    private final class Log { var names: [String] = [] }

    private final class LoggedLayer: CALayer {
        var log: Log?
        var onLayout: (() -> Void)?

        override func layoutSublayers() {
            log?.names.append(name ?? "")
            let action = onLayout
            onLayout = nil
            action?()
        }

        override func display() { log?.names.append("draws \(name ?? "")") }
    }

    private let log = Log()
    private let root = CALayer()

    private func layers(_ count: Int) -> [LoggedLayer] {
        (0..<count).map { index in
            let layer = LoggedLayer()
            layer.name = "\(index)"
            layer.log = log
            root.addSublayer(layer)
            return layer
        }
    }

    private func pass(_ expected: [Int], line: UInt = #line) {
        root.layoutIfNeeded()
        XCTAssertEqual(log.names, expected.map(String.init), line: line)
        log.names = []
    }

    func testLayersAreLaidOutInTheOrderOfSublayersHoweverTheyWereMarked() {
        let layers = layers(30)
        for index in [17, 3, 29, 0] { layers[index].setNeedsLayout() }
        pass([0, 3, 17, 29])
        for index in (0..<20).reversed() { layers[index].setNeedsLayout() }
        pass(Array(0..<20))
        pass([])
    }

    func testALayerMarkedMeanwhileComesInThisRoundIfItLiesFurtherOnElseInTheNext() {
        for others in [0, 20] {
            let layers = layers(30)
            layers[10].onLayout = {
                layers[5].setNeedsLayout()
                layers[12].setNeedsLayout()
            }
            for index in [10, 14] + (0..<others).map({ 30 - others + $0 }) { layers[index].setNeedsLayout() }
            let marked = Set([10, 12, 14] + (0..<others).map { 30 - others + $0 }).sorted()
            pass(others == 0 ? [10, 12, 14, 5] : marked + [5])
            root.sublayers = nil
        }
    }

    func testALayerThatComesInMeanwhileWaitsForTheNextRound() {
        let layers = layers(3)
        let late = LoggedLayer()
        (late.name, late.log) = ("9", log)
        late.setNeedsLayout()
        layers[0].onLayout = { self.root.insertSublayer(late, at: 1) }
        layers[0].setNeedsLayout()
        layers[2].setNeedsLayout()
        pass([0, 2, 9])
    }

    func testALayerThatLeavesMeanwhileIsLeftOut() {
        let layers = layers(3)
        layers[0].onLayout = { layers[1].removeFromSuperlayer() }
        for layer in layers { layer.setNeedsLayout() }
        pass([0, 2])
        root.addSublayer(layers[1])
        pass([1])
    }

    func testALayerWhoseSuperlayerIsGoneIsLaidOutUnderAnother() {
        var old: CALayer? = CALayer()
        let layer = LoggedLayer()
        (layer.name, layer.log) = ("1", log)
        old?.addSublayer(layer)
        layer.setNeedsLayout()
        layer.setNeedsDisplay()
        old = nil
        XCTAssertNil(layer.superlayer)
        root.addSublayer(layer)
        pass([1])
        root.displaySubtree()
        XCTAssertEqual(log.names, ["draws 1"])
    }

    func testAMaskIsLaidOutAfterTheSublayers() {
        let layers = layers(2)
        let mask = LoggedLayer()
        (mask.name, mask.log) = ("7", log)
        root.mask = mask
        mask.setNeedsLayout()
        layers[1].setNeedsLayout()
        pass([1, 7])
        root.mask = nil
        root.addSublayer(mask)
        mask.setNeedsLayout()
        pass([7])
    }

    func testLayersAreDrawnInTheOrderOfSublayers() {
        let layers = layers(30)
        for index in [21, 4, 11] { layers[index].setNeedsDisplay() }
        root.displaySubtree()
        XCTAssertEqual(log.names, ["draws 4", "draws 11", "draws 21"])
        root.displaySubtree()
        XCTAssertEqual(log.names.count, 3)
    }

    func testPlacesAreFoundFromBothEnds() {
        let layers = (0..<7).map { _ in CALayer() }
        for index in layers.indices { XCTAssertEqual(layers.place(of: layers[index]), index) }
        XCTAssertNil(layers.place(of: CALayer()))
        XCTAssertNil([CALayer]().place(of: layers[0]))
    }
}
