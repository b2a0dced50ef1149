import 'server-only';
import { pageViewsAnswer } from '@/contract/page-views';
import type { Dates } from '@/features/desk/figures/rules';
import { readAnswer } from '@/lib/backend/calls';

export function getPageViews(token: string, dates: Dates) {
  return readAnswer(pageViewsAnswer, { path: '/visits', params: { ...dates }, token });
}
