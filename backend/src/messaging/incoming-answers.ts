import type { PhoneChannel } from '../contract/channels';
import { SESSION_MS } from '../contract/incoming-message';
import type { Language } from '../platform/clinic-time';
import type { Database } from '../platform/database';
import type { With } from '../platform/with';
import { lastIncoming } from './incoming-messages';
import type { ClaimedMessage, NewMessage } from './outbox';
import { RefusedForGood } from './retry';
import { plainSigns } from './sms-text';
import type { OutgoingMessage } from './transport';

/** Kinds of answers that staff give to a message of a patient, and rules; the words are made when it is written. */
export const STAFF_ANSWER = 'inbox-answer';
const STOPPED = 'inbox-stopped';
const RESUMED = 'inbox-resumed';
export const INBOX_KINDS: readonly string[] = [STAFF_ANSWER, STOPPED, RESUMED];

const WORDS: Record<Language, Record<'stopped' | 'resumed', string>> = {
  en: {
    stopped:
      'You will get no more reminders at this number. We still write when an appointment changes or is cancelled. To get reminders again, answer START.',
    resumed: 'You will get reminders of your appointments again. To end them, answer STOP.',
  },
  ar: {
    stopped:
      'لن تصلك تذكيرات على هذا الرقم بعد الآن. سنكتب إليك فقط إذا تغيّر موعدك أو أُلغي. لتصلك التذكيرات من جديد أرسل «ابدأ».',
    resumed: 'ستصلك تذكيرات مواعيدك من جديد. لإيقافها أرسل «إيقاف».',
  },
};

/** Says that reminders have ended, or begin again, to the phone that asked for it. */
export function confirmStop({
  isStopped,
  id,
  channel,
  phone,
  language,
}: {
  isStopped: boolean;
  id: string;
  channel: PhoneChannel;
  phone: string;
  language: Language;
}): NewMessage {
  return {
    channel,
    kind: isStopped ? STOPPED : RESUMED,
    reference: `${id}:1`,
    to: phone,
    // Whoever writes STOP and START again and again, also in the name of another number, has proved nothing.
    isByStranger: true,
    subject: '',
    text: WORDS[language][isStopped ? 'stopped' : 'resumed'],
  };
}

/** Until when WhatsApp takes free words to a phone, epoch milliseconds; null once that time is over. */
export async function freeUntil({ db, now }: With<'db' | 'now'>, phone: string): Promise<number | null> {
  const last = await lastIncoming(db, phone, 'whatsapp');
  return last !== null && now < last + SESSION_MS ? last + SESSION_MS : null;
}

/** An answer as it is sent. @throws RefusedForGood when WhatsApp would not take it any more */
export async function composeAnswer(
  db: Database,
  message: ClaimedMessage,
  now: number,
): Promise<OutgoingMessage> {
  if (message.channel === 'sms') return { ...message, text: plainSigns(message.text) };
  if ((await freeUntil({ db, now }, message.to)) === null) throw new RefusedForGood('SESSION_OVER');
  return { ...message, isAnswer: true };
}
