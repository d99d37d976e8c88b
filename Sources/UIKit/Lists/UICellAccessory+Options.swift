import Foundation

extension UICellAccessory {
    /// The options of an arrow.
    @preconcurrency @MainActor public struct DisclosureIndicatorOptions {
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The room that the accessory takes; nil is the system's for its kind.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour of the accessory; nil is the cell's, or that of its kind.
        public var tintColor: UIColor?

        /// Makes options, of which all may be left out.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }

        var common: Options {
            Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// The options of a check mark.
    @preconcurrency @MainActor public struct CheckmarkOptions {
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The room that the accessory takes; nil is the system's for its kind.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour of the accessory; nil is the cell's, or that of its kind.
        public var tintColor: UIColor?

        /// Makes options, of which all may be left out.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }

        var common: Options {
            Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// The options of a button that tells more.
    @preconcurrency @MainActor public struct DetailOptions {
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The room that the accessory takes; nil is the system's for its kind.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour of the accessory; nil is the cell's, or that of its kind.
        public var tintColor: UIColor?

        /// Makes options, of which all may be left out.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }

        var common: Options {
            Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// The options of a button with a menu.
    @preconcurrency @MainActor public struct PopUpMenuOptions {
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The room that the accessory takes; nil is the system's for its kind.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour of the accessory; nil is the cell's, or that of its kind.
        public var tintColor: UIColor?

        /// Makes options, of which all may be left out.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }

        var common: Options {
            Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// The options of a button that removes.
    @preconcurrency @MainActor public struct DeleteOptions {
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The room that the accessory takes; nil is the system's for its kind.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour of the accessory; nil is the cell's, or that of its kind.
        public var tintColor: UIColor?
        /// The colour of the circle; nil is that of its kind.
        public var backgroundColor: UIColor?

        /// Makes options, of which all may be left out.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
            self.backgroundColor = backgroundColor
        }

        var common: Options {
            Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// The options of a button that adds.
    @preconcurrency @MainActor public struct InsertOptions {
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The room that the accessory takes; nil is the system's for its kind.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour of the accessory; nil is the cell's, or that of its kind.
        public var tintColor: UIColor?
        /// The colour of the circle; nil is that of its kind.
        public var backgroundColor: UIColor?

        /// Makes options, of which all may be left out.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
            self.backgroundColor = backgroundColor
        }

        var common: Options {
            Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// The options of a mark of selection.
    @preconcurrency @MainActor public struct MultiselectOptions {
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The room that the accessory takes; nil is the system's for its kind.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour of the accessory; nil is the cell's, or that of its kind.
        public var tintColor: UIColor?
        /// The colour of the circle; nil is that of its kind.
        public var backgroundColor: UIColor?

        /// Makes options, of which all may be left out.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
            self.backgroundColor = backgroundColor
        }

        var common: Options {
            Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// The options of a grip.
    @preconcurrency @MainActor public struct ReorderOptions {
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The room that the accessory takes; nil is the system's for its kind.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour of the accessory; nil is the cell's, or that of its kind.
        public var tintColor: UIColor?
        /// Whether a line stands before the grip: no list here has one.
        public var showsVerticalSeparator: Bool?

        /// Makes options, of which all may be left out.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
            self.showsVerticalSeparator = showsVerticalSeparator
        }

        var common: Options {
            Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// The options of a text.
    @preconcurrency @MainActor public struct LabelOptions {
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The room that the accessory takes; nil is the system's for its kind.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour of the accessory; nil is the cell's, or that of its kind.
        public var tintColor: UIColor?
        /// The font of the text; nil is the body font.
        public var font: UIFont?
        /// Whether the text follows the size that the person chose.
        public var adjustsFontForContentSizeCategory: Bool

        /// Makes options, of which all may be left out.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool = true
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
            (self.font, self.adjustsFontForContentSizeCategory) = (font, adjustsFontForContentSizeCategory)
        }

        var common: Options {
            Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// The options of a sign of an outline.
    @preconcurrency @MainActor public struct OutlineDisclosureOptions {
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The room that the accessory takes; nil is the system's for its kind.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour of the accessory; nil is the cell's, or that of its kind.
        public var tintColor: UIColor?
        /// What changes the outline: a tap on the cell for headers, on the sign for cells, and as headers do by itself.
        public enum Style: Sendable { case automatic, header, cell }
        /// What changes the outline.
        public var style: Style

        /// Makes options, of which all may be left out.
        public init(
            style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
            self.style = style
        }

        var common: Options {
            Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// A view of the app's own as an accessory.
    @preconcurrency @MainActor public struct CustomViewConfiguration {
        /// The view, which keeps its size.
        public let customView: UIView
        /// The end of the cell.
        public let placement: Placement
        /// Whether the accessory is hidden.
        public let isHidden: Bool
        /// The room that the view takes; nil is its own width.
        public let reservedLayoutWidth: LayoutDimension?
        /// The tint colour of the view; nil takes the cell's.
        public let tintColor: UIColor?
        /// Whether the view keeps its size: one that does not is as high as the cell.
        public let maintainsFixedSize: Bool

        /// Makes an accessory of a view, at an end of the cell.
        public init(
            customView: UIView, placement: Placement = .trailing(), isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool = true
        ) {
            (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
            (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
            self.maintainsFixedSize = maintainsFixedSize
        }

        var common: Options {
            Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }
}
