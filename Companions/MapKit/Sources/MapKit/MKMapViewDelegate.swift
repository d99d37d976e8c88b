import CoreLocation
@_spi(Framework) import UIKit

/// What a map tells and asks.
@preconcurrency @MainActor public protocol MKMapViewDelegate: NSObjectProtocol {
    /// Called before the map shows another region.
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    /// Called when the map shows another region, and will not go on moving.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    /// Called at each step of a change.
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)

    /// Called before a part of the map is loaded.
    func mapViewWillStartLoadingMap(_ mapView: MKMapView)
    /// Called when the map is loaded.
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    /// Called when the map could not be loaded; it always can here.
    func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
    /// Called before the map is drawn.
    func mapViewWillStartRenderingMap(_ mapView: MKMapView)
    /// Called when the map is drawn.
    func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)

    /// Asked for an annotation's view; nil for the usual one.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// Called when views of annotations are on the map.
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    /// Called when a control at an end of a callout was tapped.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    /// Called when a view was selected.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// Called when a view is no more selected.
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    /// Called when an annotation was selected.
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
    /// Called when an annotation is no more selected.
    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
    /// Called at each step of a drag.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState)
    /// Asked for the cluster that stands for annotations whose views cover each other.
    func mapView(
        _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
    ) -> MKClusterAnnotation

    /// Called before the map looks for the person's place.
    func mapViewWillStartLocatingUser(_ mapView: MKMapView)
    /// Called when the map no more looks for the person's place.
    func mapViewDidStopLocatingUser(_ mapView: MKMapView)
    /// Called with the person's place, whenever it changes.
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    /// Called when the person's place is not known.
    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
    /// Called when the map follows the person in another way.
    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)

    /// Asked for what draws an overlay.
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    /// Called when overlays have got their renderers.
    func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
}

// What a delegate without the methods does.
extension MKMapViewDelegate {
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    /// Does nothing.
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
    /// Does nothing.
    public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
    /// Does nothing.
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
    /// Does nothing.
    public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {}
    /// Does nothing.
    public func mapViewWillStartRenderingMap(_ mapView: MKMapView) {}
    /// Does nothing.
    public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
    /// Answers with no view: the map has one of its own.
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
    /// Does nothing.
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
    /// Puts the view down where it was let go.
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState
    ) {}
    /// Makes a cluster with the usual title.
    public func mapView(
        _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
    ) -> MKClusterAnnotation { MKClusterAnnotation(memberAnnotations: memberAnnotations) }
    /// Does nothing.
    public func mapViewWillStartLocatingUser(_ mapView: MKMapView) {}
    /// Does nothing.
    public func mapViewDidStopLocatingUser(_ mapView: MKMapView) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
    /// Answers with a renderer that draws nothing.
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        MKOverlayRenderer(overlay: overlay)
    }
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {}
}
