import { z } from 'zod';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import { type Correction, correctionRequest, version } from '../../contract/changes';
import { invalid, notAllowed, type Outcome, orLeave, versionConflict } from '../../platform/refusal';
import type { With } from '../../platform/with';
import { type AppointmentRow, isStillAhead, readSeries } from '../record/appointment-rows';
import { fieldError, invalidField, parsePerson } from '../record/booking-input';
import { noteEvent } from '../record/history-rows';
import { PATIENT_FIELDS } from '../record/patient-columns';
import { changeTogether, isOfTheCall } from './visits-together';
import { writeAmended } from './write-amended';

/** Number of times that a patient can correct one request: each new address and each new phone is told. */
const MAX_CORRECTIONS = 5;

const FIELDS = ['firstName', 'lastName', 'phone', 'email', 'age'] as const;
const NO_GUARDIAN = { guardian_name: null, guardian_relation: null, guardian_phone: null };

/** Reads a correction: the version that was looked at, and all that can be corrected, changed or not. */
export function parseCorrection(
  body: unknown,
  row: AppointmentRow,
  catalogue: CatalogueSnapshot,
): Outcome<Correction> {
  const given = z.looseObject({ version }).safeParse(body);
  if (!given.success) return invalidField('version', 'invalid');
  const { version: seen, age: said, ...person } = given.data;
  const country = catalogue.data.branches[row.branch]?.country ?? row.booked_as.country ?? undefined;
  const parsed = parsePerson(person, country);
  const age = correctionRequest.shape.age.safeParse(said);
  const isTooOld = age.success && (age.data ?? 0) > catalogue.data.rules.maxAge;
  const errors = [
    ...(parsed.ok ? [] : parsed.errors),
    ...(age.success && !isTooOld ? [] : [fieldError('age', isTooOld ? 'tooBig' : 'invalid')]),
  ];
  if (!parsed.ok || !age.success || errors.length > 0) return invalid(errors);
  return { ok: true, value: { ...parsed.person, age: age.data ?? row.age, version: seen } };
}

/**
 * Corrects a request that waits for its call, as its patient asks, see {@link writeAmended}; with it the others of its series that
 * wait and have the same person: one call is about all of them. Refused with 409 when too often.
 */
export async function correctPatient(
  { strapi, catalogue, now }: With<'strapi' | 'catalogue' | 'now'>,
  row: AppointmentRow,
  wanted: Correction,
): Promise<Outcome<AppointmentRow>> {
  if (row.version !== wanted.version) return versionConflict();
  if (!isWaiting(row, now)) return notAllowed('notPending');
  const changed = FIELDS.filter((field) => wanted[field] !== row[PATIENT_FIELDS[field]]);
  if (changed.length === 0) return { ok: true, value: row };
  const { firstName: first_name, lastName: last_name, phone, email, age } = wanted;
  const isOfAge = age !== row.age && age !== null && age >= catalogue.data.rules.guardianAge;
  const by = 'patient';
  const write = (one: AppointmentRow, isTold = true) =>
    writeAmended(
      { strapi, catalogue, by, now },
      {
        row: one,
        reached: {
          ...{ ...one, first_name, last_name, phone, email, age },
          // The guardian's phone is that of the booking unless another one was given.
          guardian_phone: one.guardian_phone === one.phone ? phone : one.guardian_phone,
          // An adult consents alone: no guardian is stored.
          ...(isOfAge ? NO_GUARDIAN : {}),
        },
        reassigns: true,
        begin: async (trx) => {
          const [count] = await trx('appointment_events')
            .where({ appointment: one.document_id, action: 'corrected' })
            .count({ total: '*' });
          if (Number(count?.total) >= MAX_CORRECTIONS) orLeave(notAllowed('corrections'));
        },
        note: (trx) => noteEvent({ trx, by, now }, one, 'corrected', { reason: changed.join(',') }),
        isKnown: false,
        isTold,
      },
    );
  const others = (await readSeries(strapi.db.connection, row)).filter(
    (one) => one.document_id !== row.document_id && isWaiting(one, now) && isSamePerson(one, row),
  );
  if (others.length === 0) return write(row);
  return changeTogether(strapi, async () => {
    const corrected = orLeave(await write(row));
    // Told once for all visits of a call.
    for (const one of others) orLeave(await write(one, !isOfTheCall(row, one)));
    return corrected;
  });
}

function isWaiting(row: AppointmentRow, now: number): boolean {
  return row.status === 'pending' && isStillAhead(row, now);
}

function isSamePerson(one: AppointmentRow, other: AppointmentRow): boolean {
  return FIELDS.every((field) => one[PATIENT_FIELDS[field]] === other[PATIENT_FIELDS[field]]);
}
