const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Reads from a store of the browser, or puts something into it; `otherwise` in a browser that keeps nothing. */
export function withStore<Found>(work: () => Found, otherwise: Found): Found {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** Has this browser remember something for a year, in a cookie that the server reads. */
export function rememberOnDevice(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the store that replaces it is not in every browser
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
