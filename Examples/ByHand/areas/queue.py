"""What AdwToastOverlay does with several toasts."""

import time

from stage import Adw, Cases, GLib, Stage, dismissals, until, wait

case = Cases()


def add(stage, title, seconds):
    """Shows a plain toast; returns the moments at which it is dismissed."""
    toast = Adw.Toast(title=title, timeout=seconds)
    stage.window.toasts.add_toast(toast)
    return dismissals(toast)


@case("a second toast is added while one is shown")
def second():
    stage = Stage()
    begin = time.monotonic()
    first = add(stage, "first", 1)
    wait(0.5)
    second = add(stage, "second", 1)
    waits = not stage.says("second")
    until(lambda: first)
    until(lambda: second)
    stage.leave()
    return (f"it {'waits' if waits else 'appears immediately'}; the first toast's time "
            f"{'continues' if first[0] - begin < 1.4 else 'restarts'}, and it has "
            f"{'its full time' if second[0] - first[0] > 0.8 else 'the rest of its time'}")


@case("a high-priority toast is added late in another toast's time")
def high():
    stage = Stage()
    first = add(stage, "first", 2)
    wait(1.2)
    stage.delete()
    gives_way = not stage.says("first")
    until(lambda: stage.says("first"))
    begin = time.monotonic()
    until(lambda: first)
    stage.leave()
    return (f"the other toast {'disappears' if gives_way else 'stays'}, then has "
            f"{'its full time' if first[0] - begin > 1.5 else 'the rest of its time'} again")


@case("a high-priority toast is added in another toast's last 0.3 s")
def high_at_the_end():
    stage = Stage()
    GLib.timeout_add(850, lambda: stage.window.undo.delete(stage.store.notes[0]))
    add(stage, "first", 1)
    until(lambda: stage.says("“A” deleted"))
    until(lambda: stage.gone)
    wait(0.3)
    comes = stage.says("first")
    stage.leave()
    return f"the other toast disappears, and {'returns' if comes else 'does not return'}"
