import CoreGraphics
import Foundation

/// The rows of suggestions below a search bar.
final class SearchSuggestionList: UITableView, UITableViewDataSource, UITableViewDelegate {
    var suggestions: [any UISearchSuggestion] = [] { didSet { reloadData() } }
    var onChoice: (any UISearchSuggestion) -> Void = { _ in }

    init() {
        super.init(frame: .zero, style: .plain)
        dataSource = self
        delegate = self
        keyboardDismissMode = .onDrag
        register(UITableViewCell.self, forCellReuseIdentifier: "suggestion")
    }

    required init?(coder: NSCoder) { nil }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { suggestions.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = dequeueReusableCell(withIdentifier: "suggestion", for: indexPath)
        let suggestion = suggestions[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = suggestion.localizedSuggestion
        if let text = suggestion.localizedAttributedSuggestion { content.attributedText = text }
        content.image = suggestion.iconImage
        content.imageProperties.tintColor = .secondaryLabel
        cell.contentConfiguration = content
        cell.accessibilityHint = suggestion.localizedDescription
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        deselectRow(at: indexPath, animated: true)
        onChoice(suggestions[indexPath.row])
    }
}
