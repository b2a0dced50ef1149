import { KEPT_MS as CODES_MS } from '../../appointments/phone-proof/code-rows';
import { KEPT_MS as QUEUE_MS } from '../../appointments/record/queue-rows';
import type { Retention } from '../../contract/processing-register';
import { KEPT_MS as EXPORTS_MS } from '../../data-export/export-rows';
import { KEPT_MS as IMPORTS_MS } from '../../imports/import-rows';
import { KEPT_MS as SENT_MS } from '../../messaging/outbox';
import { DAY } from '../../scheduling/zone';
import { KEPT_MS as DELIVERIES_MS } from '../../webhooks/delivery-rows';

const after = (kind: Retention['kind'], days: number): Retention => ({ kind, days });
const until = (kind: Retention['kind']): Retention => ({ kind, days: null });

/** Times for which stored data is kept, by the settings and constants that the jobs of removal obey (`app/jobs.ts`). */
export const RETENTION = {
  erasure: () => until('untilErased'),
  cards: ({ cards }) => after('afterVisit', cards),
  incoming: ({ incoming }) => after('afterArrival', incoming),
  log: ({ log }) => after('afterEntry', log),
  sent: () => after('afterSending', SENT_MS / DAY),
  deliveries: () => after('afterMaking', DELIVERIES_MS / DAY),
  codes: () => after('afterMaking', CODES_MS / DAY),
  queue: () => after('afterMaking', QUEUE_MS / DAY),
  imports: () => after('afterMaking', IMPORTS_MS / DAY),
  exports: () => after('afterMaking', EXPORTS_MS / DAY),
  cases: ({ log }) => after('afterClosing', log),
  over: () => until('untilOver'),
  revoked: () => until('untilRevoked'),
  account: () => until('withAccount'),
  content: () => until('withContent'),
} satisfies Record<string, (set: Record<'cards' | 'incoming' | 'log', number>) => Retention>;
export type RetentionRule = keyof typeof RETENTION;
