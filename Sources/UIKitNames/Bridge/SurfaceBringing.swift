/// A view whose content defines its whole surface; the view's background and layer add nothing.
@preconcurrency @MainActor
package protocol SurfaceBringing: ContentRepresentable {}
