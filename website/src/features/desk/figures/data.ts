import 'server-only';
import type { z } from 'zod';
import { type FiguresAnswer, figuresAnswer, type figuresQuery } from '@/contract/figures';
import { readAnswer } from '@/lib/backend/calls';
import type { FigureFilter } from './address';

/** The figures of the branches the reader works for, beside those of the period before. @throws BackendError */
export async function getFigures(token: string, filter: FigureFilter): Promise<FiguresAnswer> {
  const { branch, doctor, service, weekday, by, from, to } = filter;
  const params: z.input<typeof figuresQuery> = {
    ...{ from, to, by },
    branch: branch ?? undefined,
    doctor: doctor ?? undefined,
    service: service ?? undefined,
    weekday: weekday === null ? undefined : String(weekday),
  };
  return await readAnswer(figuresAnswer, { path: '/figures', params, token });
}
