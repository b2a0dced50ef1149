import type { Core } from '@strapi/strapi';
import { isReached, recipientOf } from '../../appointments/record/appointment-mails';
import {
  type AppointmentRow,
  findAppointment,
  isStillAhead,
} from '../../appointments/record/appointment-rows';
import { hashOf, listFiles, presentRecord } from '../../appointments/record/patient-files';
import { CHANNELS } from '../../contract/channels';
import { readAppointmentSheet } from '../../documents/files/read-sheet';
import { type Receipt, receiptPdf, receiptSentence } from '../../documents/files/receipt-pdf';
import RECEIPT_WORDS from '../../documents/files/receipt-words.json';
import { ownContent } from '../../documents/mails/mail-content';
import { ownPhoneContent } from '../../documents/phone/content';
import type { ClaimedMessage } from '../../messaging/outbox';
import { type MessageState, readMessageStates } from '../../messaging/outbox-state';
import { renderMail } from '../../messaging/template';
import type { Composed } from '../../messaging/worker';
import type { Database } from '../../platform/database';
import { notAllowed } from '../../platform/refusal';
import { servicesOf } from '../../platform/services';
import { listJoinedPersons } from '../patient-file/joined-persons';
import { listPayments, personOfReceipt } from './payment-rows';

export const RECEIPT = 'receipt';

/** The receipt of an entry, as it was written; null where the appointment has no such entry. */
export async function readReceipt(db: Database, visit: AppointmentRow, id: string): Promise<Receipt | null> {
  const rows = await listPayments(db, [visit.document_id]);
  const row = rows.find(({ document_id }) => document_id === id);
  if (!row) return null;
  const corrects = rows.find(({ document_id }) => document_id === row.corrects)?.number ?? null;
  // An entry from when the visit was another person's does not have the number of whose it is now.
  const fileNumber = row.person === personOfReceipt(visit) ? await readFileNumber(db, visit) : null;
  return { ...row, timeZone: row.time_zone, corrects, fileNumber };
}

/** The file number of a patient, or else of whom they are joined with. */
async function readFileNumber(db: Database, visit: AppointmentRow): Promise<string | null> {
  const own = hashOf(visit);
  const joinedWith = await listJoinedPersons(db, [visit]);
  const files = await listFiles(db, [own, ...joinedWith(own)]);
  const inOrder = [...files].sort((a, b) => Number(b.person === own) - Number(a.person === own));
  return presentRecord(inOrder).fileNumbers[0] ?? null;
}

/** Times that a receipt is written for one channel, as an address is mended or a phone was off. */
const MOST_TRIES = 10;

/**
 * Sends a receipt on every channel, once to each address and phone unless it was lost on the way. Refused with 409 where the
 * patient is reached by none, and for another's entry.
 */
export async function sendReceipt(strapi: Core.Strapi, row: AppointmentRow, id: string, now: number) {
  const db = strapi.db.connection;
  if ((await readReceipt(db, row, id)) === null) return notAllowed('notAllowed');
  if (!isReached(row)) return notAllowed('unreachable');
  const references = Array.from({ length: MOST_TRIES }, (_, step) =>
    [row.document_id, id, ...(step === 0 ? [] : [step + 1])].join(':'),
  );
  const before = await readMessageStates(db, [RECEIPT], `${row.document_id}:${id}`);
  const messages = CHANNELS.flatMap((channel) => {
    const to = recipientOf(row, channel);
    const written = before.filter((one) => one.channel === channel);
    const isTold = written.some((one) => one.recipient === to && !isLost(one));
    const reference = references.find((place) => written.every((one) => one.reference !== place));
    return to === null || isTold || !reference ? [] : [{ channel, kind: RECEIPT, reference, to }];
  });
  await servicesOf(strapi).mailing.post({ strapi, now }, messages);
  return { ok: true, value: null } as const;
}

const isLost = ({ state, delivery }: MessageState) =>
  state === 'failed' || state === 'stopped' || delivery === 'undelivered';

/** Makes the words of a receipt that is sent, with the sheet where it is a mail; null once its patient is gone or reached elsewhere. */
export async function composeReceipt(strapi: Core.Strapi, message: ClaimedMessage): Promise<Composed> {
  const [appointment = '', id = ''] = message.reference.split(':');
  const row = await findAppointment(strapi.db.connection, { document_id: appointment });
  const receipt = row && (await readReceipt(strapi.db.connection, row, id));
  if (!row || !receipt || recipientOf(row, message.channel) !== message.to) return null;
  const sheet = await readAppointmentSheet(strapi, row, row.language);
  const sentence = receiptSentence(receipt, row.language);
  if (message.channel !== 'email') return { ...message, ...ownPhoneContent(sheet, `{clinic}: ${sentence}`) };
  const title = `${RECEIPT_WORDS[row.language].title} ${receipt.number}`;
  return {
    ...message,
    ...renderMail({ ...ownContent(sheet, sentence, isStillAhead(row, Date.now())), title }),
    attachments: [
      {
        filename: `receipt-${receipt.number}.pdf`,
        contentType: 'application/pdf',
        content: receiptPdf(receipt),
      },
    ],
  };
}
