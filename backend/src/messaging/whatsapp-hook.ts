import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { DeliveryState } from '../contract/channels';
import type { IncomingKind } from '../contract/incoming-message';
import { DOCUMENT_ID } from '../contract/limits';
import { parseJson } from '../contract/parse-json';
import { sameText } from '../platform/same-text';
import { type IncomingMessage, incomingKey } from './incoming-messages';
import { GATEWAY_TIMEOUT_MS } from './post-message';
import type { WhatsappSettings } from './whatsapp';

const ID = /^[\x21-\x7e]{1,128}$/;
const id = z.string().regex(ID);
const words = z.string().default('').catch('');

/** A part that is not as it should be is left out, and never the message with it: somebody has written it. */
const part = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).optional().catch(undefined);
const media = part({ id, caption: words });

/** Seconds within the range of a date. */
const seconds = z.coerce
  .number()
  .int()
  .min(0)
  .max(8_640_000_000_000)
  .transform((value) => value * 1000);

/** A message of the Cloud API (webhooks, `messages`); kinds that are not listed are known by their name alone. */
const incomingMessage = z.object({
  from: z.string().regex(/^\d{6,15}$/),
  id: id.optional().catch(undefined),
  timestamp: seconds,
  type: z
    .string()
    .regex(/^[a-z_]{1,40}$/)
    .default('unknown')
    .catch('unknown'),
  text: part({ body: z.string() }),
  button: part({ text: z.string() }),
  interactive: part({
    button_reply: part({ title: z.string() }),
    list_reply: part({ title: z.string() }),
  }),
  image: media,
  audio: media,
  video: part({ caption: words }),
  document: part({ caption: words, filename: words }),
  location: part({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    name: words,
    address: words,
  }),
  contacts: z
    .array(
      z.object({
        name: z.object({ formatted_name: words }),
        phones: z.array(z.object({ phone: words })).default([]),
      }),
    )
    .optional()
    .catch(undefined),
  reaction: part({ message_id: id, emoji: words }),
  context: part({ id }),
});
type Sent = z.output<typeof incomingMessage>;

type Content = Pick<IncomingMessage, 'kind' | 'text'> &
  Partial<Pick<IncomingMessage, 'kindName' | 'place' | 'mediaId'>>;

const lines = (texts: string[]) => texts.filter((text) => text !== '').join('\n');
const of = (kind: IncomingKind, text: string, more: Partial<Content> = {}): Content => ({
  kind,
  text,
  ...more,
});

function contentOf({ text, button, interactive, image, audio, location, contacts, reaction, ...rest }: Sent) {
  const said = text?.body ?? button?.text;
  const chosen = interactive?.button_reply?.title ?? interactive?.list_reply?.title;
  if (said !== undefined || chosen !== undefined) return of('text', said ?? chosen ?? '');
  if (image) return of('picture', image.caption, { mediaId: image.id });
  if (audio) return of('voice', audio.caption, { mediaId: audio.id });
  if (reaction) return of('reaction', reaction.emoji);
  if (location) {
    const place = `${location.latitude.toFixed(6)},${location.longitude.toFixed(6)}`;
    return of('place', lines([location.name, location.address]), { place });
  }
  if (contacts) {
    const named = contacts.map(({ name, phones }) =>
      [name.formatted_name, ...phones.map(({ phone }) => phone)].filter(Boolean).join(' '),
    );
    return of('contact', lines(named));
  }
  const { video, document, type } = rest;
  const caption = lines([document?.filename ?? '', document?.caption ?? video?.caption ?? '']);
  return of('other', caption, { kindName: type });
}

/** Reads a message of any kind; one without an id is named by what it says and when. */
function readIncoming(sent: Sent): IncomingMessage {
  const content = contentOf(sent);
  const { from, timestamp, reaction, context } = sent;
  return {
    key: sent.id
      ? incomingKey('whatsapp', 'id', sent.id)
      : incomingKey('whatsapp', 'at', from, String(timestamp), content.text),
    channel: 'whatsapp',
    phone: `+${from}`,
    kindName: null,
    place: null,
    mediaId: null,
    ...content,
    repliesTo: reaction?.message_id ?? context?.id ?? null,
    at: timestamp,
  };
}

export interface Delivery {
  /** Document id of the message, which WhatsApp was given with it. */
  message: string;
  state: DeliveryState;
  at: number;
  /** WhatsApp's code, for what was not delivered. */
  fault: string | null;
}

/** Tells whether a body has the app's signature (`X-Hub-Signature-256`), in constant time; without a secret none has. */
export function isSigned(given: { body: string; signature: string; secret: string | undefined }): boolean {
  if (!given.secret) return false;
  const digest = createHmac('sha256', given.secret).update(given.body).digest('hex');
  return sameText(`sha256=${digest}`, given.signature);
}

const STATES = { delivered: 'delivered', read: 'read', failed: 'undelivered' } as const;
const status = z.object({
  status: z.enum(['delivered', 'read', 'failed']).transform((word): DeliveryState => STATES[word]),
  timestamp: seconds,
  biz_opaque_callback_data: z.string().regex(DOCUMENT_ID).optional(),
  errors: z.array(z.object({ code: z.number() })).optional(),
});
/** One that is not as it should be does not keep the others from being read. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(z.unknown())
    .default([])
    .transform((values) => values.flatMap((value) => item.safeParse(value).data ?? []));
const notice = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            metadata: z.object({ phone_number_id: z.string() }),
            statuses: listOf(status),
            messages: listOf(incomingMessage),
          }),
        }),
      ),
    }),
  ),
});

/** Reads a notice of the WhatsApp Cloud API for one number; null if it is malformed; notices about other numbers are left out. */
export function readHook(given: {
  body: string;
  phoneId: string | undefined;
}): { deliveries: Delivery[]; messages: IncomingMessage[] } | null {
  const { body, phoneId } = given;
  const parsed = notice.safeParse(parseJson(body));
  if (!parsed.success) return null;
  const own = parsed.data.entry
    .flatMap(({ changes }) => changes.map((change) => change.value))
    .filter(({ metadata }) => metadata.phone_number_id === phoneId);
  return {
    deliveries: own.flatMap(({ statuses }) =>
      statuses.flatMap(({ status: state, timestamp: at, biz_opaque_callback_data: message, errors }) => {
        const fault = errors?.[0] ? `WHATSAPP ${errors[0].code}` : null;
        return message ? [{ message, state, at, fault }] : [];
      }),
    ),
    messages: own.flatMap(({ messages }) => messages.map(readIncoming)),
  };
}

/** Hosts of Meta that store media; the token is sent to no others. */
const STORES = /(?:^|\.)(?:fbsbx\.com|fbcdn\.net|facebook\.com|whatsapp\.net)$/;

const described = z.object({ url: z.url(), file_size: z.coerce.number().optional() });

/** Outcome of asking for a voice note or picture: it, that it is not to be had any more, or that it may be later. */
type Fetched = { content: Buffer } | 'gone' | 'tooLarge' | 'later';

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
