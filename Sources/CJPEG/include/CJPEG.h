#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The size of a JPEG file's picture, in pixels; false for bytes that are no such file.
bool jpeg_file_size(const uint8_t *_Nonnull bytes, size_t count, int *_Nonnull width, int *_Nonnull height);

/// Decodes a JPEG file into opaque pixels with blue in the lowest byte, rows top down; false if it is broken.
///
/// @param stride The bytes from one row to the next.
bool jpeg_file_decode(
    const uint8_t *_Nonnull bytes, size_t count, uint8_t *_Nonnull pixels, size_t stride, int width, int height);

/// Makes a JPEG file of pixels with blue in the lowest byte and colours multiplied by alpha, on white, rows top down.
///
/// @param quality From 0, the smallest file, to 100.
/// @param bytes Gets the file, which the caller frees with `free`; NULL where memory is short.
/// @return The file's length in bytes; 0 where it cannot be made.
size_t jpeg_file_encode(
    const uint8_t *_Nonnull pixels, size_t stride, int width, int height, int quality,
    uint8_t *_Nullable *_Nonnull bytes);
