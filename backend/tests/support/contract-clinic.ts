import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Answer, dataOf, freshTime, read } from './clinic';
import { startDesk } from './staff-desk';

type Look = { appointment: string; side?: string; token?: string };

export async function createContractClinic() {
  const started = await startDesk();
  const { backend, clinic, booker, db, staff } = started;
  const organisations = started.documents('organisation');
  const make = async (kind: string) => {
    const data = { name: kind, kind };
    return (await organisations.create({ locale: 'en', status: 'published', data })).documentId;
  };
  const [company, syndicate] = [await make('company'), await make('syndicate')];
  await started.edit('branch', clinic.branch, { organisations: [company, syndicate] });
  const create = { width: 640, height: 400, channels: 3, background: '#0b7a75' } as const;
  const photo = await sharp({ create }).jpeg().toBuffer();

  type Sent = { headers?: Record<string, string>; path?: string; address?: string };
  const upload = async (body: Buffer, given: Sent = {}): Promise<Answer> => {
    const { headers = {}, path = '/api/cards', address = '' } = given;
    const website = { 'X-Website-Key': backend.websiteHeaders['X-Website-Key'] };
    const visitor: Record<string, string> = address ? { 'X-Client-IP': address } : {};
    const sent = { method: 'POST', headers: { ...website, ...visitor, ...headers }, body };
    return read(await fetch(`${backend.url}${path}`, sent));
  };
  const newCard = async (): Promise<string> => dataOf(await upload(photo), 201).card;
  const cardsFolder = () => join(backend.environment.DATA_DIR ?? '', 'cards');
  return {
    ...started,
    /** The appointment as its patient sees it. */
    seen: started.look,
    company,
    syndicate,
    photo,
    upload,
    newCard,
    /** A complete booking on the contract of the company; fields given win. */
    contract: async (fields: Record<string, unknown> = {}) =>
      booker.request({
        ...{ startsAt: freshTime(), contractType: 'company', organisation: company },
        ...{ cardFront: await newCard(), cardBack: await newCard(), ...fields },
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
