// A package's other targets may not import what they do not depend on.
import Inner  // !!
