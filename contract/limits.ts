export const DOCUMENT_ID = /^[a-z0-9]{24}$/;

/** Most characters of a password as sent; the rules of passwords have their own limit. */
export const PASSWORD_LENGTH = 256;
export const NAME_LENGTH = 60;
export const EMAIL_LENGTH = 254;
export const PHONE_LENGTH = 40;
/** Characters of a patient's notes; the settings may allow less (`notesMaxLength`). */
export const NOTES_LENGTH = 4000;
/** Characters in which staff say why. */
export const REASON_LENGTH = 250;
/** Characters in which a manager says, at least, why a time is overbooked. */
export const SHORTEST_OVERBOOK_REASON = 3;

/** Characters of the name that a message of the contact page is sent under. */
export const SENDER_LENGTH = 120;
export const MESSAGE_LENGTH = 4000;
export const STAFF_NAME_LENGTH = 120;
export const FIGURE_DAYS = 92;

export const MONTH_DAYS = 42;

/** Minutes after canceling in which patients may take it back themselves, while the time is still free. */
export const UNDO_MINUTES = 10;

export const STAFF_NOTE_LENGTH = 1000;

export const CODE_DIGITS = 6;
