import type { z } from 'zod';
import type { Entry } from '../../catalogue/catalogue-data';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import { isErased } from '../../contract/patient';
import type { reviewRequest } from '../../contract/review';
import { inTransaction } from '../../platform/database';
import { notAllowed, type Outcome } from '../../platform/refusal';
import type { With } from '../../platform/with';
import { DAY_MINUTES, dateAt, MINUTE } from '../../scheduling/zone';
import type { AppointmentRow } from '../record/appointment-rows';

/** Time after an appointment in which its patient may review it. */
const OPEN_FOR = 60 * DAY_MINUTES * MINUTE;

/** Tells whether a patient may say how a visit was, or has; null where nobody is asked. */
export function reviewStateOf(row: AppointmentRow, catalogue: CatalogueSnapshot, now: number) {
  if (row.reviewed_at !== null) return 'given';
  const isOpen = row.status === 'done' && !isErased(row) && now < row.ends_at + OPEN_FOR;
  return isOpen && catalogue.data.rules.asksForReview ? 'open' : null;
}

/** `L.`: of the patient, the site shows no more. */
function initialOf(firstName: string): string {
  const [letter = ''] = [...new Intl.Segmenter().segment(firstName.trim())].map(({ segment }) => segment);
  return `${letter.toUpperCase()}.`;
}

/** Takes a patient's review, once for each visit, for an editor to publish. Refused with 409 where the visit takes none. */
export async function reviewAppointment(
  { strapi, catalogue, now }: With<'strapi' | 'catalogue' | 'now'>,
  row: AppointmentRow,
  said: z.output<typeof reviewRequest>,
): Promise<Outcome<AppointmentRow>> {
  if (reviewStateOf(row, catalogue, now) !== 'open') return notAllowed('notAllowed');
  const { doctors, branches } = catalogue.data;
  // Strapi refuses a relation to what is not written in the language of the review.
  const isWritten = (entry: Entry | undefined) => entry?.languages.includes(row.language) ?? false;
  const isTaken = await inTransaction(strapi, async (trx) => {
    const changed = await trx('appointments')
      .where({ document_id: row.document_id, status: 'done' })
      .whereNull('reviewed_at')
      .update({ reviewed_at: new Date(now), updated_at: new Date(now) });
    if (changed !== 1) return false;
    await strapi.documents('api::review.review').create({
      locale: row.language,
      data: {
        authorName: initialOf(row.first_name),
        text: said.text,
        rating: said.rating,
        visitedOn: dateAt(row.starts_at, row.time_zone),
        isVerified: true,
        ...(isWritten(doctors[row.doctor]) ? { doctor: row.doctor } : {}),
        ...(isWritten(branches[row.branch]) ? { branch: row.branch } : {}),
      },
    } as never);
    return true;
  });
  return isTaken ? { ok: true, value: { ...row, reviewed_at: now } } : notAllowed('notAllowed');
}
