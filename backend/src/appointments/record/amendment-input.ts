import { z } from 'zod';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import { type Amendment, amendmentRequest } from '../../contract/amendment';
import { manyLines } from '../../contract/many-lines';
import { invalid, type Outcome } from '../../platform/refusal';
import type { AppointmentRow } from './appointment-rows';
import { errorsOf, fieldError, phoneOf, readGuardian } from './booking-input';

const fields = z.record(z.string(), z.unknown());

function isAccepted(
  { contractType, organisation }: Amendment,
  row: AppointmentRow,
  catalogue: CatalogueSnapshot,
): boolean {
  if (contractType === row.contract_type && organisation === row.organisation) return true;
  if (organisation === null) return false;
  const { organisations, branches } = catalogue.data;
  const accepted = branches[row.branch]?.organisations.includes(organisation) ?? false;
  return accepted && organisations[organisation]?.kind === contractType;
}

/**
 * Reads an amendment by the rules of a booking. What the appointment has already is not judged again: a phone or a contract
 * that would not be taken today stays as it is. Paid in cash, it has no organisation and no card.
 */
export function parseAmendment(
  body: unknown,
  row: AppointmentRow,
  catalogue: CatalogueSnapshot,
): Outcome<Amendment> {
  const record = fields.safeParse(body);
  if (!record.success) return invalid([fieldError('data', 'required')]);
  const parsed = amendmentRequest.safeParse(record.data);
  const errors = parsed.success ? [] : errorsOf(parsed.error, record.data);
  const has = (field: string) => errors.some(({ path }) => path[0] === field);
  const typed = typeof record.data.phone === 'string' ? record.data.phone.trim() : '';
  const country = catalogue.data.branches[row.branch]?.country ?? row.booked_as.country ?? undefined;
  const phone = typed === row.phone ? typed : phoneOf({ phone: typed, country });
  if (!phone && !has('phone')) errors.push(fieldError('phone', 'invalid'));
  const isForAnother = parsed.data?.guardianName != null;
  const guardian = isForAnother ? readGuardian(record.data, country) : null;
  errors.push(...(guardian?.errors ?? []).filter(({ path: [field = ''] }) => !has(field)));
  if (!parsed.success || !phone) return invalid(errors);
  const { rules } = catalogue.data;
  const { age, additionalNotes } = parsed.data;
  if (age > rules.maxAge && age !== row.age) errors.push(fieldError('age', 'tooBig'));
  const notes = additionalNotes ?? '';
  if (notes !== row.additional_notes && manyLines(notes).length > rules.notesMaxLength)
    errors.push(fieldError('additionalNotes', 'tooLong'));
  const isCash = parsed.data.contractType === 'cash';
  const wanted = {
    ...parsed.data,
    phone,
    guardianRelation: isForAnother ? parsed.data.guardianRelation : null,
    guardianPhone: isForAnother ? (guardian?.phone ?? phone) : null,
    organisation: isCash ? null : parsed.data.organisation,
  };
  if (!isCash && wanted.organisation === null) errors.push(fieldError('organisation', 'required'));
  else if (!isCash && !isAccepted(wanted, row, catalogue))
    errors.push(fieldError('organisation', 'notOffered'));
  if (wanted.cardBack !== null && wanted.cardBack !== 'remove' && wanted.cardBack === wanted.cardFront)
    errors.push(fieldError('cardBack', 'invalid'));
  return errors.length > 0 ? invalid(errors) : { ok: true, value: wanted };
}
