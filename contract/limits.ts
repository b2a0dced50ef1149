/** The key of an entry. */
export const DOCUMENT_ID = /^[a-z0-9]{24}$/;

/** Characters of a password as it is sent; how many it may have is said by the rules of passwords. */
export const PASSWORD_LENGTH = 256;
/** Characters of a first or last name. */
export const NAME_LENGTH = 60;
/** Characters of a mail address. */
export const EMAIL_LENGTH = 254;
/** Characters of a phone as it is typed. */
export const PHONE_LENGTH = 40;
/** Characters of a patient's notes; the settings may allow less (`notesMaxLength`). */
export const NOTES_LENGTH = 4000;
/** Characters in which staff say why. */
export const REASON_LENGTH = 250;
/** Characters in which a manager says, at least, why a time is overbooked. */
export const SHORTEST_OVERBOOK_REASON = 3;

/** Characters of the name that a message of the contact page is sent under. */
export const SENDER_LENGTH = 120;
/** Characters of a message of the contact page. */
export const MESSAGE_LENGTH = 4000;
/** Characters of the name of a member of staff. */
export const STAFF_NAME_LENGTH = 120;
/** Days that figures are counted over at most. */
export const FIGURE_DAYS = 92;

/** Days of free times that can be asked for at once. */
export const MONTH_DAYS = 42;

/** How long after canceling patients may take it back themselves, while the time is still free. */
export const UNDO_MINUTES = 10;

/** Characters of a note that staff write about an appointment. */
export const STAFF_NOTE_LENGTH = 1000;

/** Digits of a code that proves a phone. */
export const CODE_DIGITS = 6;
