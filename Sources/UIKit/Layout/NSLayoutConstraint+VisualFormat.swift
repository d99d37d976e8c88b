import Foundation

extension NSLayoutConstraint {
    /// How the views of a visual format are aligned with each other, and in which direction the format runs.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Makes options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Aligns the left edges of the views.
        public static let alignAllLeft = FormatOptions(.left)
        /// Aligns the right edges of the views.
        public static let alignAllRight = FormatOptions(.right)
        /// Aligns the top edges of the views.
        public static let alignAllTop = FormatOptions(.top)
        /// Aligns the bottom edges of the views.
        public static let alignAllBottom = FormatOptions(.bottom)
        /// Aligns the leading edges of the views.
        public static let alignAllLeading = FormatOptions(.leading)
        /// Aligns the trailing edges of the views.
        public static let alignAllTrailing = FormatOptions(.trailing)
        /// Aligns the horizontal centres of the views.
        public static let alignAllCenterX = FormatOptions(.centerX)
        /// Aligns the vertical centres of the views.
        public static let alignAllCenterY = FormatOptions(.centerY)
        /// Aligns the last baselines of the views.
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        /// Aligns the first baselines of the views.
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        /// Runs the format in the direction of reading; the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// Runs the format from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// Runs the format from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

        private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

        var aligned: [Attribute] {
            [
                .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline, .firstBaseline,
            ].filter { contains(FormatOptions($0)) }
        }
    }

    /// Makes the constraints that a line of the visual format language describes, inactive.
    ///
    /// A line that cannot be read, or names what is not in the dictionaries, raises `NSInvalidArgumentException`.
    ///
    /// - Parameters:
    ///   - format: Such as `H:|-[name(>=50)]-8-[value]-|`.
    ///   - metrics: Numbers by the names that the format uses for them.
    ///   - views: Views and guides by the names that the format uses for them.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        func fail(_ message: String, _ offset: Int? = nil) -> [NSLayoutConstraint] {
            let place = offset.map { "\n\(String(repeating: " ", count: $0))^" } ?? ""
            NSException.raise(
                .invalidArgumentException, "Unable to parse constraint format: \n\(message) \n\(format)\(place)")
            return []
        }
        do {
            let parsed = try VisualFormat(format)
            return try VisualFormatBuilder(parsed, opts, metrics ?? [:], views).build()
        } catch let problem as VisualFormat.Problem {
            return fail(problem.message, problem.offset)
        } catch {
            return fail("\(error)")
        }
    }
}

/// Turns a visual format into constraints.
@MainActor private struct VisualFormatBuilder {
    /// A name that the dictionaries do not explain, or explain by the wrong thing.
    struct UnknownName: Error, CustomStringConvertible {
        var description: String
    }

    let format: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]

    init(
        _ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
        _ views: [String: Any]
    ) {
        self.format = format
        self.options = options
        self.metrics = metrics
        self.views = views
    }

    /// The edges where the format begins and ends.
    private var edges: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) {
        if format.axis == .vertical { return (.top, .bottom) }
        if options.contains(.directionLeftToRight) { return (.left, .right) }
        if options.contains(.directionRightToLeft) { return (.right, .left) }
        return (.leading, .trailing)
    }

    func build() throws(UnknownName) -> [NSLayoutConstraint] {
        let items = try format.items.map { item throws(UnknownName) in try view(item.name) }
        let (start, end) = edges
        var made: [NSLayoutConstraint] = []
        if let leading = format.leading {
            made += try connect(items[0], start, try superview(of: items[0]), start, leading, standard: nil)
        }
        for (index, connection) in format.connections.enumerated() {
            made += try connect(items[index + 1], start, items[index], end, connection, standard: 8)
        }
        if let trailing = format.trailing, let last = items.last {
            made += try connect(try superview(of: last), end, last, end, trailing, standard: nil)
        }
        for (item, object) in zip(format.items, items) {
            for predicate in item.size { made.append(try size(object, predicate)) }
        }
        for attribute in options.aligned {
            for object in items.dropFirst() {
                made.append(
                    NSLayoutConstraint(
                        item: object, attribute: attribute, relatedBy: .equal, toItem: items[0], attribute: attribute,
                        multiplier: 1, constant: 0))
            }
        }
        return made
    }

    private func view(_ name: String) throws(UnknownName) -> AnyObject {
        guard let object = views[name].map({ $0 as AnyObject }), object is UIView || object is UILayoutGuide else {
            throw UnknownName(description: "\(name) is not a key in the views dictionary.")
        }
        return object
    }

    private func superview(of object: AnyObject) throws(UnknownName) -> AnyObject {
        guard let parent = (object as? UIView)?.superview ?? (object as? UILayoutGuide)?.owningView else {
            throw UnknownName(description: "A view without a superview cannot be tied to it.")
        }
        return parent
    }

    /// `first` comes after `second`, by a distance that the connection tells; to a superview the standard distance is
    /// the margin.
    private func connect(
        _ first: AnyObject, _ firstEdge: NSLayoutConstraint.Attribute, _ second: AnyObject,
        _ secondEdge: NSLayoutConstraint.Attribute, _ connection: VisualFormat.Connection, standard: CGFloat?
    ) throws(UnknownName) -> [NSLayoutConstraint] {
        // Distances run against the coordinates from right to left.
        let direction: CGFloat = edges.0 == .right ? -1 : 1
        func make(_ distance: CGFloat, _ relation: NSLayoutConstraint.Relation) -> NSLayoutConstraint {
            let turned = direction > 0 ? relation : NSLayoutConstraint.Relation(rawValue: -relation.rawValue) ?? .equal
            return NSLayoutConstraint(
                item: first, attribute: firstEdge, relatedBy: turned, toItem: second, attribute: secondEdge,
                multiplier: 1, constant: distance * direction)
        }
        switch connection {
        case .adjacent: return [make(0, .equal)]
        case .standard:
            if let standard { return [make(standard, .equal)] }
            return [
                NSLayoutConstraint(
                    item: first, attribute: withinMargins(first, firstEdge, besides: second), relatedBy: .equal,
                    toItem: second, attribute: withinMargins(second, secondEdge, besides: first), multiplier: 1,
                    constant: 0)
            ]
        case .predicates(let predicates):
            return try predicates.map { predicate throws(UnknownName) in
                let constraint = make(try number(predicate.value), predicate.relation)
                if let priority = predicate.priority { constraint.priority = try self.priority(priority) }
                return constraint
            }
        }
    }

    /// The margin in place of the edge, for the one of two items that is the superview.
    private func withinMargins(
        _ object: AnyObject, _ edge: NSLayoutConstraint.Attribute, besides other: AnyObject
    ) -> NSLayoutConstraint.Attribute {
        guard (other as? UIView)?.superview === object || (other as? UILayoutGuide)?.owningView === object else {
            return edge
        }
        switch edge {
        case .top: return .topMargin
        case .bottom: return .bottomMargin
        case .left: return .leftMargin
        case .right: return .rightMargin
        case .leading: return .leadingMargin
        default: return .trailingMargin
        }
    }

    private func size(_ object: AnyObject, _ predicate: VisualFormat.Predicate) throws(UnknownName)
        -> NSLayoutConstraint
    {
        let attribute: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
        let constraint: NSLayoutConstraint
        if case .name(let name) = predicate.value, metrics[name] == nil {
            constraint = NSLayoutConstraint(
                item: object, attribute: attribute, relatedBy: predicate.relation, toItem: try view(name),
                attribute: attribute, multiplier: 1, constant: 0)
        } else {
            constraint = NSLayoutConstraint(
                item: object, attribute: attribute, relatedBy: predicate.relation, toItem: nil,
                attribute: .notAnAttribute, multiplier: 1, constant: try number(predicate.value))
        }
        if let priority = predicate.priority { constraint.priority = try self.priority(priority) }
        return constraint
    }

    private func priority(_ value: VisualFormat.Value) throws(UnknownName) -> UILayoutPriority {
        UILayoutPriority(Float(try number(value)))
    }

    private func number(_ value: VisualFormat.Value) throws(UnknownName) -> CGFloat {
        switch value {
        case .number(let number): return number
        case .name(let name):
            switch metrics[name] {
            case let number as CGFloat: return number
            case let number as Double: return CGFloat(number)
            case let number as Float: return CGFloat(number)
            case let number as Int: return CGFloat(number)
            case let number as NSNumber: return CGFloat(number.doubleValue)
            default: throw UnknownName(description: "\(name) is not a key in the metrics dictionary.")
            }
        }
    }
}
