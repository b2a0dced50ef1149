import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { ask, startClinic } from './clinic';
import { MALWARE, startClamd } from './fake-clamd';
import { serveHere } from './listener';
import { tellAsWhatsapp, WHATSAPP_NUMBER, WHATSAPP_SECRET } from './whatsapp';

export const VOICE = Buffer.concat([Buffer.from('OggS'), Buffer.alloc(200, 7)]);

/** Meta's servers: the files they hold by their ids, what they were sent, and the phones that they refuse messages to. */
async function startMeta() {
  const photo = sharp({ create: { width: 64, height: 40, channels: 3, background: '#0b7a75' } });
  const files = new Map<string, Buffer | string>([
    ['7001', VOICE],
    ['7002', await photo.jpeg().toBuffer()],
    ['7003', Buffer.from('<script>alert(1)</script>')],
    ['7004', 'https://elsewhere.example/file'],
    ['7005', Buffer.concat([VOICE, Buffer.from(MALWARE)])],
  ]);
  const sent: { to: string; type: string; text?: { body: string } }[] = [];
  const refused = new Set<string>();
  const { url } = await serveHere(async (request, response) => {
    const [, name = '', id = ''] = (request.url ?? '').split('/');
    const body = await text(request);
    if (request.headers.authorization !== 'Bearer the token') return response.writeHead(401).end();
    if (request.method === 'POST') {
      const message = JSON.parse(body);
      if (refused.has(message.to)) {
        const error = { code: 131026, message: 'undeliverable' };
        return response.writeHead(400).end(JSON.stringify({ error }));
      }
      sent.push(message);
      return response.end(JSON.stringify({ messages: [{ id: `wamid.out${sent.length}` }] }));
    }
    if (name === 'file') return response.end(files.get(id));
    const file = files.get(name);
    if (file === undefined) return response.writeHead(404).end('{}');
    const address = typeof file === 'string' ? file : `${url}/file/${name}`;
    return response.end(JSON.stringify({ url: address, mime_type: 'audio/ogg' }));
  });
  return { url, sent, refused };
}

/** A clinic that patients write to by WhatsApp: its desk (`mona`), a manager (`adel`), and what comes in and goes out. */
export async function startInbox() {
  const meta = await startMeta();
  const scanner = await startClamd();
  const started = await startClinic({
    env: {
      CLAMD_ADDRESS: scanner.address,
      WHATSAPP_APP_SECRET: WHATSAPP_SECRET,
      WHATSAPP_VERIFY_TOKEN: 'a word that both were given',
      WHATSAPP_PHONE_ID: WHATSAPP_NUMBER,
      WHATSAPP_API_URL: meta.url,
      WHATSAPP_TOKEN: 'the token',
    },
  });
  const { backend, db, settings } = started;
  await settings({ offersWhatsapp: true, phoneMessagesText: 'We write about this visit.' });
  const [mona, adel] = [await started.signIn('call_centre'), await started.signIn('manager')];

  const call = (path: string, given = {}) =>
    ask(backend, `/incoming-messages${path}`, { token: mona, ...given });
  return {
    ...started,
    ...{ ...meta, scanner, mona, adel, call, strapi: backend.strapi },
    tell: (value: object) => tellAsWhatsapp(backend, value),
    idOf: async (phone: string) =>
      (await db()('incoming_messages').where({ phone }).orderBy('id', 'desc').first()).document_id,
    open: async (id: string) => (await call(`/${id}`)).body.data,
    answer: (id: string, data: object, token = mona) =>
      call(`/${id}/answers`, { token, data: { answered: 0, ...data } }),
    toPhone: (phone: string) => meta.sent.filter(({ to }) => to === phone.slice(1)),
    /** Books a visit of a phone; gives its row. */
    bookFor: async (phone: string) =>
      started.rowOf(await started.book({ phone, firstName: 'Huda', tellBy: 'whatsapp' })),
  };
}
