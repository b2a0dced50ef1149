const json = { 'content-type': 'application/json' };
const MINUTE = 60_000;
/** Shorter than the token of an editor is valid. */
const TOKEN_MS = 8 * MINUTE;

async function answered(asked) {
  const answer = await asked;
  if (!answer.ok) throw new RefusedEditor(answer.status);
  return answer.json();
}

/** What an editor was answered instead of what they asked for; the status 0 is no answer. */
export class RefusedEditor extends Error {
  constructor(status) {
    super(`The editor was answered with ${status}.`);
    this.status = status;
  }
}

/** What is asked for and kept until it is nearly over. @param {{ ms: number, ask: () => Promise<unknown> }} options */
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
  const ask = async () =>
    (await answered(fetch(`${backendUrl}/admin/login`, { method: 'POST', headers: json, body }))).data.token;
  return keptFor({ ms: TOKEN_MS, ask });
}

/**
 * An editor who gives the first question a mark of its own, published when the promise ends.
 *
 * @param {{ backendUrl: string, backend: Record<string, string> }} site
 * @returns {Promise<(round: number) => Promise<string>>} rejects with RefusedEditor
 */
export async function editorOf(site) {
  const token = editorToken(site);
  const headers = async () => ({ ...json, authorization: `Bearer ${await token()}` });
  const faqs = `${site.backendUrl}/content-manager/collection-types/api::faq.faq`;
  const { results } = await answered(
    fetch(`${faqs}?page=1&pageSize=1&locale=en&sort=order:ASC`, { headers: await headers() }),
  );
  const [{ documentId, question }] = results;
  return async (/** @type {number} */ round) => {
    const body = JSON.stringify({ question: `${question} (${round})` });
    await answered(
      fetch(`${faqs}/${documentId}/actions/publish?locale=en`, {
        method: 'POST',
        headers: await headers(),
        body,
      }),
    );
    return `${question} (${round})`;
  };
}
