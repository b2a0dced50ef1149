import { withdrawConsent } from '../../appointments/changes/consents';
import { mayBeStranger } from '../../appointments/record/appointment-mails';
import { type AppointmentRow, findAppointment } from '../../appointments/record/appointment-rows';
import { silencePhone } from '../../appointments/waiting/silence-phone';
import { currentCatalogue } from '../../catalogue/current-catalogue';
import type { ConsentPurpose } from '../../contract/consent';
import { inTransaction } from '../../platform/database';
import { appendErasures } from '../../platform/erasure-file';
import type { With } from '../../platform/with';
import { DAY } from '../../scheduling/zone';
import { insertCase } from './case-rows';

/**
 * Withdraws what a patient agreed to, by an account or (null) by themselves. Whoever takes back the consent to the booking
 * itself asks the clinic to decide what of it may stay: a request about their data, answered until a day. A phone that is to get no
 * messages gets none of the waiting list either, once it is known to be theirs.
 */
export async function withdrawByWord(
  { strapi, by, address, now }: With<'strapi' | 'address' | 'now'> & { by: string | null },
  row: AppointmentRow,
  purpose: ConsentPurpose,
): Promise<AppointmentRow> {
  const { rules } = (await currentCatalogue(strapi)).data;
  const actor = by === null ? 'patient' : `user:${by}`;
  // Whoever has booked under the phone of another silences their own booking alone.
  const isOwn = row.status === 'done' || !mayBeStranger(actor, row);
  const { withdrawn, left } = await inTransaction(strapi, async (trx) => {
    const withdrawn = await withdrawConsent({ trx, by, address, now, isOwn }, row, purpose, actor);
    const isNew = withdrawn.length > 0;
    if (isNew && isOwn && purpose === 'phone') await silencePhone({ trx, by: actor, now }, row.phone);
    if (isNew && purpose === 'booking') {
      const { first_name, last_name, phone, booking_number: text } = row;
      await insertCase(trx, {
        kind: 'objection',
        way: by === null ? 'website' : 'phone',
        words: { name: `${first_name} ${last_name}`, contact: phone, text },
        ...{ receivedAt: now, dueAt: now + rules.privacyRequestDays * DAY, actor, now },
      });
    }
    return { withdrawn, left: (await findAppointment(trx, { document_id: row.document_id })) ?? row };
  });
  // No restored backup takes it back.
  await appendErasures({ withdrawn });
  return left;
}
