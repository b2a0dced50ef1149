import 'server-only';
import type { z } from 'zod';
import { figuresAnswer, type figuresQuery } from '@/contract/figures';
import type { Asked } from '@/lib/address/query-string';
import { readAnswer } from '@/lib/backend/calls';
import type { FigureFilter } from './address';

/** The figures of the branches the reader works for, beside those of the period before. @throws BackendError */
export function getFigures(token: string, filter: FigureFilter) {
  const weekday = filter.weekday === null ? null : String(filter.weekday);
  const params: Asked<z.input<typeof figuresQuery>> = { ...filter, weekday };
  return readAnswer(figuresAnswer, { path: '/figures', params, token });
}
