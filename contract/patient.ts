/** Fields of the patient's form, in the order they are asked. */
export const PERSON_FIELDS = [
  'firstName',
  'lastName',
  'phone',
  'tellBy',
  'age',
  'guardianName',
  'guardianRelation',
  'guardianPhone',
  'email',
  'news',
  'additionalNotes',
  'contractType',
  'organisation',
  'cardFront',
  'cardBack',
  'consent',
] as const;
export type PersonField = (typeof PERSON_FIELDS)[number];

/** Fields of a patient and of who pays, without the pictures of a card, that staff fill in and amend. */
export const STAFF_FIELDS = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'age',
  'guardianName',
  'guardianRelation',
  'guardianPhone',
  'additionalNotes',
  'contractType',
  'organisation',
] as const;

/** Fields chosen before the form; a fault there means that the appointment cannot be had as chosen any more. */
export const CHOICE_FIELDS = ['branch', 'specialty', 'doctor', 'service', 'startsAt', 'laterVisits'] as const;

export const CONTRACT_TYPES = ['cash', 'company', 'syndicate'] as const;
export type ContractType = (typeof CONTRACT_TYPES)[number];

export const GUARDIAN_RELATIONS = ['mother', 'father', 'grandparent', 'relative', 'legal'] as const;

export const LANGUAGES = ['en', 'ar'] as const;

/** True when the patient was erased: nobody books without a phone. */
export function isErased({ phone }: { phone: string }): boolean {
  return phone === '';
}
