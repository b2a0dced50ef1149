import { STAFF_FIELDS } from '@/contract/patient';
import { appointmentPath } from '@/features/desk/appointments/rules';
import type { Locale } from '@/i18n/routing';

export function amendPath({ locale, id }: { locale: Locale; id: string }): string {
  return `${appointmentPath({ locale, id })}/amend`;
}

/** Fields whose words are in `appointments.amend`. */
export const LABELLED = [...STAFF_FIELDS, 'cardFront', 'cardBack', 'reason'] as const;

export const TYPED_FIELDS = [...LABELLED, 'removeFront', 'removeBack', 'others'] as const;
export type TypedField = (typeof TYPED_FIELDS)[number];
