/** Characters of a first or last name. */
export const NAME_LENGTH = 60;
/** Characters of a mail address. */
export const EMAIL_LENGTH = 254;
/** Characters of a phone as it is typed. */
export const PHONE_LENGTH = 40;
/** Characters of a patient's notes; the settings may allow less (`notesMaxLength`). */
export const NOTES_LENGTH = 4000;
/** Characters in which staff say why. */
export const REASON_LENGTH = 300;
/** Characters in which a manager says, at least, why a time is overbooked. */
export const SHORTEST_OVERBOOK_REASON = 3;

/** Days of free times that can be asked for at once. */
export const MONTH_DAYS = 42;
