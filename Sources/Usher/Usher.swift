// Clients of the presenter speak of overlays, placements and instants all the time: one import is enough.
@_exported public import UsherCore
