/** A picture that an entry shows, with its alternative text in both languages. */
export interface SeedPicture {
  /** An SVG file of `seed/pictures`, without its ending: "doctors/hala-mansour". */
  file: string;
  en: string;
  ar: string;
}

/**
 * One entry of the demonstration content, as `load/read-entries.ts` makes it of the files in `content/`. Values of rich
 * text attributes are Markdown (paragraphs, ## headings, lists, bold, links). Types without languages use `shared` only.
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
  /** Attribute path ("image", "slider.0.image", "whoWeAre.stats.1.image") to picture, or pictures. */
  pictures?: Record<string, SeedPicture | SeedPicture[]>;
}
