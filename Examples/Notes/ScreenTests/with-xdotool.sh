#!/usr/bin/env bash
# Tests the app's screens with the pointer, at places of the screen; the window's title tells the number of notes.
#
# usage: with-xdotool.sh PROGRAM
#
# It runs on a display of its own. Debian's packages: xdotool, imagemagick, xvfb, xauth.
set -euo pipefail

[ $# -gt 0 ] || { sed -n '2,6s/^# \{0,1\}//p' "$0" >&2; exit 64; }
if [ "$1" != --here ]; then
  exec env GDK_BACKEND=x11 GSK_RENDERER=cairo GTK_A11Y=none GSETTINGS_BACKEND=memory LANG=C.UTF-8 USHER_CALM=1 \
    xvfb-run --auto-servernum --server-args='-screen 0 800x600x24 -nolisten tcp' "$0" --here "$@"
fi

# Waits until the title is this one; the test fails with the sentence if it is not within five seconds.
expect() {
  local title=$1 sentence=$2 try
  for try in {1..100}; do
    [ "$(xdotool getwindowname "$window")" != "$title" ] || return 0
    sleep 0.05
  done
  echo "with-xdotool: failed: $sentence (the title is '$(xdotool getwindowname "$window")', not '$title')"
  exit 1
}

# Prints the colour of a place of the window.
color() {
  import -window "$window" -crop "1x1+$1+$2" -depth 8 txt:- | tail -n 1
}

# Clicks a place of the window.
click() {
  xdotool mousemove --window "$window" "$1" "$2" click 1
}

# Clicks a place, and waits until another one has another colour; the test fails with the sentence if it has not.
click_until_changed() {
  local sentence=$5 before try
  before=$(color "$3" "$4")
  click "$1" "$2"
  for try in {1..100}; do
    [ "$(color "$3" "$4")" = "$before" ] || return 0
    sleep 0.05
  done
  echo "with-xdotool: failed: $sentence"
  exit 1
}

"$2" &
app=$!
trap 'kill $app 2>/dev/null || true' EXIT
window=$(timeout 10 xdotool search --sync --onlyvisible --name '^Notes \(4\)$' | head -n 1) || true
[ -n "$window" ] || { echo "with-xdotool: failed: the app opens its window"; exit 1; }
eval "$(xdotool getwindowgeometry --shell "$window" | grep -E '^(WIDTH|HEIGHT)=')"

# The app's own buttons.
delete_all=($((WIDTH - 187)) 26)
delete_first=($((WIDTH - 56)) 164)
# A message lies at the bottom, 440 points wide, with its button at the right.
undo=($((WIDTH / 2 + 175)) $((HEIGHT - 50)))
# A question lies in the middle, with its buttons below, and dims the corners.
agree=($((WIDTH / 2 + 90)) $((HEIGHT / 2 + 60)))
corner=(30 $((HEIGHT - 30)))

# A deleted note is back after Undo.
click_until_changed "${delete_first[@]}" "${undo[@]}" "a message offers Undo"
expect "Notes (3)" "a note is deleted"
click "${undo[@]}"
expect "Notes (4)" "Undo returns the note"
echo "with-xdotool: passed: Undo returns a note"

# All notes go by the question's button, and the app behind is out of reach until then.
click_until_changed "${delete_all[@]}" "${corner[@]}" "a question dims the app"
click "${delete_first[@]}"
sleep 0.5
expect "Notes (4)" "the app behind the question is out of reach"
click "${agree[@]}"
expect "Notes (0)" "the question's button deletes all notes"
echo "with-xdotool: passed: the question's button deletes all notes, and the app behind is out of reach until then"
