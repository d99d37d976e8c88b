import UIKit

class CardCell: UICollectionViewCell {
    @IBOutlet var swatch: UIView!
    @IBOutlet var label: UILabel!
}

class GalleryViewController: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return 30
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Card", for: indexPath) as! CardCell
        cell.label.text = "\(indexPath.item + 1)"
        cell.swatch.backgroundColor = UIColor(
            hue: CGFloat(indexPath.item) / 30, saturation: 0.35, brightness: 0.95, alpha: 1)
        cell.swatch.layer.cornerRadius = 12
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let cell = sender as? CardCell, let card = segue.destination as? CardViewController else { return }
        card.loadViewIfNeeded()
        card.label.text = "Card \(cell.label.text ?? "")"
        card.view.backgroundColor = cell.swatch.backgroundColor
        (segue as? ZoomSegue)?.origin = cell
    }

    @IBAction func closed(_ segue: UIStoryboardSegue) {}
}
