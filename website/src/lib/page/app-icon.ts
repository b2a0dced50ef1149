import { THEME } from '@/contract/theme';

/** Colours of the bar and the first screen where the site stands on a home screen. */
export const APP_COLOURS = {
  theme: THEME.light['surface-deep'],
  background: THEME.light['surface-warm'],
  themeInDark: THEME.dark.surface,
};

/** Edges of the icons in pixels: Apple's home screen, and the two that Android asks for. */
export const APP_ICON_SIZES = [180, 192, 512] as const;

export function appIconPath(size: (typeof APP_ICON_SIZES)[number]): string {
  return `/api/app-icon/${size}`;
}

/** The theme's icon on a whole square, its sign in the middle four fifths that no phone cuts off. */
export const APP_ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="512" height="512"><rect width="48" height="48" fill="${APP_COLOURS.theme}"/><g transform="translate(6 6) scale(.75)">${THEME.icon.shapes}</g></svg>`;
