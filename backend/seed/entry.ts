export interface SeedEntry {
  key: string;
  shared?: Record<string, unknown>;
  en: Record<string, unknown>;
  ar: Record<string, unknown>;
  relations?: Record<string, string | string[]>;
  pictures?: Record<string, string | string[]>;
}
