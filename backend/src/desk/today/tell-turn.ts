import type { Core } from '@strapi/strapi';
import { listRoomNames } from '../../appointments/changes/check-in';
import { recipientOf } from '../../appointments/record/appointment-mails';
import { type AppointmentRow, findAppointment } from '../../appointments/record/appointment-rows';
import { findQueueEntry, type QueueRow } from '../../appointments/record/queue-rows';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import { CHANNELS } from '../../contract/channels';
import { readClinicName } from '../../documents/files/clinic-words';
import { readAppointmentSheet } from '../../documents/files/read-sheet';
import { ownContent } from '../../documents/mails/mail-content';
import { ownPhoneContent } from '../../documents/phone/content';
import type { ClaimedMessage } from '../../messaging/outbox';
import { plainSigns } from '../../messaging/sms-text';
import { findStop } from '../../messaging/stopped-phones';
import { oneLine, renderMail } from '../../messaging/template';
import type { Composed } from '../../messaging/worker';
import type { Language } from '../../platform/clinic-time';
import type { Transaction } from '../../platform/database';
import { publicAddress } from '../../platform/environment/environment';
import { servicesOf } from '../../platform/services';
import { waitingDay } from '../../scheduling/zone';

export const TURN = 'turn';

const WORDS: Record<Language, { turn: string; to: (room: string) => string }> = {
  en: { turn: 'It is your turn, please come in', to: (room) => `: ${room}` },
  ar: { turn: 'حان دوركم، تفضلوا بالدخول', to: (room) => `: ${room}` },
};

/** Tells a patient once that they are called in, on their phone, or by mail where that is all they are reached by. */
export async function tellTurn(
  strapi: Core.Strapi,
  row: AppointmentRow,
  { data: { rules } }: CatalogueSnapshot,
  now: number,
): Promise<void> {
  if (!rules.tellsTurn || row.attendance !== 'with_doctor' || row.arrived_at === null) return;
  // Corrected on a later day, nobody is called in.
  if (row.ticket_day !== waitingDay(now, row.time_zone)) return;
  const isStopped = (await findStop(strapi.db.connection, row.phone)) !== null;
  const reached = CHANNELS.flatMap((channel) => {
    const to = channel === 'email' || !isStopped ? recipientOf(row, channel) : null;
    return to === null ? [] : [{ channel, to }];
  });
  const told = reached.find(({ channel }) => channel !== 'email') ?? reached[0];
  if (!told) return;
  const messages = [{ ...told, kind: TURN, reference: `${row.document_id}:${row.ticket_day}` }];
  // Called again after an undo, it is written already: they were told.
  await servicesOf(strapi).mailing.post({ strapi, now }, messages);
}

/** Tells somebody without a time once that it is their turn, where they wanted to be told. */
export async function tellQueueTurn(strapi: Core.Strapi, trx: Transaction, row: QueueRow, now: number) {
  const { tell_by: channel, phone: to, document_id, ticket_day } = row;
  // Called again after they were back to waiting: they were told.
  const wasCalled = row.steps.some((step) => step.to === 'called');
  if (channel === null || to === null || wasCalled) return;
  const reference = `${document_id}:${ticket_day}`;
  await servicesOf(strapi).mailing.write({ trx, now }, [{ channel, kind: TURN, reference, to }]);
}

async function composeQueueTurn(strapi: Core.Strapi, message: ClaimedMessage, id: string): Promise<Composed> {
  const db = strapi.db.connection;
  const row = await findQueueEntry(db, id);
  if (row?.state !== 'called' || row.phone !== message.to || (await findStop(db, message.to))) return null;
  const language = row.language ?? 'ar';
  const { resources } = (await servicesOf(strapi).catalogue.get()).data;
  const room = resources.find(({ documentId }) => documentId === row.room);
  const { turn, to } = WORDS[language];
  const clinic = plainSigns(oneLine(await readClinicName(strapi, language))).trim();
  const link = new URL(`/${language}`, publicAddress()).href;
  const said = plainSigns(`${turn}${room ? to(room.name[language]) : ''}.`);
  const text = clinic ? `${clinic}: ${said}` : said;
  return {
    ...message,
    text,
    template: { name: 'visit_message', language, values: { clinic: clinic || '-', text, link } },
  };
}

/** Makes the words that call somebody in; null once they are not called any more, and for a phone that wrote STOP. */
export async function composeTurn(strapi: Core.Strapi, message: ClaimedMessage): Promise<Composed> {
  const db = strapi.db.connection;
  const [document_id = ''] = message.reference.split(':');
  const row = await findAppointment(db, { document_id });
  if (!row) return composeQueueTurn(strapi, message, document_id);
  if (row.attendance !== 'with_doctor' || row.status !== 'confirmed') return null;
  if (recipientOf(row, message.channel) !== message.to || (await findStop(db, message.to))) return null;
  const [room] = await listRoomNames(db, row, await servicesOf(strapi).catalogue.get());
  const { turn, to } = WORDS[row.language];
  const sentence = `${turn}${room ? to(room[row.language]) : ''}.`;
  const sheet = await readAppointmentSheet(strapi, row, row.language);
  if (message.channel !== 'email') return { ...message, ...ownPhoneContent(sheet, `{clinic}: ${sentence}`) };
  return { ...message, ...renderMail({ ...ownContent(sheet, sentence, false), title: turn }), subject: turn };
}
