import { parseJson } from '../contract/parse-json';
import { describeFault, NotTaken } from './retry';
import { type IsOurs, LeaseLost } from './transport';

/** Well below the time after which a claim counts as dead, so that a slow gateway is not asked twice. */
export const GATEWAY_TIMEOUT_MS = 20_000;
/** A gateway's answer is a line or two. */
const ANSWER_LENGTH = 100_000;

export interface GatewayAnswer {
  status: number;
  /** Parsed JSON, or else the text. */
  body: unknown;
}

async function readBody(answer: Response): Promise<unknown> {
  const text = (await answer.text()).slice(0, ANSWER_LENGTH);
  return parseJson(text) ?? text;
}

/** Posts a message without following redirects; throws LeaseLost when it is another sender's by now, NotTaken without answer. */
export async function postMessage(
  request: { url: string; method: string; headers: Record<string, string>; body?: string | undefined },
  isOurs: IsOurs,
  timeoutMs: number,
): Promise<GatewayAnswer> {
  if (!(await isOurs())) throw new LeaseLost('Another backend has taken this message over');
  const { url, body, ...rest } = request;
  try {
    const answer = await fetch(url, {
      ...rest,
      ...(body === undefined ? {} : { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: answer.status, body: await readBody(answer) };
  } catch (error) {
    // Errors of fetch may quote the address, in which some gateways want the phone.
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    const code = error instanceof Error && error.name === 'TimeoutError' ? 'TIMEOUT' : describeFault(cause);
    throw new NotTaken(code);
  }
}

/** Returns the value at a path such as `a.b.0.c` of an answer; undefined if there is none. */
export function foundAt({ body, path }: { body: unknown; path: string }): unknown {
  let at: unknown = body;
  for (const key of path.split('.')) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = Object.entries(at).find(([name]) => name === key)?.[1];
  }
  return at;
}

/** The value at `a.b.0.c` of an answer, as text without NUL, which PostgreSQL keeps in none; null where there is none. */
export function valueAt(given: { body: unknown; path: string }): string | null {
  const at = foundAt(given);
  const isValue = typeof at === 'string' || typeof at === 'number' || typeof at === 'boolean';
  return isValue ? String(at).replaceAll('\0', '') : null;
}
