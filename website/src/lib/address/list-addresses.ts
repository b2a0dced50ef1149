/** Keys that make the address of a list a search, which is rendered per request. */
export const SEARCH_KEYS = {
  doctors: ['q', 'specialty', 'branch', 'gender', 'language', 'company', 'sort'],
  services: ['specialty'],
  blog: ['q', 'category'],
} as const;

/** A page number in an address; the first page has none. */
export const PAGE_NUMBER = '[1-9]\\d{0,3}';
