import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Answer, freshTime, read } from './clinic';
import { documentsOf } from './documents';
import { signIn } from './staff';
import { startClinic } from './start-clinic';

type Look = { appointment: string; side?: string; token?: string };

export async function createContractClinic({ env }: { env?: Record<string, string> } = {}) {
  const started = await startClinic({ env });
  const { backend, clinic, booker, db } = started;
  const { strapi } = backend;
  const organisations = documentsOf(strapi, 'organisation');
  const create = async (kind: string) =>
    (await organisations.create({ locale: 'en', status: 'published', data: { name: kind, kind } }))
      .documentId;
  const [company, syndicate] = [await create('company'), await create('syndicate')];
  await documentsOf(strapi, 'branch').update({
    documentId: clinic.branch,
    locale: 'en',
    status: 'published',
    data: { organisations: [company, syndicate] },
  });
  const staff = await signIn({ backend, role: 'staff' });
  const photo = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#0b7a75' } })
    .jpeg()
    .toBuffer();

  const upload = async (
    content: Buffer,
    {
      headers = {},
      path = '/api/cards',
      address = '',
    }: { headers?: Record<string, string>; path?: string; address?: string } = {},
  ): Promise<Answer> =>
    read(
      await fetch(`${backend.url}${path}`, {
        method: 'POST',
        headers: {
          'X-Website-Key': backend.websiteHeaders['X-Website-Key'],
          ...(address ? { 'X-Client-IP': address } : {}),
          ...headers,
        },
        body: content,
      }),
    );
  const newCard = async (): Promise<string> => {
    const answer = await upload(photo);
    if (answer.status !== 201) throw new Error(`The card was answered with ${answer.status}.`);
    return answer.body.data.card;
  };
  const cardsFolder = () => join(backend.environment.DATA_DIR ?? '', 'cards');
  return {
    ...started,
    /** The appointment as its patient sees it. */
    seen: started.look,
    company,
    syndicate,
    staff,
    photo,
    upload,
    newCard,
    /** A complete booking on the contract of the company; fields given win. */
    contract: async (fields: Record<string, unknown> = {}) =>
      booker.request({
        startsAt: freshTime(),
        contractType: 'company',
        organisation: company,
        cardFront: await newCard(),
        cardBack: await newCard(),
        ...fields,
      }),
    /** Document id of the appointment that a booking made. */
    appointmentOf: (answer: Answer): Promise<string> => started.idOf(answer.body.data),
    cards: () => db()('cards'),
    cardsFolder,
    filesOf: async () => new Set(await readdir(cardsFolder())),
    /** Asks for one side of the card of an appointment, as staff do. */
    look: ({ appointment, side = 'front', token = staff }: Look) =>
      fetch(`${backend.url}/api/appointments/${appointment}/cards/${side}`, {
        headers: token ? { Authorization: `Bearer ${token}` } : {},
      }),
  };
}
