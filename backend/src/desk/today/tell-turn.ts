import type { Core } from '@strapi/strapi';
import { listRoomNames } from '../../appointments/changes/check-in';
import { recipientOf } from '../../appointments/record/appointment-mails';
import { type AppointmentRow, findAppointment } from '../../appointments/record/appointment-rows';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import { CHANNELS } from '../../contract/channels';
import { readAppointmentSheet } from '../../documents/files/read-sheet';
import { ownContent } from '../../documents/mails/mail-content';
import { ownPhoneContent } from '../../documents/phone/content';
import type { ClaimedMessage } from '../../messaging/outbox';
import { findStop } from '../../messaging/stopped-phones';
import { renderHtml, renderText } from '../../messaging/template';
import type { Composed } from '../../messaging/worker';
import type { Language } from '../../platform/clinic-time';
import { inTransaction, isUniqueViolation } from '../../platform/database';
import { servicesOf } from '../../platform/services';

/** The kind of a message that calls somebody in. */
export const TURN = 'turn';

const WORDS: Record<Language, { turn: string; to: (room: string) => string }> = {
  en: { turn: 'It is your turn, please come in', to: (room) => `: ${room}` },
  ar: { turn: 'حان دورك، تفضل بالدخول', to: (room) => `: ${room}` },
};

/** Tells a patient once that they are called in, on their phone, or by mail where that is all they are reached by. */
export async function tellTurn(
  strapi: Core.Strapi,
  row: AppointmentRow,
  { data: { rules } }: CatalogueSnapshot,
  now: number,
): Promise<void> {
  if (!rules.tellsTurn || row.attendance !== 'with_doctor' || row.arrived_at === null) return;
  const reached = CHANNELS.filter((channel) => recipientOf(row, channel) !== null);
  const channel = reached.find((one) => one !== 'email') ?? reached[0];
  if (!channel) return;
  const to = recipientOf(row, channel);
  if (to === null) return;
  const reference = `${row.document_id}:${row.ticket_day ?? ''}`;
  const { mailing } = servicesOf(strapi);
  const messages = [{ channel, kind: TURN, reference, to, subject: '', text: '' }];
  try {
    await inTransaction(strapi, (trx) => mailing.write({ trx, messages, now: new Date(now) }));
  } catch (error) {
    // Called again after an undo: they were told.
    if (!isUniqueViolation(error)) throw error;
  }
  mailing.wake();
}

/** Makes the words that call somebody in; null once they are not called any more, and for a phone that wrote STOP. */
export async function composeTurn(strapi: Core.Strapi, message: ClaimedMessage): Promise<Composed> {
  const db = strapi.db.connection;
  const [document_id = ''] = message.reference.split(':');
  const row = await findAppointment(db, { document_id });
  if (row?.attendance !== 'with_doctor' || row.status !== 'confirmed') return null;
  if (recipientOf(row, message.channel) !== message.to || (await findStop(db, message.to))) return null;
  const catalogue = await servicesOf(strapi).catalogue.get();
  const [room] = await listRoomNames(db, row, catalogue);
  const { turn, to } = WORDS[row.language];
  const sentence = `${turn}${room ? to(room[row.language]) : ''}.`;
  const sheet = await readAppointmentSheet(strapi, row, row.language);
  if (message.channel !== 'email') return { ...message, ...ownPhoneContent(sheet, `{clinic}: ${sentence}`) };
  const content = { ...ownContent(sheet, sentence), title: turn };
  return { ...message, subject: turn, text: renderText(content), html: renderHtml(content) };
}
