import { z } from 'zod';
import { CARD_FIELDS, CardGone, CardMissing, cardsOf, replaceCards } from '../../cards/card-rows';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import {
  type AmendedField,
  type Amendment,
  amendmentNeedsReason,
  amendmentRequest,
  REMOVE_CARD,
} from '../../contract/amendment';
import type { FieldChange } from '../../contract/appointment-history';
import { CARD_SIDES, type CardSide } from '../../contract/card';
import { manyLines } from '../../contract/many-lines';
import { isErased } from '../../contract/patient';
import {
  invalid,
  notAllowed,
  notFound,
  type Outcome,
  orLeave,
  versionConflict,
} from '../../platform/refusal';
import type { With } from '../../platform/with';
import { patientKey } from '../../scheduling/patient-key';
import { isAccepted, personOf } from '../booking/plan-appointment';
import type { AppointmentRow } from '../record/appointment-rows';
import { errorsOf, fieldError, invalidField, phoneOf, readGuardian } from '../record/booking-input';
import { noteEvent } from '../record/history-rows';
import { columnsOf, PATIENT_FIELDS } from '../record/patient-columns';
import { changeTogether, readOthers } from './visits-together';
import { writeAmended } from './write-amended';

const fields = z.record(z.string(), z.unknown());

/** Reads an amendment by the rules of a booking; what the appointment has already stays, also what would not be taken today. */
export function parseAmendment(
  body: unknown,
  row: AppointmentRow,
  catalogue: CatalogueSnapshot,
): Outcome<Amendment> {
  const record = fields.safeParse(body);
  if (!record.success) return invalidField('data', 'required');
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
  if (age === null && row.age !== null) errors.push(fieldError('age', 'required'));
  if ((age ?? 0) > rules.maxAge && age !== row.age) errors.push(fieldError('age', 'tooBig'));
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
  const isKept = wanted.contractType === row.contract_type && wanted.organisation === row.organisation;
  if (!isCash && wanted.organisation === null) errors.push(fieldError('organisation', 'required'));
  else if (!isKept && !isAccepted({ ...wanted, branch: row.branch }, catalogue))
    errors.push(fieldError('organisation', 'notOffered'));
  if (wanted.cardBack !== null && wanted.cardBack !== 'remove' && wanted.cardBack === wanted.cardFront)
    errors.push(fieldError('cardBack', 'invalid'));
  return errors.length > 0 ? invalid(errors) : { ok: true, value: wanted };
}

const text = (value: string | number | null) => (value === null ? null : String(value));

/** A picture in the history: that there was one, never which. */
const PICTURE = 'picture';

function amended(row: AppointmentRow, wanted: Amendment, catalogue: CatalogueSnapshot): AppointmentRow {
  const { organisation } = wanted;
  const named = organisation === null ? null : (catalogue.data.organisations[organisation]?.name ?? null);
  return {
    ...row,
    ...columnsOf(wanted),
    organisation,
    booked_as: organisation === row.organisation ? row.booked_as : { ...row.booked_as, organisation: named },
  };
}

/** Another visit of the series with what was amended of its person; notes and payer are its own. */
function asAmended(visit: AppointmentRow, row: AppointmentRow, reached: AppointmentRow): AppointmentRow {
  const { additionalNotes: _, contractType: __, ...person } = PATIENT_FIELDS;
  const changed = Object.values(person).filter((column) => reached[column] !== row[column]);
  return { ...visit, ...Object.fromEntries(changed.map((column) => [column, reached[column]])) };
}

/** Returns what shall become of the pictures: those of an appointment that is paid in cash go. */
function cardChangesOf(wanted: Amendment, kept: readonly CardSide[]): Record<CardSide, string | null> {
  const of = (side: CardSide, asked: string | null) => {
    const change = wanted.contractType === 'cash' ? REMOVE_CARD : asked;
    return change === REMOVE_CARD && !kept.includes(side) ? null : change;
  };
  return { front: of('front', wanted.cardFront), back: of('back', wanted.cardBack) };
}

/** Returns what an amendment changes, in the order of the form, with what stood there and what will. */
function changesOf(
  row: AppointmentRow,
  next: AppointmentRow,
  cards: Record<CardSide, string | null>,
  kept: readonly CardSide[],
): AmendedVisit['changes'] {
  const changes: AmendedVisit['changes'] = [];
  for (const [name, column] of Object.entries(PATIENT_FIELDS)) {
    if (next[column] === row[column]) continue;
    const field = name as keyof typeof PATIENT_FIELDS;
    changes.push({ field, from: text(row[column]), to: text(next[column]) });
  }
  const [from, to] = [row.booked_as.organisation, next.booked_as.organisation];
  if (next.organisation !== row.organisation) changes.push({ field: 'organisation', from, to });
  for (const side of CARD_SIDES) {
    if (cards[side] === null) continue;
    const [was, becomes] = [kept.includes(side), cards[side] !== REMOVE_CARD];
    changes.push({ field: CARD_FIELDS[side], from: was ? PICTURE : null, to: becomes ? PICTURE : null });
  }
  return changes;
}

interface AmendedVisit {
  row: AppointmentRow;
  reached: AppointmentRow;
  changes: (FieldChange & { field: AmendedField })[];
  cards: Record<CardSide, string | null>;
}

const NO_CARDS = { front: null, back: null };

const isLive = ({ status }: AppointmentRow) => status === 'pending' || status === 'confirmed';

const isAnother = ({ row, reached }: AmendedVisit) =>
  reached.phone !== row.phone || patientKey(personOf(reached)) !== patientKey(personOf(row));

/**
 * Amends what is written of an appointment's patient and payer, as staff say, see {@link writeAmended}; of the other visits of its
 * series that are named, the person. The seats of the limits follow phone and name while the appointment is live; the history has
 * each field with what stood there. Refused with 400 where a picture is gone, 404 for a visit that is none of the series, 409 also
 * when its patient was erased, and when a reason is needed.
 */
export async function amendAppointment(
  {
    strapi,
    catalogue,
    by,
    now,
    maySee,
  }: With<'strapi' | 'catalogue' | 'by' | 'now'> & { maySee: (row: AppointmentRow) => boolean },
  row: AppointmentRow,
  wanted: Amendment,
): Promise<Outcome<AppointmentRow>> {
  const db = strapi.db.connection;
  const others = await readOthers(db, row, wanted.others ?? [], maySee);
  if (others === null) return notFound();
  if ([{ row, asked: wanted }, ...others].some((one) => one.row.version !== one.asked.version))
    return versionConflict();
  if ([row, ...others.map((other) => other.row)].some(isErased)) return notAllowed('notAllowed');
  const found = await cardsOf(db, row.document_id);
  const kept = CARD_SIDES.filter((side) => found[side]);
  const cards = cardChangesOf(wanted, kept);
  const reached = amended(row, wanted, catalogue);
  const changes = changesOf(row, reached, cards, kept);
  if (changes.length === 0) return { ok: true, value: row };
  const first: AmendedVisit = { row, reached, changes, cards };
  const rest = others.flatMap(({ row: visit }): AmendedVisit[] => {
    const next = asAmended(visit, row, reached);
    const differing = changesOf(visit, next, NO_CARDS, []);
    return differing.length > 0 ? [{ row: visit, reached: next, changes: differing, cards: NO_CARDS }] : [];
  });
  const needsReason = [first, ...rest].some((visit) =>
    amendmentNeedsReason({
      status: visit.row.status,
      changed: visit.changes.map(({ field }) => field),
    }),
  );
  if (!wanted.reason && needsReason) return notAllowed('reasonRequired');

  const write = (visit: AmendedVisit, isTold: boolean) =>
    writeAmended(
      { strapi, catalogue, by, now },
      {
        row: visit.row,
        reached: visit.reached,
        reassigns: isAnother(visit) && isLive(visit.row) && visit.row.ends_at > now,
        note: async (trx) => {
          await replaceCards({ trx, now }, visit.row.document_id, visit.cards);
          const { reason } = wanted;
          await noteEvent({ trx, by, now }, visit.row, 'amended', { reason, changes: visit.changes });
        },
        isKnown: true,
        isTold,
      },
    );
  try {
    if (rest.length === 0) return await write(first, true);
    return await changeTogether(strapi, async () => {
      const written = orLeave(await write(first, true));
      // Told once, by the first of them that is ahead.
      const isAhead = isLive(row) && row.starts_at > now;
      for (const [place, visit] of rest.entries()) orLeave(await write(visit, place === 0 && !isAhead));
      return written;
    });
  } catch (error) {
    const sides: readonly string[] | null =
      error instanceof CardMissing ? error.sides : error instanceof CardGone ? CARD_SIDES : null;
    if (sides === null) throw error;
    const gone = CARD_SIDES.filter((side) => sides.includes(side) && cards[side] !== null);
    return invalid(gone.map((side) => fieldError(CARD_FIELDS[side], 'notAvailable')));
  }
}
