const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Has this browser remember something for a year, in a cookie that the server reads. */
export function rememberOnDevice(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the store that replaces it is not in every browser
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
