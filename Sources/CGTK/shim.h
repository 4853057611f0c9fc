#ifndef USHER_CGTK_SHIM_H
#define USHER_CGTK_SHIM_H

/* Usher runs with GTK 4.8, so what later versions replaced is in use, and no warning. */
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8

#include <gtk/gtk.h>
#include <glib-unix.h>

#endif
