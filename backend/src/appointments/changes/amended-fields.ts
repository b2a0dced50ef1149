import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import { type AmendedField, type Amendment, REMOVE_CARD } from '../../contract/amendment';
import type { FieldChange } from '../../contract/appointment-history';
import type { CardSide } from '../../contract/card';
import type { AppointmentRow } from '../record/appointment-rows';

const COLUMNS = {
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 'phone',
  email: 'email',
  age: 'age',
  guardianName: 'guardian_name',
  guardianRelation: 'guardian_relation',
  guardianPhone: 'guardian_phone',
  additionalNotes: 'additional_notes',
  contractType: 'contract_type',
} as const satisfies Partial<Record<AmendedField, keyof AppointmentRow>>;

const text = (value: string | number | null) => (value === null ? null : String(value));

/** A picture in the history: that there was one, never which. */
const PICTURE = 'picture';

export function amended(
  row: AppointmentRow,
  wanted: Amendment,
  catalogue: CatalogueSnapshot,
): AppointmentRow {
  const { organisation } = wanted;
  const named = organisation === null ? null : (catalogue.data.organisations[organisation]?.name ?? null);
  return {
    ...row,
    first_name: wanted.firstName,
    last_name: wanted.lastName,
    phone: wanted.phone,
    email: wanted.email,
    age: wanted.age,
    guardian_name: wanted.guardianName,
    guardian_relation: wanted.guardianRelation,
    guardian_phone: wanted.guardianPhone,
    additional_notes: wanted.additionalNotes,
    contract_type: wanted.contractType,
    organisation,
    booked_as: organisation === row.organisation ? row.booked_as : { ...row.booked_as, organisation: named },
  };
}

/** Returns what shall become of the pictures: those of an appointment that is paid in cash go. */
export function cardChangesOf(wanted: Amendment, kept: readonly CardSide[]): Record<CardSide, string | null> {
  const of = (side: CardSide, asked: string | null) => {
    const change = wanted.contractType === 'cash' ? REMOVE_CARD : asked;
    return change === REMOVE_CARD && !kept.includes(side) ? null : change;
  };
  return { front: of('front', wanted.cardFront), back: of('back', wanted.cardBack) };
}

/** Returns what an amendment changes, in the order of the form, with what stood there and what will. */
export function changesOf(
  row: AppointmentRow,
  next: AppointmentRow,
  cards: Record<CardSide, string | null>,
  kept: readonly CardSide[],
): (FieldChange & { field: AmendedField })[] {
  const written = Object.entries(COLUMNS).flatMap(([name, column]) =>
    next[column] === row[column]
      ? []
      : { field: name as keyof typeof COLUMNS, from: text(row[column]), to: text(next[column]) },
  );
  const payer =
    next.organisation === row.organisation
      ? []
      : [
          {
            field: 'organisation' as const,
            from: row.booked_as.organisation,
            to: next.booked_as.organisation,
          },
        ];
  const pictures = (['front', 'back'] as const).flatMap((side) =>
    cards[side] === null
      ? []
      : {
          field: side === 'front' ? ('cardFront' as const) : ('cardBack' as const),
          from: kept.includes(side) ? PICTURE : null,
          to: cards[side] === REMOVE_CARD ? null : PICTURE,
        },
  );
  return [...written, ...payer, ...pictures];
}
