import type { Enrolment } from '@/contract/second-factor';

/** Outcome of one step of the second factor, in words; secrets only where they are to be shown now. */
export interface FactorState {
  failed: string | null;
  enrolment: Enrolment | null;
  recoveryCodes: string[];
}

export const NOTHING: FactorState = { failed: null, enrolment: null, recoveryCodes: [] };
