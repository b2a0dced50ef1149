import { ROLES } from '@/contract/roles';
import { defineAddress, oneOf } from '@/lib/address/address';

export const ACCOUNT_STATES = ['active', 'invited', 'blocked'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

export const staffAddress = defineAddress('/admin/staff', {
  role: oneOf(ROLES),
  state: oneOf(ACCOUNT_STATES),
  sort: oneOf(['role']),
});
export type StaffFilter = ReturnType<typeof staffAddress.read>;
