/** @typedef {{ mark: 'ok' | 'note' | 'wrong', text: string }} Finding what the doctor says of one thing */

export const ok = (/** @type {string} */ text) => ({ mark: /** @type {const} */ ('ok'), text });
export const note = (/** @type {string} */ text) => ({ mark: /** @type {const} */ ('note'), text });
export const wrong = (/** @type {string} */ text) => ({ mark: /** @type {const} */ ('wrong'), text });
