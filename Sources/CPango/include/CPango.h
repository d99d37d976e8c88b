#include <cairo/cairo-ft.h>
#include <cairo/cairo.h>
#include <fontconfig/fontconfig.h>
#include <freetype/ftmodapi.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
