import Foundation

/// A delegate that hears what happens in a search bar, and decides about its editing.
@preconcurrency @MainActor public protocol UISearchBarDelegate: __MessageReceiver {
    /// Whether the field may begin to be edited; asked before the keyboard comes.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when the field has begun to be edited.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Whether the field may stop being edited; asked when it is to give up the keyboard.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when the field has stopped being edited.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Called when typing or the clear button has changed the text; not for a text that the app sets.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Whether typed text may replace a range, which is in UTF-16 units.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called when the keyboard's return key was pressed; the delegate mostly ends the editing.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Called when the cancel button was tapped; only the bar of a search controller then ends the search by itself.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Called when the bookmark button was tapped.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// Called when the button for a list of results was tapped.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// Called when a person has chosen a scope, with its index; not for a choice that the app makes.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Lets the editing begin.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Lets the editing end.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Allows the change.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
