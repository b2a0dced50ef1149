/** Size of a picture as it comes: a phone takes up to 25 MB. */
export const LARGEST_PICTURE_MB = 30;
/** Size of one call with several pictures. */
export const LARGEST_UPLOAD_MB = 60;
/** Most points that are decoded at all; cameras of phones have up to 108 million. */
export const MOST_PIXELS = 110_000_000;
/** No page shows more: what is longer or wider is made smaller. */
export const LONGEST_SIDE = 2560;
export const LARGEST_KEPT_MB = 10;

export const MEGABYTE = 1024 * 1024;
