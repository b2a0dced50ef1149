import type { WebhookKind } from '@/contract/webhooks';
import { type Locale, localePath } from '@/i18n/routing';
import { withSearch } from '@/lib/address/search-params';

export const OUTCOMES = ['changed', 'on', 'off', 'removed', 'again', 'underWay', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export function readOutcome(value: unknown): Outcome | null {
  return OUTCOMES.find((one) => one === value) ?? null;
}

export function webhooksPath(
  locale: Locale,
  {
    id,
    outcome,
    page = 1,
    fault = null,
  }: { id?: string; outcome?: Outcome; page?: number; fault?: string | null } = {},
): string {
  const path = localePath({ locale, path: `/admin/webhooks${id ? `/${id}` : ''}` });
  return withSearch(path, { page: page > 1 ? page : null, outcome: outcome ?? null, fault });
}

type WithoutDot<Kind extends string> = Kind extends `${infer Noun}.${infer Verb}` ? `${Noun}_${Verb}` : Kind;

/** Key of a kind's name among the messages. */
export function kindKey(kind: WebhookKind): WithoutDot<WebhookKind> {
  return kind.replace('.', '_') as WithoutDot<WebhookKind>;
}
