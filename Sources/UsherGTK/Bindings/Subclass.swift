#if GTK && os(Linux)
internal import CGTK

/// A GObject class defined by the host.
///
/// An instance has the layout of its parent class, followed by one pointer.
struct Subclass: Sendable {
  private let type: GType
  /// The byte offset of the pointer in an instance.
  private let slot: Int

  /// Registers the class until the program ends.
  ///
  /// - Parameters:
  ///   - name: The class's name, unique within the program.
  ///   - parent: The parent class.
  ///   - classInit: Called when the first instance is created, to override methods of the parent
  ///     class.
  init(_ name: String, of parent: GType, classInit: @escaping GClassInitFunc) {
    var query = GTypeQuery()
    g_type_query(parent, &query)
    slot = Int(query.instance_size)
    var info = GTypeInfo()
    info.class_size = guint16(query.class_size)
    info.instance_size = guint16(slot + MemoryLayout<UnsafeMutableRawPointer?>.stride)
    info.class_init = classInit
    type = g_type_register_static(parent, name, &info, GTypeFlags(rawValue: 0))
  }

  /// Creates an instance whose pointer is `nil`.
  ///
  /// - Parameter role: The widget's accessible role, or `nil` for the class's default. The role
  ///   can't be changed later.
  /// - Returns: The instance, with a floating reference if its class supports floating references.
  func makeInstance(role: GtkAccessibleRole? = nil) -> UnsafeMutableRawPointer {
    guard let object = Self.makeObject(of: type, role: role) else {
      preconditionFailure("GObject made no instance of a registered type")
    }
    return UnsafeMutableRawPointer(object)
  }

  /// Returns a new object, or `nil` if the type is abstract.
  ///
  /// - Parameters:
  ///   - type: The type of the object.
  ///   - role: The accessible role of a widget, or `nil` for the role of its type.
  /// - Returns: The object, with a floating reference if it is a widget.
  static func makeObject(
    of type: GType, role: GtkAccessibleRole?
  ) -> UnsafeMutablePointer<GObject>? {
    guard let role else { return g_object_new_with_properties(type, 0, nil, nil) }
    var value = GValue()
    g_value_init(&value, gtk_accessible_role_get_type())
    defer { g_value_unset(&value) }
    g_value_set_enum(&value, gint(role.rawValue))
    return "accessible-role".withCString { name in
      var name: UnsafePointer<CChar>? = name
      return g_object_new_with_properties(type, 1, &name, &value)
    }
  }

  func hasInstance(_ object: UnsafeMutableRawPointer) -> Bool {
    isInstance(object, of: type)
  }

  func pointer(of instance: UnsafeRawPointer) -> UnsafeMutableRawPointer? {
    instance.load(fromByteOffset: slot, as: UnsafeMutableRawPointer?.self)
  }

  func setPointer(of instance: UnsafeMutableRawPointer, to pointer: UnsafeMutableRawPointer?) {
    instance.storeBytes(of: pointer, toByteOffset: slot, as: UnsafeMutableRawPointer?.self)
  }
}
#endif
