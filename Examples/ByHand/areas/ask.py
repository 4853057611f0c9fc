"""What happens with questions and with the form."""

from stage import Adw, Cases, Stage, button, counted, dialogs, press, quoted, responses, texts, wait, xdotool
from abilities import ask_for_title, ask_to_delete_all

case = Cases()


def ask(stage):
    """Asks whether to delete all notes; returns the dialog."""
    before = dialogs()
    ask_to_delete_all(stage.window, stage.store)
    wait(0.3)
    return next(dialog for dialog in dialogs() if dialog not in before)


def ask_by_form(stage):
    """Asks for the title of the first note; returns the form."""
    before = dialogs()
    ask_for_title(stage.window, stage.store, stage.store.notes[0])
    wait(0.3)
    return next(dialog for dialog in dialogs() if dialog not in before)


def given_text(given):
    """The dialog's responses in words."""
    return quoted(given) or "none"


@case("each of the question's buttons is pressed")
def answered():
    seen = []
    for title in ["Cancel", "Delete all"]:
        stage = Stage()
        press(ask(stage), title)
        wait(0.2)
        seen.append(f"“{title}” deletes {counted(len(stage.gone), 'note')}")
        stage.leave()
    return ", ".join(seen)


@case("Escape is pressed")
def escape():
    stage = Stage()
    given = responses(ask(stage))
    xdotool("key", "Escape")
    wait(0.3)
    is_open = dialogs() != []
    stage.leave()
    return f"the response is {given_text(given)}, and the dialog is {'open' if is_open else 'closed'}"


@case("the app asks the same question again")
def asked_again():
    stage = Stage()
    first, second = ask(stage), ask(stage)
    count = len(dialogs())
    press(second, "Delete all")
    wait(0.2)
    left = dialogs()
    seen = (f"{counted(count, 'dialog')} at once; with {counted(len(stage.notes), 'note')} left, "
            f"one says “{left[0].get_body()}”")
    stage.leave()
    return seen


@case("the app asks a different question meanwhile")
def two_questions():
    stage = Stage()
    ask(stage)
    ask_by_form(stage)
    count = len(dialogs())
    stage.leave()
    return f"{counted(count, 'dialog')} at once"


@case("the app closes the window while the question is open")
def closed():
    stage, other = Stage(), Stage()
    dialog = ask(stage)
    given = responses(dialog)
    stage.window.close()
    wait(0.3)
    seen = f"{counted(len(dialogs()), 'dialog')} stays; its response: {given_text(given)}"
    press(dialog, "Delete all")
    wait(0.1)
    other.leave()
    return f"{seen}; its button deletes {counted(len(stage.gone), 'note')}"


@case("the same with destroy-with-parent, and only GTK retains the window")
def destroyed_with_parent():
    def bare():
        window = Adw.Window()
        window.present()
        dialog = Adw.MessageDialog(transient_for=window, modal=True, destroy_with_parent=True, heading="Delete?")
        dialog.add_response("cancel", "_Cancel")
        dialog.present()
        return window, responses(dialog)

    window, given = bare()
    wait(0.3)
    window.close()
    del window
    wait(0.3)
    return f"{counted(len(dialogs()), 'dialog')} stays; its response: {given_text(given)}"


@case("Return submits the form with only a space, then with a title")
def mistake():
    stage = Stage()
    form = ask_by_form(stage)
    xdotool("key", "ctrl+a", "space", "Return")
    wait(0.3)
    said = texts(form)
    seen = (f"{counted(len(dialogs()), 'form')} stays, "
            f"{'shows' if 'A note needs a name.' in said else 'does not show'} the error and "
            f"{'enables' if button(form, 'Rename').is_sensitive() else 'disables'} its button")
    xdotool("key", "ctrl+a", "Z", "Return")
    wait(0.3)
    stage.leave()
    return f"{seen}; then the notes are {stage.notes}"
