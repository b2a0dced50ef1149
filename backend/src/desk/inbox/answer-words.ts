import type { Language } from '../../platform/clinic-time';

interface AnswerWords {
  times: string;
  move: string;
  none: string;
  call: (moment: string) => string;
  callSoon: string;
}

/** Answers of one press to a message of a patient. Nothing of health and no doctor, as in every message to a phone. */
export const ANSWER_WORDS: Record<Language, AnswerWords> = {
  en: {
    times: 'these are the next free times. Tap one to book it:',
    move: 'these times are free now. Tap one to move your appointment to it; you are asked once more first:',
    none: 'all free times:',
    call: (moment) => `we have read your message and will call you by ${moment}.`,
    callSoon: 'we have read your message and will call you as soon as we can.',
  },
  ar: {
    times: 'هذه أقرب المواعيد المتاحة، اضغط على أحدها لحجزه:',
    move: 'هذه المواعيد متاحة الآن. اضغط على أحدها لنقل موعدك إليه، وسنسألك مرة أخرى قبل النقل:',
    none: 'كل المواعيد المتاحة:',
    call: (moment) => `قرأنا رسالتك وسنتصل بك قبل ${moment}.`,
    callSoon: 'قرأنا رسالتك وسنتصل بك في أقرب وقت.',
  },
};
