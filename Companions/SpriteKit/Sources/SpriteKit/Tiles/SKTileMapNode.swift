import CoreGraphics
import Foundation
@_spi(Framework) import UIKit

/// A node that draws tiles in rows and columns; row 0 is the lowest.
open class SKTileMapNode: SKNode {
    /// The name of the class on Apple's systems.
    open class override var __objectiveC: ObjectiveCTable { ObjectiveCTable(super.__objectiveC, name: "SKTileMapNode") }

    private struct Tile {
        var group: SKTileGroup
        var definition: SKTileDefinition?
    }

    private var tiles: [Int: Tile] = [:]
    private var time = 0.0

    /// Makes a map without tiles.
    public init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize) {
        self.tileSet = tileSet
        (numberOfColumns, numberOfRows, self.tileSize) = (columns, rows, tileSize)
        super.init()
        if tileSet.type != .grid {
            Findings.report(
                limit: "spritekit.tiles", "tiles are only laid out in rows and columns",
                advice: "Use a tile set of the type grid.")
        }
    }

    /// Makes a map filled with tiles of a kind.
    public convenience init(
        tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, fillWith tileGroup: SKTileGroup
    ) {
        self.init(tileSet: tileSet, columns: columns, rows: rows, tileSize: tileSize)
        fill(with: tileGroup)
    }

    /// Makes a map of kinds, row by row from the lowest.
    public convenience init(
        tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, tileGroupLayout: [SKTileGroup]
    ) {
        self.init(tileSet: tileSet, columns: columns, rows: rows, tileSize: tileSize)
        for (index, group) in tileGroupLayout.enumerated() where columns > 0 {
            setTileGroup(group, forColumn: index % columns, row: index / columns)
        }
    }

    /// Makes a map without rows and columns.
    public convenience override init() { self.init(tileSet: SKTileSet(), columns: 0, rows: 0, tileSize: .zero) }

    /// Makes a map from an archive, whose tiles are not read.
    public required init?(coder aDecoder: NSCoder) {
        tileSet = SKTileSet()
        (numberOfColumns, numberOfRows, tileSize) = (0, 0, .zero)
        super.init(coder: aDecoder)
        Findings.report(
            limit: "spritekit.tile-archive", "tile maps are not read from scene files",
            advice: "Fill the map in code.")
    }

    /// The kinds of tiles.
    open var tileSet: SKTileSet
    /// The number of columns.
    open var numberOfColumns: Int
    /// The number of rows.
    open var numberOfRows: Int
    /// The size of a tile, in points.
    open var tileSize: CGSize
    /// The size of the map, in points.
    open var mapSize: CGSize {
        CGSize(width: CGFloat(numberOfColumns) * tileSize.width, height: CGFloat(numberOfRows) * tileSize.height)
    }
    /// Where the node's origin is, as parts of the map's size.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// A colour that is mixed into the tiles.
    open var color = UIColor.white
    /// How much of the colour is mixed in, from 0 to 1.
    open var colorBlendFactor: CGFloat = 0
    /// How the tiles are put over what is behind.
    open var blendMode = SKBlendMode.alpha
    /// Whether tiles choose their looks by those around them; the first look is taken.
    open var enableAutomapping = true

    private func index(_ column: Int, _ row: Int) -> Int? {
        (0..<numberOfColumns).contains(column) && (0..<numberOfRows).contains(row)
            ? row * numberOfColumns + column : nil
    }

    /// The kind of a tile.
    open func tileGroup(atColumn column: Int, row: Int) -> SKTileGroup? {
        index(column, row).flatMap { tiles[$0]?.group }
    }

    /// The look of a tile.
    open func tileDefinition(atColumn column: Int, row: Int) -> SKTileDefinition? {
        index(column, row).flatMap { tiles[$0]?.definition }
    }

    /// Gives a tile a kind, or takes it away.
    open func setTileGroup(_ tileGroup: SKTileGroup?, forColumn column: Int, row: Int) {
        guard let index = index(column, row) else { return }
        tiles[index] = tileGroup.map { Tile(group: $0, definition: $0.rules.first?.tileDefinitions.first) }
    }

    /// Gives a tile a kind and a look.
    open func setTileGroup(
        _ tileGroup: SKTileGroup, andTileDefinition tileDefinition: SKTileDefinition, forColumn column: Int, row: Int
    ) {
        guard let index = index(column, row) else { return }
        tiles[index] = Tile(group: tileGroup, definition: tileDefinition)
    }

    /// Gives all tiles a kind, or takes them away.
    open func fill(with tileGroup: SKTileGroup?) {
        for row in 0..<numberOfRows {
            for column in 0..<numberOfColumns { setTileGroup(tileGroup, forColumn: column, row: row) }
        }
    }

    /// The column at a point of the node's space.
    open func tileColumnIndex(fromPosition position: CGPoint) -> Int {
        tileSize.width > 0 ? Int(((position.x - contentRect.minX) / tileSize.width).rounded(.down)) : 0
    }

    /// The row at a point of the node's space.
    open func tileRowIndex(fromPosition position: CGPoint) -> Int {
        tileSize.height > 0 ? Int(((position.y - contentRect.minY) / tileSize.height).rounded(.down)) : 0
    }

    /// The middle of a tile in the node's space.
    open func centerOfTile(atColumn column: Int, row: Int) -> CGPoint {
        CGPoint(
            x: contentRect.minX + (CGFloat(column) + 0.5) * tileSize.width,
            y: contentRect.minY + (CGFloat(row) + 0.5) * tileSize.height)
    }

    override var contentRect: CGRect {
        CGRect(
            x: -anchorPoint.x * mapSize.width, y: -anchorPoint.y * mapSize.height, width: mapSize.width,
            height: mapSize.height)
    }

    override var isDrawn: Bool { !tiles.isEmpty }

    override func advance(by seconds: Double) { time += seconds }

    override func paint(_ painter: NodePainter) {
        let context = painter.context
        context.setBlendMode(blendMode.coreGraphics)
        context.interpolationQuality = .low
        let tint = colorBlendFactor > 0 ? Tint(color, factor: min(colorBlendFactor, 1)) : nil
        for (index, tile) in tiles.sorted(by: { $0.key < $1.key }) {
            guard let definition = tile.definition, let image = definition.texture(at: time)?.image(tinted: tint) else {
                continue
            }
            let center = centerOfTile(atColumn: index % numberOfColumns, row: index / numberOfColumns)
            context.saveGState()
            context.translateBy(x: center.x, y: center.y)
            context.scaleBy(x: definition.flipHorizontally ? -1 : 1, y: definition.flipVertically ? -1 : 1)
            context.draw(
                image,
                in: CGRect(
                    x: -definition.size.width / 2, y: -definition.size.height / 2, width: definition.size.width,
                    height: definition.size.height))
            context.restoreGState()
        }
    }
}
