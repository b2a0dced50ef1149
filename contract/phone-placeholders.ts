/** Placeholders of messages to a phone; none of it is about the patient's health but doctor and visit. */
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
  'until',
] as const;
export type PhonePlaceholder = (typeof PHONE_PLACEHOLDERS)[number];

/** Placeholders of the message with a code that proves a phone: it tells of no visit. */
export const CODE_PLACEHOLDERS = ['clinic', 'code', 'minutes'] as const;
export type CodePlaceholder = (typeof CODE_PLACEHOLDERS)[number];
export type Placeholder = PhonePlaceholder | CodePlaceholder;
