"""What happens with a message and with a form of a page when the page goes."""

from stage import Cases, Stage, counted, dialogs, press, until, wait, xdotool

case = Cases()


def stage_with_page():
    """A stage with the page of the first note, whose message has come."""
    stage = Stage()
    page = stage.window.open(stage.store.notes[0])
    wait(0.3)
    press(page, "Send")
    until(lambda: stage.says("There is no connection"))
    wait(0.35)
    return stage, page


@case("the page is removed while its message is shown")
def goes():
    stage, page = stage_with_page()
    press(page, "Back")
    wait(0.1)
    seen = stage.says("There is no connection")
    stage.leave()
    return f"the message {'stays' if seen else 'is dismissed'}"


@case("another page covers the page")
def is_covered():
    stage, page = stage_with_page()
    stage.window.open(stage.store.notes[1])
    wait(0.4)
    seen = stage.says("There is no connection")
    stage.leave()
    return f"the message {'stays' if seen else 'is dismissed'}"


@case("the page is removed while its message waits")
def goes_while_waiting():
    stage, page = stage_with_page()
    stage.delete()
    press(page, "Back")
    until(lambda: stage.gone)
    wait(0.3)
    seen = stage.says("There is no connection")
    stage.leave()
    return f"the message {'appears' if seen else 'never appears'}"


@case("the page is removed while its form is open")
def goes_with_form():
    stage, page = stage_with_page()
    press(page, "Rename")
    wait(0.3)
    page.close()
    wait(0.2)
    count = len(dialogs())
    xdotool("key", "ctrl+a", "Z", "Return")
    wait(0.3)
    stage.leave()
    return f"{counted(count, 'form')} stays; after its answer the notes are {stage.notes}"
