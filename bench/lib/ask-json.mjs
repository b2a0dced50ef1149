import { Fault } from '../../scripts/lib/fault.mjs';

/**
 * Asks for JSON, by POST where there are data. @throws {Fault} for any answer that says no
 *
 * @param {string} url @param {{ token?: string, headers?: Record<string, string>, data?: unknown }} [given]
 */
export async function askJson(url, { token, headers = {}, data } = {}) {
  const answer = await fetch(url, {
    method: data === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body: JSON.stringify(data),
  });
  if (!answer.ok) throw new Fault(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
