#include "CJPEG.h"
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <jpeglib.h>

// The library ends the process at an error unless it is given another way out.
struct failure {
    struct jpeg_error_mgr manager;
    jmp_buf exit;
};

static void leave(j_common_ptr info) { longjmp(((struct failure *)info->err)->exit, 1); }

static void stay_silent(j_common_ptr info) { (void)info; }

static void begin(struct jpeg_decompress_struct *info, struct failure *failure) {
    info->err = jpeg_std_error(&failure->manager);
    failure->manager.error_exit = leave;
    failure->manager.output_message = stay_silent;
}

bool jpeg_file_size(const uint8_t *bytes, size_t count, int *width, int *height) {
    struct jpeg_decompress_struct info;
    struct failure failure;
    begin(&info, &failure);
    if (setjmp(failure.exit)) {
        jpeg_destroy_decompress(&info);
        return false;
    }
    jpeg_create_decompress(&info);
    jpeg_mem_src(&info, bytes, count);
    jpeg_read_header(&info, TRUE);
    *width = (int)info.image_width;
    *height = (int)info.image_height;
    jpeg_destroy_decompress(&info);
    return true;
}

// Adobe's programs write inks inverted, and nobody else writes them.
static void convert_inks(uint8_t *row, int width) {
    for (int x = 0; x < width; x++) {
        uint8_t *pixel = row + 4 * x;
        const unsigned cyan = pixel[0], magenta = pixel[1], yellow = pixel[2], black = pixel[3];
        pixel[0] = (uint8_t)(yellow * black / 255);
        pixel[1] = (uint8_t)(magenta * black / 255);
        pixel[2] = (uint8_t)(cyan * black / 255);
        pixel[3] = 255;
    }
}

bool jpeg_file_decode(
    const uint8_t *bytes, size_t count, uint8_t *pixels, size_t stride, int width, int height) {
    struct jpeg_decompress_struct info;
    struct failure failure;
    begin(&info, &failure);
    if (setjmp(failure.exit)) {
        jpeg_destroy_decompress(&info);
        return false;
    }
    jpeg_create_decompress(&info);
    jpeg_mem_src(&info, bytes, count);
    jpeg_read_header(&info, TRUE);
    const bool has_inks = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
    info.out_color_space = has_inks ? JCS_CMYK : JCS_EXT_BGRA;
    jpeg_start_decompress(&info);
    bool fits = info.output_width == (JDIMENSION)width && info.output_height == (JDIMENSION)height;
    while (fits && info.output_scanline < info.output_height) {
        JSAMPROW row = pixels + stride * info.output_scanline;
        jpeg_read_scanlines(&info, &row, 1);
        if (has_inks) convert_inks(row, width);
    }
    // What is missing at the end of a file that was cut short is gray, as the library leaves it.
    if (fits) jpeg_finish_decompress(&info);
    jpeg_destroy_decompress(&info);
    return fits;
}

// A JPEG file has no alpha: what is clear is white.
static void put_on_white(const uint8_t *from, uint8_t *to, int width) {
    for (int x = 0; x < width; x++, from += 4, to += 3) {
        const unsigned white = 255u - from[3];
        to[0] = (uint8_t)(from[2] + white > 255 ? 255 : from[2] + white);
        to[1] = (uint8_t)(from[1] + white > 255 ? 255 : from[1] + white);
        to[2] = (uint8_t)(from[0] + white > 255 ? 255 : from[0] + white);
    }
}

size_t jpeg_file_encode(
    const uint8_t *pixels, size_t stride, int width, int height, int quality, uint8_t **bytes) {
    struct jpeg_compress_struct info;
    struct failure failure;
    unsigned char *volatile file = NULL;
    unsigned char *written = NULL;
    unsigned long count = 0;
    *bytes = NULL;
    uint8_t *row = malloc((size_t)width * 3);
    if (!row) return 0;
    info.err = jpeg_std_error(&failure.manager);
    failure.manager.error_exit = leave;
    failure.manager.output_message = stay_silent;
    if (setjmp(failure.exit)) {
        jpeg_destroy_compress(&info);
        free(row);
        free(file);
        return 0;
    }
    jpeg_create_compress(&info);
    jpeg_mem_dest(&info, &written, &count);
    file = written;
    info.image_width = (JDIMENSION)width;
    info.image_height = (JDIMENSION)height;
    info.input_components = 3;
    info.in_color_space = JCS_RGB;
    jpeg_set_defaults(&info);
    jpeg_set_quality(&info, quality, TRUE);
    jpeg_start_compress(&info, TRUE);
    // From here on the library has it, and may have put a larger one in its place.
    file = NULL;
    while (info.next_scanline < info.image_height) {
        put_on_white(pixels + stride * info.next_scanline, row, width);
        JSAMPROW rows = row;
        jpeg_write_scanlines(&info, &rows, 1);
    }
    jpeg_finish_compress(&info);
    jpeg_destroy_compress(&info);
    free(row);
    *bytes = written;
    return count;
}
