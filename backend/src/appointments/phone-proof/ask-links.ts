import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { Channel } from '../../contract/channels';
import { MOST_VISITS } from '../../contract/series';
import { type ClaimedMessage, type NewMessage, referencesAbout, writeMessages } from '../../messaging/outbox';
import { inTransaction } from '../../platform/database';
import { codeRefused, invalidFields, type Outcome } from '../../platform/refusal';
import { servicesOf } from '../../platform/services';
import type { With } from '../../platform/with';
import { linkMessage } from '../record/appointment-mails';
import { type AppointmentRow, parseAppointment } from '../record/appointment-rows';
import { channelOf, clinicPhone, passedByAddress } from './ask-code';

/** Kind in the outbox, never sent itself: the worker writes the messages with the links. */
export const LINK_REQUEST = 'link-request';

const DAY = 24 * 60 * 60;
/** Limits for one recipient, of one address and of all beyond the first of each. */
const LIMITS = {
  ofAddress: [{ name: LINK_REQUEST, points: 3, duration: DAY }],
  ofAll: [{ name: LINK_REQUEST, points: 6, duration: DAY }],
};
/** The next few visits of a phone or an address; of a series, one. */
const MOST = 5;

/** Sends the links of future appointments. The caller learns nothing: appointments are looked up by the outbox. */
export async function askForLinks(
  { strapi, catalogue, address, now }: With<'strapi' | 'catalogue' | 'address' | 'now'>,
  to: string,
): Promise<Outcome<null>> {
  const { mailing } = servicesOf(strapi);
  const isAddress = to.includes('@');
  const channel = isAddress ? 'email' : channelOf(catalogue.data);
  if (channel === null) return codeRefused('notOffered');
  const recipient = isAddress
    ? (z.email().safeParse(to.toLowerCase()).data ?? null)
    : clinicPhone(to, catalogue);
  if (recipient === null) return invalidFields(['to']);
  const asking = { name: LINK_REQUEST, recipient, address: address ?? '' };
  const passed = await passedByAddress(servicesOf(strapi), asking, LIMITS);
  if (passed) return codeRefused('tooMany', passed.told);
  const message: NewMessage = {
    channel,
    kind: LINK_REQUEST,
    reference: randomUUID(),
    to: recipient,
    isByStranger: true,
  };
  await mailing.post({ strapi, now }, [message]);
  return { ok: true, value: null };
}

async function listAhead(strapi: Core.Strapi, message: ClaimedMessage, now: number) {
  const query = strapi.db.connection('appointments').whereIn('status', ['pending', 'confirmed']);
  if (message.channel === 'email') query.whereRaw('lower(email) = ?', [message.to]);
  else query.where({ phone: message.to });
  const rows: unknown[] = await query
    .where('starts_at', '>', new Date(now))
    .orderBy('starts_at')
    .limit(MOST * MOST_VISITS);
  // The later visits first: one link opens every visit of a series, and that of the next one is sent.
  const ahead = rows.map(parseAppointment).reverse();
  const next = new Map(ahead.map((row) => [row.series ?? row.document_id, row]));
  return [...next.values()].sort((one, other) => one.starts_at - other.starts_at).slice(0, MOST);
}

/** Writes the message with the link of an appointment once more. Those that strangers ask for are counted as they ask. */
export async function writeLink(
  { trx, now }: With<'trx' | 'now'>,
  told: { row: AppointmentRow; channel: Channel; to: string; isByStranger?: boolean },
): Promise<void> {
  const { row, channel, to, isByStranger = false } = told;
  const first = linkMessage(row, channel, to);
  const known: string[] = await trx('outbox_messages')
    .where({ kind: first.kind, channel })
    .whereBetween('reference', referencesAbout(first.reference))
    .pluck('reference');
  let { reference } = first;
  for (let again = 1; known.includes(reference); again += 1) reference = `${first.reference}:r${again}`;
  await writeMessages({ trx, now }, [{ ...first, reference, isByStranger }]);
}

/** Writes the messages that a request for links asks for: one for each appointment ahead of the phone or the address. */
export async function writeLinks(strapi: Core.Strapi, message: ClaimedMessage, now: number): Promise<null> {
  const { catalogue, mailing } = servicesOf(strapi);
  const { phoneChannels } = (await catalogue.get()).data.rules;
  const appointments = await listAhead(strapi, message, now);
  await inTransaction(strapi, async (trx) => {
    for (const row of appointments) {
      const asked =
        row.tell_by !== null && phoneChannels.includes(row.tell_by) ? row.tell_by : message.channel;
      const channel = message.channel === 'email' ? 'email' : asked;
      await writeLink({ trx, now }, { row, channel, to: message.to, isByStranger: true });
    }
  });
  mailing.wake();
  return null;
}
