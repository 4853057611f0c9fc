#if GTK && os(Linux)
internal import CGTK

/// A D-Bus value.
///
/// Each `pointer` is floating, so a function that receives it takes ownership.
indirect enum Variant {
  case text(String)
  case path(String)
  case number(Int32)
  case bits(UInt32)
  case tuple([Variant])
  /// The type signature of the elements, and the elements.
  ///
  /// The signature is needed because the array may be empty.
  case array(String, [Variant])
  case any(Variant)

  var pointer: OpaquePointer? {
    switch self {
    case .text(let text): g_variant_new_string(text)
    case .path(let path): g_variant_new_object_path(path)
    case .number(let number): g_variant_new_int32(number)
    case .bits(let bits): g_variant_new_uint32(bits)
    case .tuple(let items): Self.collect(items) { g_variant_new_tuple(&$0, gsize(items.count)) }
    case .array(let signature, let items):
      Self.collect(items) { children in
        let type = g_variant_type_new(signature)
        defer { g_variant_type_free(type) }
        return g_variant_new_array(type, &children, gsize(items.count))
      }
    case .any(let value): g_variant_new_variant(value.pointer)
    }
  }

  private static func collect(
    _ items: [Variant], _ body: (inout [OpaquePointer?]) -> OpaquePointer?
  ) -> OpaquePointer? {
    var children = items.map(\.pointer)
    return body(&children)
  }

  /// Returns the string in a tuple of type `(s)`, or `nil` if the tuple has a different type.
  static func onlyText(in tuple: OpaquePointer) -> String? {
    only(in: tuple, as: "(s)") { g_variant_get_string($0, nil).map { String(cString: $0) } } ?? nil
  }

  /// Returns the number in a tuple of type `(i)`, or `nil` if the tuple has a different type.
  static func onlyNumber(in tuple: OpaquePointer) -> Int32? {
    only(in: tuple, as: "(i)") { g_variant_get_int32($0) }
  }

  /// Returns the string at an index of a tuple, or `nil` if there is no string at this index.
  ///
  /// The string may be inside any number of variants.
  static func text(_ place: Int, in tuple: OpaquePointer) -> String? {
    plain(place, in: tuple) { value in
      guard String(cString: g_variant_get_type_string(value)) == "s" else { return nil }
      return g_variant_get_string(value, nil).map { String(cString: $0) }
    }
  }

  /// Returns the doubles in the inner tuple at an index of `tuple`, or `nil` if there is no tuple
  /// of doubles at this index.
  ///
  /// The inner tuple may be inside any number of variants.
  static func numbers(_ place: Int, in tuple: OpaquePointer) -> [Double]? {
    plain(place, in: tuple) { value in
      let type = String(cString: g_variant_get_type_string(value))
      guard type.hasPrefix("("), type.dropFirst().dropLast().allSatisfy({ $0 == "d" }) else {
        return nil
      }
      return (0..<g_variant_n_children(value)).map { number in
        let child = g_variant_get_child_value(value, number)
        defer { child.map { g_variant_unref($0) } }
        return child.map { g_variant_get_double($0) } ?? 0
      }
    }
  }

  /// Reads the value at an index of a tuple, unwrapping variants.
  private static func plain<Value>(
    _ place: Int, in tuple: OpaquePointer, _ read: (OpaquePointer) -> Value?
  ) -> Value? {
    guard g_variant_is_container(tuple) != 0, place < Int(g_variant_n_children(tuple)),
      var value = g_variant_get_child_value(tuple, gsize(place))
    else { return nil }
    while String(cString: g_variant_get_type_string(value)) == "v" {
      guard let inner = g_variant_get_variant(value) else { break }
      g_variant_unref(value)
      value = inner
    }
    defer { g_variant_unref(value) }
    return read(value)
  }

  private static func only<Value>(
    in tuple: OpaquePointer, as signature: String, _ read: (OpaquePointer) -> Value
  ) -> Value? {
    guard String(cString: g_variant_get_type_string(tuple)) == signature,
      let child = g_variant_get_child_value(tuple, 0)
    else { return nil }
    defer { g_variant_unref(child) }
    return read(child)
  }
}
#endif
