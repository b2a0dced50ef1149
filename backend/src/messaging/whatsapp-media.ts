import { z } from 'zod';
import { GATEWAY_TIMEOUT_MS } from './post-message';
import type { WhatsappSettings } from './whatsapp';

/** Hosts of Meta that keep what people send; the token is shown to nobody else. */
const STORES = /(?:^|\.)(?:fbsbx\.com|fbcdn\.net|facebook\.com|whatsapp\.net)$/;

const described = z.object({ url: z.url(), file_size: z.coerce.number().optional() });

/** Outcome of asking for a voice note or picture: it, that it is not to be had any more, or that it may be later. */
export type Fetched = { content: Buffer } | 'gone' | 'tooLarge' | 'later';

/** Tells whether an address is one of Meta's, or of the host that the clinic itself has named. */
function isOfStore({ url, apiUrl }: { url: string; apiUrl: string }): boolean {
  const [address, own] = [new URL(url), new URL(apiUrl)];
  return address.origin === own.origin || (address.protocol === 'https:' && STORES.test(address.hostname));
}

async function readBounded(answer: Response, maxBytes: number) {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Fetches what somebody sent by WhatsApp, by its id; no redirect is followed and no more than `maxBytes` are read. */
export async function fetchMedia(
  { apiUrl, token }: Pick<WhatsappSettings, 'apiUrl' | 'token'>,
  id: string,
  maxBytes: number,
  timeoutMs = GATEWAY_TIMEOUT_MS,
): Promise<Fetched> {
  const request = () => ({
    headers: { Authorization: `Bearer ${token}` },
    redirect: 'manual' as const,
    signal: AbortSignal.timeout(timeoutMs),
  });
  try {
    const answer = await fetch(`${apiUrl}/${encodeURIComponent(id)}`, request());
    const body: unknown = await answer.json().catch(() => null);
    const isGone = answer.status === 400 || answer.status === 404;
    const found = described.safeParse(body);
    if (!answer.ok || !found.success) return isGone ? 'gone' : 'later';
    const { url, file_size: size } = found.data;
    if (!isOfStore({ url, apiUrl })) return 'gone';
    if (size !== undefined && size > maxBytes) return 'tooLarge';
    const file = await fetch(url, request());
    if (!file.ok) return 'later';
    const content = await readBounded(file, maxBytes);
    return content === null ? 'tooLarge' : { content };
  } catch {
    return 'later';
  }
}
