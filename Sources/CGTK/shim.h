#ifndef USHER_CGTK_SHIM_H
#define USHER_CGTK_SHIM_H

/* Usher runs with GTK 4.8, so what later versions replaced is in use, and no warning. */
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8

#include <gtk/gtk.h>
#include <glib-unix.h>
#include <sys/eventfd.h>

/* How a foreign run loop serves libdispatch's main queue; CoreFoundation uses the same pair. */
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

#endif
