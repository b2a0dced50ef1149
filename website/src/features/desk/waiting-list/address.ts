import { defineAddress, oneOrUsual, pageNumber } from '@/lib/address/address';

export const WAITING_STATES = ['waiting', 'over'] as const;

export const waitingAddress = defineAddress('/admin/waiting-list', {
  state: oneOrUsual(WAITING_STATES, 'waiting'),
  page: pageNumber,
});
