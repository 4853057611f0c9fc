// Apps that use the presenter also need the core's types, such as overlays, placements and
// instants: one import is enough.
@_exported public import UsherCore
