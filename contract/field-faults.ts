export const FIELD_FAULTS = [
  'required',
  'invalid',
  'tooLong',
  'tooSmall',
  'tooBig',
  'notOffered',
  'notAvailable',
  'consentRequired',
  'unknownField',
  // The message explains the fault in the language that was asked for.
  'explained',
] as const;
export type FieldFault = (typeof FIELD_FAULTS)[number];
