import type { WebhookChange, WebhookInput } from '@/contract/webhooks';
import { definePressPages } from '@/lib/address/address';

const OUTCOMES = ['changed', 'on', 'off', 'removed', 'again', 'underWay', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const webhookPages = definePressPages('/admin/webhooks', OUTCOMES);

/** Returns what was changed in a form since it was drawn: whatever a colleague has changed meanwhile stays. */
export function changedFields(input: WebhookInput, seen: WebhookChange): WebhookChange {
  const { name, url, kinds, hasPersons } = input;
  return {
    ...(name === seen.name ? {} : { name }),
    ...(url === seen.url ? {} : { url }),
    ...(String(kinds) === String(seen.kinds) ? {} : { kinds }),
    ...(hasPersons === seen.hasPersons ? {} : { hasPersons }),
  };
}
