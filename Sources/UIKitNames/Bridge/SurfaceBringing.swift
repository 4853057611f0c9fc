/// A view whose content says all of its surface, so that its own background and layer add nothing.
@preconcurrency @MainActor
package protocol SurfaceBringing: ContentRepresentable {}
