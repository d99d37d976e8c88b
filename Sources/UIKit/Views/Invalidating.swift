import Foundation

/// What has to be done again in a view after a property that is declared with `@Invalidating` has changed.
@preconcurrency @MainActor public protocol UIViewInvalidating {
    /// Marks what has to be done again; called when the property's value has become another.
    func invalidate(view: UIView)
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
    /// Drawing: `setNeedsDisplay()`.
    public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
    /// The layout of the subviews: `setNeedsLayout()`.
    public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
    /// The view's constraints: `setNeedsUpdateConstraints()`.
    public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
    /// The size that the content asks for: `invalidateIntrinsicContentSize()`.
    public static var intrinsicContentSize: Self { Self() }
}

extension UIView {
    /// What a change of a property declared with `@Invalidating` can ask for.
    public enum Invalidations {
        /// Asks for drawing.
        public struct Display: UIViewInvalidating {
            /// Calls `setNeedsDisplay()`.
            public func invalidate(view: UIView) { view.setNeedsDisplay() }
        }

        /// Asks for layout.
        public struct Layout: UIViewInvalidating {
            /// Calls `setNeedsLayout()`.
            public func invalidate(view: UIView) { view.setNeedsLayout() }
        }

        /// Asks for other constraints.
        public struct Constraints: UIViewInvalidating {
            /// Calls `setNeedsUpdateConstraints()`.
            public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
        }

        /// Asks for another size of the content.
        public struct IntrinsicContentSize: UIViewInvalidating {
            /// Calls `invalidateIntrinsicContentSize()`.
            public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
        }

        /// Asks for two things.
        public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
            let first: First
            let second: Second

            /// Makes one of two.
            public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

            /// Asks for the one and then for the other.
            public func invalidate(view: UIView) {
                first.invalidate(view: view)
                second.invalidate(view: view)
            }
        }
    }

    /// A property of a view whose changes make the view lay out, draw or measure again.
    ///
    /// A value that is equal to the one before asks for nothing.
    @preconcurrency @MainActor @propertyWrapper public struct Invalidating<Value: Equatable, What: UIViewInvalidating> {
        /// Values live in views; read through the view that has the property.
        @available(*, unavailable, message: "@Invalidating is for properties of views")
        public var wrappedValue: Value {
            get { fatalError() }
            set { fatalError() }
        }

        private var value: Value
        private let what: What

        /// Makes a property with a value whose changes ask for one thing.
        public init(wrappedValue: Value, _ what: What) { (value, self.what) = (wrappedValue, what) }

        /// Makes a property with a value whose changes ask for two things.
        public init<A, B>(wrappedValue: Value, _ a: A, _ b: B) where What == Invalidations.Tuple<A, B> {
            self.init(wrappedValue: wrappedValue, Invalidations.Tuple(a, b))
        }

        /// Makes a property with a value whose changes ask for three things.
        public init<A, B, C>(wrappedValue: Value, _ a: A, _ b: B, _ c: C)
        where What == Invalidations.Tuple<Invalidations.Tuple<A, B>, C> {
            self.init(wrappedValue: wrappedValue, Invalidations.Tuple(Invalidations.Tuple(a, b), c))
        }

        /// Makes a property with a value whose changes ask for four things.
        public init<A, B, C, D>(wrappedValue: Value, _ a: A, _ b: B, _ c: C, _ d: D)
        where What == Invalidations.Tuple<Invalidations.Tuple<A, B>, Invalidations.Tuple<C, D>> {
            self.init(
                wrappedValue: wrappedValue,
                Invalidations.Tuple(Invalidations.Tuple(a, b), Invalidations.Tuple(c, d)))
        }

        /// The value in its view; called by the compiler.
        public static subscript<Owner: UIView>(
            _enclosingInstance view: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
            storage storage: ReferenceWritableKeyPath<Owner, Self>
        ) -> Value {
            get { view[keyPath: storage].value }
            set {
                let changes = view[keyPath: storage].value != newValue
                view[keyPath: storage].value = newValue
                if changes { view[keyPath: storage].what.invalidate(view: view) }
            }
        }
    }
}
