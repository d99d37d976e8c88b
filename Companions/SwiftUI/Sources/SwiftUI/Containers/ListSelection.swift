/// Which rows of a list are chosen.
struct ListSelection {
    let isMultiple: Bool
    let contains: (AnyHashable) -> Bool
    let change: (AnyHashable, _ isChosen: Bool) -> Void

    /// Any number of rows.
    init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
        isMultiple = true
        contains = { ($0.base as? Value).map { binding.wrappedValue.contains($0) } ?? false }
        change = { value, isChosen in
            guard let value = value.base as? Value else { return }
            if isChosen { binding.wrappedValue.insert(value) } else { binding.wrappedValue.remove(value) }
        }
    }

    /// One row or none.
    init<Value: Hashable>(_ binding: Binding<Value?>) {
        isMultiple = false
        contains = { ($0.base as? Value).map { binding.wrappedValue == $0 } ?? false }
        change = { value, isChosen in
            guard let value = value.base as? Value else { return }
            if isChosen {
                binding.wrappedValue = value
            } else if binding.wrappedValue == value {
                binding.wrappedValue = nil
            }
        }
    }
}

extension List {
    /// Makes a list of rows of which any number can be chosen.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        (self.content, self.selection) = (content(), selection.map { ListSelection($0) })
    }
    /// Makes a list of rows of which one can be chosen.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        (self.content, self.selection) = (content(), selection.map { ListSelection($0) })
    }

    /// Makes a list of a row for each element, of which any number can be chosen.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }
    /// Makes a list of a row for each element, of which one can be chosen.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }
    /// Makes a list of a row for each element, of which any number can be chosen, with a property that tells them apart.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }
    /// Makes a list of a row for each element, of which one can be chosen, with a property that tells them apart.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }
    /// Makes a list of a row for each element, as bindings.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        SelectionValue == Never, Data.Element: Identifiable, Data.Index: Hashable,
        Content == ForEach<[IndexedBinding<Data>], Data.Element.ID, RowContent>
    { content = ForEach<[IndexedBinding<Data>], Data.Element.ID, RowContent>(data, content: rowContent) }
}
