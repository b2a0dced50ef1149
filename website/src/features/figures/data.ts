import 'server-only';
import type { z } from 'zod';
import { type Figures, figuresAnswer, type figuresQuery } from '@/contract/figures';
import { backendRequest } from '@/lib/backend/client';
import type { FigureFilter } from './rules';

/** The figures of the branches the reader works for. @throws BackendError */
export async function getFigures({
  token,
  filter,
}: {
  token: string;
  filter: FigureFilter;
}): Promise<Figures> {
  const { branch, doctor, from, to } = filter;
  const places = { branch: branch ?? undefined, doctor: doctor ?? undefined };
  const params: z.input<typeof figuresQuery> = { from, to, ...places };
  const answer = await backendRequest({ method: 'GET', path: '/figures', params, token });
  return figuresAnswer.parse(answer).data;
}
