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


@case("nothing is pressed")
def timed_out():
    stage = Stage()
    moments = stage.delete()
    until(lambda: moments)
    stage.leave()
    return f"after the toast's time the note is {stage.place()}"


@case("the toast's close button is pressed")
def closed_by_user():
    stage = Stage()
    stage.delete()
    stage.buttons()[-1].emit("clicked")
    stage.leave()
    return f"at once the note is {stage.place()}"


@case("a second note is deleted when most of the toast's time is over")
def restarted():
    stage = Stage()
    moments = stage.delete()
    wait(0.4)
    begin = time.monotonic()
    stage.delete()
    until(lambda: moments)
    stage.leave()
    return "the toast has its full time again" if moments[0] - begin > 0.9 else "the toast's time goes on"


@case("notes are deleted one after the other, for four times the toast's time")
def endless():
    stage = Stage(titles="ABCDEFGHIJ")
    end = time.monotonic() + 4
    while time.monotonic() < end:
        stage.delete()
        wait(0.25)
    place = stage.place()
    stage.leave()
    return f"the first note is {'still ' if place == 'in the bin' else ''}{place}"


@case("Undo is pressed while the toast fades after its time")
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
    return (f"the button is {'still' if is_drawn else 'not'} drawn, "
            f"and the press {'reaches it' if is_hit else 'goes to the list behind it' if is_through else 'is lost'}")


@case("the app is busy while Undo is pressed and the time ends")
def same_moment():
    stage = Stage()
    stage.delete()
    x, y = stage.on_screen(button(stage.window.toasts, "Undo"))
    wait(0.3)
    xdotool("mousemove", x, y, "click", 1)
    time.sleep(0.7)
    wait(0.3)
    stage.leave()
    return f"the press counts: the note is {stage.place()}" if stage.notes == "ABC" else "the press is lost"


@case("the pointer rests on the toast for longer than its time")
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
    return (f"the time {'stands still' if stands else 'goes on'}; "
            f"afterwards the toast has {'its full time' if moments[0] - begin > 0.8 else 'the rest of it'}")


@case("the keyboard's focus is on Undo for longer than the toast's time")
def focused():
    stage = Stage()
    moments = stage.delete()
    button(stage.window.toasts, "Undo").grab_focus()
    wait(1.3)
    stands = not moments
    stage.leave()
    return f"the time {'stands still' if stands else 'goes on'}"


@case("a question is open for longer than the toast's time")
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
    return (f"Undo is {'in' if is_reached else 'out of'} reach, the time goes on, and "
            f"{'behind the question' if is_open else 'afterwards'} the note is {stage.place()}")


@case("the window closes, and the app goes on with another window")
def window_closes():
    stage, other = Stage(), Stage()
    stage.delete()
    stage.window.close()
    wait(0.1)
    at_once = stage.place()
    until(lambda: stage.place() != at_once)
    other.leave()
    return f"the note is {at_once} until the time of the toast that nobody sees is over, then {stage.place()}"


def end_program(*how):
    """Runs the program until it ends within the toast's time; says what became of the note."""
    gone = subprocess.run(
        [sys.executable, "-c", "from areas.undo import until_end; until_end()", *how],
        cwd=os.path.dirname(os.path.dirname(os.path.abspath(__file__))),
        stdout=subprocess.PIPE, text=True, check=True).stdout.split()
    return f"the note is {'deleted' if gone else 'never deleted'} for good"


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


@case("the last window closes while the toast is up, and the app ends")
def last_window_closes():
    return end_program("close")


@case("the app quits by g_application_quit() while the toast is up")
def app_quits():
    return end_program("quit")


@case("the same, and a handler of the app's shutdown dismisses the toast")
def app_quits_handled():
    return end_program("quit", "handled")


@case("the window closes, and a handler of its close-request dismisses the toast")
def window_closes_handled():
    stage, other = Stage(), Stage()
    stage.delete()
    stage.window.connect("close-request", lambda _: stage.window.undo.toast.dismiss())
    stage.window.close()
    wait(0.1)
    other.leave()
    return f"at once the note is {stage.place()}"


@case("the window closes, and nothing but the window holds its AdwToastOverlay")
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
    return f"the toast is {'dismissed at once' if moments else 'not dismissed'}"
