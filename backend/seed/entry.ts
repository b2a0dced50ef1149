/** A text in both languages of the site. */
export interface Bilingual {
  en: string;
  ar: string;
}

/**
 * One entry of the demonstration content. Values of rich text attributes are Markdown (paragraphs,
 * ## headings, lists, bold, links). Types without languages use `shared` only.
 */
export interface SeedEntry {
  /** Name by which other entries refer to this one; unique within its noun. */
  key: string;
  /** Attributes that are the same in both languages. */
  shared?: Record<string, unknown>;
  en: Record<string, unknown>;
  ar: Record<string, unknown>;
  /** Attribute to key, or keys, of entries of the attribute's own target type. */
  relations?: Record<string, string | string[]>;
  /** Attribute path ("image", "slider.0.image", "whoWeAre.stats.1.image") to picture name, or names. */
  pictures?: Record<string, string | string[]>;
}

/** A picture of the demonstration content, drawn by `seed/pictures`. */
export interface SeedPicture {
  svg: string;
  width: number;
  height: number;
  alt: Bilingual;
}
