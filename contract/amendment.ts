import { z } from 'zod';
import { ageRequest, optional, personRequest } from './booking-request';
import { CARD_TOKEN } from './card';
import { others, version } from './changes';
import { documentId } from './document-id';
import { guardianRequest } from './guardian';
import { NOTES_LENGTH, REASON_LENGTH } from './limits';
import { optionalLine, optionalLines } from './line-schema';
import { CONTRACT_TYPES, STAFF_FIELDS } from './patient';
import type { Status } from './transitions';

/** Fields that staff can amend of an appointment's patient and payer, by the names that stand in the history. */
export const AMENDED_FIELDS = [...STAFF_FIELDS, 'cardFront', 'cardBack'] as const;
export type AmendedField = (typeof AMENDED_FIELDS)[number];

/** Value in place of a card's token that removes the picture. */
export const REMOVE_CARD = 'remove';

/** One side of the contract card: the token of a new picture, {@link REMOVE_CARD}, or null to leave it as it is. */
const cardChange = z
  .union([z.literal(REMOVE_CARD), z.string().regex(CARD_TOKEN)])
  .nullish()
  .transform((value) => value ?? null);

/** An appointment's patient and payer as they are to be, changed or not, with the version that was looked at. */
export const amendmentRequest = personRequest.extend({
  version,
  /** Null where nobody knows it, as of a visit that was taken over from another system. */
  age: optional(ageRequest),
  ...guardianRequest,
  additionalNotes: optionalLines(NOTES_LENGTH),
  contractType: z.enum(CONTRACT_TYPES),
  organisation: documentId.nullish().transform((value) => value ?? null),
  cardFront: cardChange,
  cardBack: cardChange,
  reason: optionalLine(REASON_LENGTH),
  /** Visits whose person becomes the same; notes, payer and card are the appointment's own. */
  others,
});
export type AmendmentRequest = z.input<typeof amendmentRequest>;
export type Amendment = z.output<typeof amendmentRequest>;

/** Tells whether an amendment needs a reason: another name or phone, unless it still waits for its call. */
export function amendmentNeedsReason(given: { status: Status; changed: readonly AmendedField[] }): boolean {
  const { status, changed } = given;
  return status !== 'pending' && changed.some((field) => ['firstName', 'lastName', 'phone'].includes(field));
}
