"""Shows a toast or an alert of libadwaita, and prints the frames of its card and buttons as golden frames are written.

usage: libadwaita.py toast|line|alert|three [FILE WIDTH HEIGHT [dark]]

With FILE the window is drawn into a PNG of that size, which needs GTK 4.10. Exit code 77: this libadwaita has no
alerts in windows.
"""

import sys

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Adw", "1")
from gi.repository import Adw, GLib, Gtk, Graphene  # noqa: E402

KIND = sys.argv[1]
FILE = sys.argv[2] if len(sys.argv) > 2 else None
SIZE = [int(side) for side in sys.argv[3:5]] or [360, 640]


def toast():
    if KIND == "line":
        return Adw.Toast(title="Letter sent", timeout=0)
    toast = Adw.Toast(title="Letter deleted", timeout=0)
    toast.set_button_label("Undo")
    return toast


def alert():
    if KIND == "three":
        dialog = Adw.AlertDialog(heading="Save changes?", body="Changes that are not saved will be lost.")
        responses = [("Cancel", None), ("Discard", "DESTRUCTIVE"), ("Save", "SUGGESTED")]
    else:
        dialog = Adw.AlertDialog(heading="Send the letter?", body="It has no subject.")
        responses = [("Cancel", None), ("Send", "SUGGESTED")]
    for title, appearance in responses:
        dialog.add_response(title, title)
        if appearance:
            dialog.set_response_appearance(title, getattr(Adw.ResponseAppearance, appearance))
    return dialog


def children(widget):
    child = widget.get_first_child()
    while child:
        if child.get_mapped():
            yield child
        child = child.get_next_sibling()


def find(widget, name):
    if widget.get_css_name() == name:
        return widget
    return next((found for child in children(widget) if (found := find(child, name))), None)


def bounds(widget, outer):
    bounds = widget.compute_bounds(outer)[1]
    return [round(side) for side in (bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height)]


def buttons(widget, card):
    # A widget's coordinates begin within its padding.
    x, y, _, _ = bounds(card, card)
    for child in children(widget):
        if isinstance(child, Gtk.Button):
            left, top, width, height = bounds(child, card)
            print(f"  button {left - x} {top - y} {width} {height}")
        buttons(child, card)


def draw():
    picture, snapshot = Gtk.WidgetPaintable(widget=window), Gtk.Snapshot()
    size = picture.get_intrinsic_width(), picture.get_intrinsic_height()
    picture.snapshot(snapshot, *size)
    # The window's edge is equally wide at all sides.
    left, top = [(outer - inner) / 2 for outer, inner in zip(size, SIZE)]
    texture = window.get_renderer().render_texture(
        snapshot.to_node(), Graphene.Rect().init(left, top, *SIZE))
    texture.save_to_png(FILE)


def finish():
    # The window's edge is a part of its size.
    lacking = [wanted - has for wanted, has in zip(SIZE, bounds(overlay, overlay)[2:])]
    if any(lacking):
        window.set_default_size(*(side + more for side, more in zip(window.get_default_size(), lacking)))
        return True
    card = find(window, "toast" if KIND in ("toast", "line") else "sheet")
    print("card", *bounds(card, overlay))
    buttons(card, card)
    if FILE:
        draw()
    loop.quit()
    return False


Adw.init()
if KIND in ("alert", "three") and not hasattr(Adw, "AlertDialog"):
    sys.exit(77)
settings = Gtk.Settings.get_default()
settings.set_property("gtk-font-name", "Inter 11")
settings.set_property("gtk-enable-animations", False)
if "dark" in sys.argv:
    Adw.StyleManager.get_default().set_color_scheme(Adw.ColorScheme.FORCE_DARK)
loop = GLib.MainLoop()
window = Adw.Window(default_width=SIZE[0], default_height=SIZE[1])
overlay = Adw.ToastOverlay(child=Gtk.Box())
window.set_content(overlay)
window.present()
if KIND in ("toast", "line"):
    overlay.add_toast(toast())
else:
    alert().present(window)
GLib.timeout_add(700, finish)
loop.run()
