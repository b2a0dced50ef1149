import type { StaffText } from '../../contract/message-texts';
import type { Language } from '../../platform/clinic-time';
import type { NotificationKind } from '../mails/mail-words';
import type { WaitingMessage } from '../mails/waiting-words';
import words from './words.json';

export type PhoneKind = NotificationKind | WaitingMessage;

/** Default texts to phones: nothing of health and no doctor, as locked screens show them, and no "tomorrow", as they may wait. */
export const PHONE_WORDS: Record<Language, Record<PhoneKind, string>> = words.told;

/** Default opening texts of WhatsApp for staff, where the clinic has written none of its own. */
export const STAFF_WORDS: Record<Language, Record<StaffText, string>> = words.staff;

/** The message with a code: what it is for is known to whoever asked for it, and is no matter of anybody else. */
export const CODE_WORDS: Record<Language, string> = words.code;

export const QUESTION_WORDS: Record<Language, string> = words.question;
