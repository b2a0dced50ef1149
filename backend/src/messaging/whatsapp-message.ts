import { z } from 'zod';
import type { IncomingKind } from '../contract/incoming-message';
import { type IncomingMessage, incomingKey } from './incoming-messages';

const ID = /^[\x21-\x7e]{1,128}$/;
const id = z.string().regex(ID);
const words = z.string().default('').catch('');

/** A part that is not as it should be is left out, and never the message with it: somebody has written it. */
const part = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).optional().catch(undefined);
const media = part({ id, caption: words });

/** A message of the Cloud API (webhooks, `messages`); kinds that are not listed are known by their name alone. */
export const incomingMessage = z.object({
  from: z.string().regex(/^\d{6,15}$/),
  id: id.optional().catch(undefined),
  timestamp: z.coerce
    .number()
    .int()
    .min(0)
    .transform((value) => value * 1000),
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
export function readIncoming(sent: Sent): IncomingMessage {
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
