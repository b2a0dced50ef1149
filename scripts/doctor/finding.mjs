/** @typedef {{ mark: 'ok' | 'note' | 'wrong', text: string }} Finding what the doctor says of one thing */

export const ok = (/** @type {string} */ text) => ({ mark: /** @type {const} */ ('ok'), text });
export const note = (/** @type {string} */ text) => ({ mark: /** @type {const} */ ('note'), text });
export const wrong = (/** @type {string} */ text) => ({ mark: /** @type {const} */ ('wrong'), text });

export const TIMEOUT_MS = 5000;

/** Asks an address for some seconds; null where nothing answers. @param {string} url @param {RequestInit} [options] */
export const ask = (url, options = {}) =>
  fetch(url, { ...options, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);

/** Says what was thrown, with its cause: of a call that came to nothing only that says why. @param {unknown} error */
export function wordsOf(error) {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  if (!(cause instanceof Error)) return message;
  // Several addresses that refuse have a code, and no words.
  return `${message}: ${cause.message || ('code' in cause ? cause.code : cause.name)}`;
}
