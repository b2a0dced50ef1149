import { definePressPages } from '@/lib/address/address';

const OUTCOMES = ['changed', 'on', 'off', 'removed', 'again', 'underWay', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const webhookPages = definePressPages('/admin/webhooks', OUTCOMES);
