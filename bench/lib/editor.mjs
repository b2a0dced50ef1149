const MINUTE = 60_000;
/** Time shorter than the token of an editor is valid. */
const TOKEN_MS = 8 * MINUTE;

/** Caches an answer until it is nearly over. @param {{ ms: number, ask: () => Promise<unknown> }} options */
export function keptFor({ ms, ask }) {
  let value;
  let until = 0;
  return async () => {
    if (Date.now() >= until) {
      value = await ask();
      until = Date.now() + ms;
    }
    return value;
  };
}

/**
 * Tokens of the first editor, renewed before they end.
 *
 * @param {{ backendUrl: string, backend: Record<string, string> }} site
 * @returns {() => Promise<string>}
 */
export function editorToken({ backendUrl, backend }) {
  const body = JSON.stringify({ email: backend.STAFF_EMAIL, password: backend.EDITOR_PASSWORD });
  const headers = { 'content-type': 'application/json' };
  const ask = async () => {
    const answer = await fetch(`${backendUrl}/admin/login`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`The editor was answered with ${answer.status}.`);
    return (await answer.json()).data.token;
  };
  return keptFor({ ms: TOKEN_MS, ask });
}
