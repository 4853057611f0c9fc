/// Lets tasks that show something take turns.
public enum Popup {}
