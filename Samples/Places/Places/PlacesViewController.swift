import MapKit
import UIKit

/// A map of the ferry's ports and its route.
final class PlacesViewController: UIViewController {
    private let map = MKMapView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Ports"
        map.frame = view.bounds
        map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        map.delegate = self
        map.showsScale = true
        view.addSubview(map)
        let coordinates = Place.all.map(\.coordinate)
        map.addOverlay(MKPolyline(coordinates: coordinates, count: coordinates.count))
        map.addOverlay(MKCircle(center: coordinates[0], radius: 100_000))
        map.showAnnotations(Place.all, animated: false)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Near", style: .plain, target: self, action: #selector(comeNear))
    }

    @objc private func comeNear() {
        let region = MKCoordinateRegion(
            center: Place.all[0].coordinate, latitudinalMeters: 200_000, longitudinalMeters: 200_000)
        map.setRegion(region, animated: true)
    }
}

extension PlacesViewController: MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
        guard annotation is Place else { return nil }
        let view =
            mapView.dequeueReusableAnnotationView(withIdentifier: "place") as? MKMarkerAnnotationView
            ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "place")
        view.annotation = annotation
        view.glyphImage = UIImage(systemName: "ferry.fill")
        view.markerTintColor = .systemIndigo
        view.canShowCallout = true
        view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
        return view
    }

    func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
        if let circle = overlay as? MKCircle {
            let renderer = MKCircleRenderer(circle: circle)
            renderer.fillColor = UIColor.systemIndigo.withAlphaComponent(0.15)
            renderer.strokeColor = .systemIndigo
            renderer.lineWidth = 1
            return renderer
        }
        let renderer = MKPolylineRenderer(overlay: overlay)
        renderer.strokeColor = .systemIndigo
        renderer.lineWidth = 3
        renderer.lineDashPattern = [6, 6]
        return renderer
    }

    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) {
        let alert = UIAlertController(
            title: view.annotation?.title ?? nil, message: view.annotation?.subtitle ?? nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
