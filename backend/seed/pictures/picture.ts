import type { Sheet } from './sheet';

/** What a picture shows, in the two languages of the site. */
export interface Alt {
  en: string;
  ar: string;
}

/** A picture that has not been drawn yet: its size in pixels, its words, and the hand that draws it. */
export interface Picture {
  width: number;
  height: number;
  alt: Alt;
  /** Returns the SVG elements of the whole picture. */
  draw: (sheet: Sheet) => string;
}

/** Pictures by their full name, such as `branch-dokki`. */
export type Portfolio = Record<string, Picture>;
