import UIKit

/// Presents the destination out of a view of the source's.
class ZoomSegue: UIStoryboardSegue {
    weak var origin: UIView?

    override func perform() {
        destination.modalPresentationStyle = .fullScreen
        guard let origin = origin, let window = source.view.window else {
            source.present(destination, animated: false)
            return
        }
        let picture = UIView(frame: origin.convert(origin.bounds, to: window))
        picture.backgroundColor = destination.view.backgroundColor
        picture.layer.cornerRadius = 12
        window.addSubview(picture)
        UIView.animate(
            withDuration: 0.35,
            animations: {
                picture.frame = window.bounds
                picture.layer.cornerRadius = 0
            },
            completion: { _ in
                self.source.present(self.destination, animated: false) { picture.removeFromSuperview() }
            })
    }
}
