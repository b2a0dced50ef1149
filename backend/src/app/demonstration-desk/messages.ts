import type { Cast } from '../../../seed/cast';
import type { Language } from '../../catalogue/catalogue-data';
import type { Handling } from '../../contract/contact-message';
import { DAY_MINUTES, MINUTE } from '../../scheduling/zone';
import { makeFamily } from './people';
import { Random } from './random';
import { MARK } from './words';

const HOUR = 60 * MINUTE;
const DAY = DAY_MINUTES * MINUTE;

/** How long ago each was written, and how far staff have come with it. */
const WRITTEN: readonly { ago: number; handling: Handling }[] = [
  { ago: 2 * HOUR, handling: 'new' },
  { ago: 5 * HOUR, handling: 'new' },
  { ago: 19 * HOUR, handling: 'new' },
  { ago: 1.2 * DAY, handling: 'read' },
  { ago: 2.1 * DAY, handling: 'read' },
  { ago: 3 * DAY, handling: 'done' },
  { ago: 5.3 * DAY, handling: 'read' },
  ...[8.2, 12.4, 17.1, 23.3, 31.2, 40.4, 52.1].map((days) => ({
    ago: days * DAY,
    handling: 'done' as const,
  })),
];

/** A message of the contact page; instants in epoch milliseconds. */
export interface PlannedMessage {
  name: string;
  email: string;
  message: string;
  language: Language;
  handling: Handling;
  createdAt: number;
  /** When staff opened and settled it. */
  changes: { at: number; from: Handling; to: Handling }[];
}

/** Plans the messages of two months, the oldest first. Their addresses end in `.example`, which no mail reaches. */
export function planMessages(seed: string, now: number, cast: Cast): PlannedMessage[] {
  return WRITTEN.map(({ ago, handling }, index): PlannedMessage => {
    const random = new Random(seed, 'message', index);
    const [writer] = makeFamily(`${seed} messages`, index, cast);
    const language = writer?.language ?? 'en';
    const text = cast.messages[index % cast.messages.length]?.[language] ?? '';
    const createdAt = Math.round(now - ago);
    const readAt = Math.round(createdAt + random.between(0.2, 0.5) * Math.min(ago, DAY));
    const doneAt = readAt + random.minutes(4, 40);
    return {
      name: `${writer?.firstName} ${writer?.lastName}`,
      email: `visitor-${index + 1}@demonstration.example`,
      message: `${text}\n\n(${MARK[language]})`,
      language,
      handling,
      createdAt,
      changes: [
        ...(handling === 'new' ? [] : [{ at: readAt, from: 'new' as const, to: 'read' as const }]),
        ...(handling === 'done' ? [{ at: doneAt, from: 'read' as const, to: 'done' as const }] : []),
      ],
    };
  }).reverse();
}
