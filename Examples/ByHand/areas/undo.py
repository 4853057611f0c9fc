"""What happens with the toast that offers Undo."""

import os
import subprocess
import sys
import time

from stage import Adw, Cases, GLib, Gtk, Stage, button, counted, dialogs, dismissals, move_away, press, until, wait, \
    xdotool
from abilities import ask_to_delete_all
from notes import Notes
from store import NotesStore

case = Cases()


@case("three notes are deleted, then Undo is pressed")
def several():
    stage = Stage()
    for _ in range(3):
        stage.delete()
    shown = stage.toasts()
    press(stage.window.toasts, "Undo")
    wait(1.3)
    stage.leave()
    are_back = stage.notes == "ABC" and not stage.gone
    return f"{counted(len(shown), 'toast')} “{shown[0][0]}”; the notes are {'back' if are_back else stage.notes}"


@case("the toast's time ends")
def timed_out():
    stage = Stage()
    moments = stage.delete()
    until(lambda: moments)
    stage.leave()
    return f"the note is {stage.place()}"


@case("the toast's close button is pressed")
def closed_by_user():
    stage = Stage()
    stage.delete()
    stage.buttons()[-1].emit("clicked")
    stage.leave()
    return f"immediately, the note is {stage.place()}"


@case("a second note is deleted late in the toast's time")
def restarted():
    stage = Stage()
    moments = stage.delete()
    wait(0.4)
    begin = time.monotonic()
    stage.delete()
    until(lambda: moments)
    stage.leave()
    return "the time restarts" if moments[0] - begin > 0.9 else "the time continues"


@case("notes are deleted for four times the toast's time")
def endless():
    stage = Stage(titles="ABCDEFGHIJ")
    end = time.monotonic() + 4
    while time.monotonic() < end:
        stage.delete()
        wait(0.25)
    place = stage.place()
    stage.leave()
    return f"the first note is {'still ' if place == 'in the bin' else ''}{place}"


@case("Undo is pressed while the toast fades")
def too_late():
    stage = Stage()
    stage.delete()
    undo = button(stage.window.toasts, "Undo")
    x, y = stage.centre(undo)
    seen = []

    def look(_):
        hit = stage.window.pick(x, y, Gtk.PickFlags.DEFAULT)
        seen.append((undo.get_mapped(), hit == undo or hit.is_ancestor(undo), hit.is_ancestor(stage.window.pages)))

    stage.window.undo.toast.connect("dismissed", look)
    until(lambda: seen)
    stage.leave()
    is_drawn, is_hit, is_through = seen[0]
    return (f"the button is {'visible' if is_drawn else 'hidden'}; "
            f"{'it' if is_hit else 'the list behind it' if is_through else 'nothing'} receives the press")


@case("Undo is pressed in time, while the app is busy")
def same_moment():
    stage = Stage()
    stage.delete()
    x, y = stage.on_screen(button(stage.window.toasts, "Undo"))
    wait(0.3)
    xdotool("mousemove", x, y, "click", 1)
    time.sleep(0.7)
    wait(0.3)
    stage.leave()
    return f"the note is {stage.place()}" if stage.notes == "ABC" else "the press is lost"


@case("the pointer stays on the toast")
def hovered():
    stage = Stage()
    moments = stage.delete()
    xdotool("mousemove", *stage.on_screen(button(stage.window.toasts, "Undo")))
    wait(1.3)
    stands = not moments
    begin = time.monotonic()
    move_away()
    until(lambda: moments)
    stage.leave()
    return (f"the time {'stops' if stands else 'continues'}, "
            f"then {'restarts' if moments[0] - begin > 0.8 else 'continues'}")


@case("the keyboard focus stays on Undo")
def focused():
    stage = Stage()
    moments = stage.delete()
    button(stage.window.toasts, "Undo").grab_focus()
    wait(1.3)
    stands = not moments
    stage.leave()
    return f"the time {'stops' if stands else 'continues'}"


@case("a question outlasts the toast's time")
def covered():
    stage = Stage()
    stage.delete()
    x, y = stage.on_screen(button(stage.window.toasts, "Undo"))
    ask_to_delete_all(stage.window, stage.store)
    wait(0.2)
    xdotool("mousemove", x, y, "click", 1)
    wait(0.1)
    is_reached = stage.notes == "ABC"
    move_away()
    until(lambda: stage.place() != "in the bin")
    is_open = dialogs() != []
    stage.leave()
    return (f"Undo {'can' if is_reached else 'cannot'} be pressed; "
            f"{'meanwhile' if is_open else 'afterwards'} the note is {stage.place()}")


@case("one of two windows closes")
def window_closes():
    stage, other = Stage(), Stage()
    stage.delete()
    stage.window.close()
    wait(0.1)
    at_once = stage.place()
    until(lambda: stage.place() != at_once)
    other.leave()
    return f"the note is {at_once}, then {stage.place()}"


def end_program(*how):
    """Runs the program until it ends within the toast's time; says what became of the note."""
    gone = subprocess.run(
        [sys.executable, "-c", "from areas.undo import until_end; until_end()", *how],
        cwd=os.path.dirname(os.path.dirname(os.path.abspath(__file__))),
        stdout=subprocess.PIPE, text=True, check=True).stdout.split()
    return f"the note is {'deleted' if gone else 'never deleted'} permanently"


def until_end():
    """Runs the program, deletes a note, and ends it; prints the notes that are deleted for good."""
    class Store(NotesStore):
        def delete_for_good(self, id):
            print(self.bin[id][0].title, flush=True)
            super().delete_for_good(id)

    app = Notes(Store("ABC"))

    def delete():
        window = app.get_windows()[0]
        window.undo.delete(app.store.notes[0])
        if "handled" in sys.argv:
            app.connect("shutdown", lambda _: window.undo.toast.dismiss())
        GLib.timeout_add(400, lambda: app.quit() if "quit" in sys.argv else window.close())

    GLib.timeout_add(400, delete)
    app.run()


@case("the last window closes")
def last_window_closes():
    return end_program("close")


@case("the app calls g_application_quit()")
def app_quits():
    return end_program("quit")


@case("a shutdown handler dismisses the toast")
def app_quits_handled():
    return end_program("quit", "handled")


@case("a close-request handler dismisses the toast")
def window_closes_handled():
    stage, other = Stage(), Stage()
    stage.delete()
    stage.window.connect("close-request", lambda _: stage.window.undo.toast.dismiss())
    stage.window.close()
    wait(0.1)
    other.leave()
    return f"immediately, the note is {stage.place()}"


@case("only the closed window retains its AdwToastOverlay")
def freed():
    def bare():
        toast = Adw.Toast(title="A toast", timeout=10)
        toasts = Adw.ToastOverlay(child=Gtk.Label())
        toasts.add_toast(toast)
        window = Adw.Window(content=toasts)
        window.present()
        return window, dismissals(toast)

    window, moments = bare()
    wait(0.3)
    window.close()
    del window
    wait(0.1)
    return f"the toast is {'dismissed immediately' if moments else 'not dismissed'}"
