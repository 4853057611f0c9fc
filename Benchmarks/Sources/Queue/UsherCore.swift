// The linked files belong to UsherCore, where its types need no import.
@_exported public import UsherCore
