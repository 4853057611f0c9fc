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
    return f"{seen}, then “Exported” in {'the same' if is_same else 'another'} toast, then nothing"


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
    return (f"the export begins again in {'the same' if is_same else 'another'} toast: "
            f"{counted(count, 'toast')} at once while one fades")


@case("“Cancel” is pressed, or the toast's close button")
def cancelled():
    seen = []
    for index in [0, -1]:
        stage = exporting()
        stage.buttons()[index].emit("clicked")
        wait(0.2)
        running = counted(stage.exporter.running, "export")
        seen.append(f"{running} goes on, and {counted(len(stage.toasts()), 'toast')} is up")
        stage.leave()
    return f"either way {seen[0]}" if seen[0] == seen[1] else "; ".join(seen)


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
    return f"its progress {'flashes: it is drawn, and replaced at once' if any(drawn) else 'is never drawn'}"


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
    return f"{'the progress gives way' if is_alone else 'both are there'}; after that toast's time {after} is back"


@case("the export ends while the toast about a deletion is up")
def ends_displaced():
    seen = []
    for failing, word in [(False, "Exported"), (True, "Export failed")]:
        stage = exporting(export=900, failing=failing)
        stage.delete()
        until(lambda: stage.exporter.running == 0)
        is_up = stage.says(word)
        until(lambda: stage.says(word))
        seen.append(f"“{word}” comes {'at once' if is_up else 'after that toast'}")
        stage.leave()
    return " and ".join(seen)


@case("the window closes during the export, and the app goes on with another window")
def closed():
    stage, other = exporting(export=900), Stage()
    stage.window.close()
    wait(0.1)
    is_cancelled = stage.window.export.cancellable.is_cancelled()
    until(lambda: stage.exporter.running == 0)
    other.leave()
    has_ended = stage.window.export.toast.get_title() == "Exported"
    return ("the export is cancelled" if is_cancelled or not has_ended
            else "the export goes on to its end, and says so in the window that is closed")
