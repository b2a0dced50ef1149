import type { CaseState, CaseStep } from '@/contract/privacy-case';
import { type Locale, localePath } from '@/i18n/routing';

export function casePath({ locale, id }: { locale: Locale; id: string }): string {
  return localePath({ locale, path: `/admin/privacy/cases/${id}` });
}

export function nextSteps(state: CaseState): CaseStep['action'][] {
  return state === 'open' ? ['noted', 'answered', 'refused'] : ['reopened'];
}
