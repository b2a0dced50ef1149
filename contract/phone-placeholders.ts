/** What can stand in braces in a message to a phone; none of it is about the patient's health but doctor and visit. */
export const PHONE_PLACEHOLDERS = [
  'clinic',
  'name',
  'date',
  'time',
  'branch',
  'doctor',
  'visit',
  'number',
  'phone',
  'link',
] as const;
export type PhonePlaceholder = (typeof PHONE_PLACEHOLDERS)[number];
