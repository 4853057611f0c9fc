"""What happens with the export and its toast."""

from stage import Cases, Stage, counted, press, quoted, until, wait

case = Cases()


def exporting(**values):
    """A stage with an export under way, whose toast has come."""
    stage = Stage(**values)
    stage.window.export.start()
    wait(0.35)
    return stage


@case("the export succeeds")
def succeeds():
    stage = exporting(export=600)
    before = stage.widgets()
    seen = quoted(stage.toasts()[0])
    until(lambda: stage.says("Exported"))
    is_same = stage.widgets() == before
    until(lambda: not stage.toasts())
    stage.leave()
    return f"{seen}, then “Exported” in {'the same' if is_same else 'another'} toast"


@case("the export fails")
def fails():
    stage = exporting(export=800, failing=True)
    before = stage.widgets()
    until(lambda: stage.says("Export failed"))
    wait(1.3)
    is_same = stage.widgets() == before
    seen = quoted(stage.toasts()[0])
    stage.leave()
    return f"{seen} in {'the same' if is_same else 'another'} toast, which stays"


@case("“Try again” is pressed")
def again():
    stage = exporting(export=800, failing=True)
    until(lambda: stage.says("Export failed"))
    before = stage.widgets()
    press(stage.window.toasts, "Try again")
    count = len(stage.toasts(leaving=True))
    is_same = stage.widgets() == before
    until(lambda: stage.says("Exported"))
    stage.leave()
    return (f"the export restarts in {'the same' if is_same else 'another'} toast: "
            f"{counted(count, 'toast')} at once")


@case("“Cancel” or the toast's close button is pressed")
def cancelled():
    seen = []
    for index in [0, -1]:
        stage = exporting()
        stage.buttons()[index].emit("clicked")
        wait(0.2)
        running = counted(stage.exporter.running, "export")
        seen.append(f"{running} continues, and {counted(len(stage.toasts()), 'toast')} is shown")
        stage.leave()
    return f"either way, {seen[0]}" if seen[0] == seen[1] else "; ".join(seen)


@case("the export takes less than 100 ms")
def flashes():
    stage = Stage(export=90)
    drawn = []
    clock = stage.window.get_frame_clock()
    handler = clock.connect("after-paint", lambda _: drawn.append(stage.says("Exporting")))
    stage.window.export.start()
    until(lambda: stage.says("Exported"))
    wait(0.1)
    clock.disconnect(handler)
    stage.leave()
    return f"its progress {'flashes' if any(drawn) else 'is never drawn'}"


@case("a note is deleted during the export")
def displaced():
    stage = exporting(export=3000)
    stage.delete()
    during = stage.toasts()
    until(lambda: stage.says("Exporting"))
    after = quoted(stage.toasts()[0])
    press(stage.window.toasts, "Cancel")
    wait(0.2)
    stage.leave()
    is_alone = during == [["“A” deleted", "Undo"]]
    return f"{'it replaces the progress' if is_alone else 'both are shown'}; afterwards {after} returns"


@case("the export ends while a deletion's toast is shown")
def ends_displaced():
    seen = []
    for failing, word in [(False, "Exported"), (True, "Export failed")]:
        stage = exporting(export=900, failing=failing)
        stage.delete()
        until(lambda: stage.exporter.running == 0)
        is_up = stage.says(word)
        until(lambda: stage.says(word))
        seen.append(f"“{word}” {'appears immediately' if is_up else 'waits'}")
        stage.leave()
    return " and ".join(seen)


@case("one of two windows closes during the export")
def closed():
    stage, other = exporting(export=900), Stage()
    stage.window.close()
    wait(0.1)
    is_cancelled = stage.window.export.cancellable.is_cancelled()
    until(lambda: stage.exporter.running == 0)
    other.leave()
    has_ended = stage.window.export.toast.get_title() == "Exported"
    return ("the export is cancelled" if is_cancelled or not has_ended
            else "the export continues, and reports its end in the closed window")
