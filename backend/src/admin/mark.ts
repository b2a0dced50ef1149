/** Replaces Strapi's mark: a plain cross, since the clinic's own is content. */
const DRAWN =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0b7a75"/>' +
  '<path d="M13 7h6v6h6v6h-6v6h-6v-6H7v-6h6z" fill="#fff"/></svg>';

export const CLINIC_MARK = `data:image/svg+xml,${encodeURIComponent(DRAWN)}`;
