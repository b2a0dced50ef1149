/** Colours of the bar and the first screen where the site stands on a home screen; as in `globals.css`. */
export const APP_COLOURS = { theme: '#022351', background: '#faf7f2' };

/** Edges of the icons in pixels: Apple's home screen, and the two that Android asks for. */
export const APP_ICON_SIZES = [180, 192, 512] as const;

/** Address of the drawn icon of a size. */
export function appIconPath(size: (typeof APP_ICON_SIZES)[number]): string {
  return `/api/app-icon/${size}`;
}

/**
 * The sign of `app/icon.svg` on a whole square, without round corners: each phone cuts its own shape, and nothing of the
 * sign lies outside the middle four fifths that all of them leave.
 */
export const APP_ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="512" height="512" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"><rect width="48" height="48" fill="${APP_COLOURS.theme}" stroke="none"/><g transform="translate(5.5 6) scale(.75)"><circle cx="13" cy="24" r="4" fill="#fff" stroke="none"/><path d="M21 16a11.5 11.5 0 0 1 0 16"/><path d="M28.5 10a20 20 0 0 1 0 28" opacity=".7"/></g></svg>`;
