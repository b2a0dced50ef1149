import 'server-only';
import { z } from 'zod';
import { backendRequest } from '@/lib/backend/client';
import type { FigureFilter } from './rules';
import { type Figures, figuresSchema } from './schema';

/** The figures of the branches the reader works for. @throws BackendError */
export async function getFigures({
  token,
  filter,
}: {
  token: string;
  filter: FigureFilter;
}): Promise<Figures> {
  const { branch, doctor, from, to } = filter;
  const answer = await backendRequest({
    method: 'GET',
    path: '/figures',
    params: { from, to, ...(branch ? { branch } : {}), ...(doctor ? { doctor } : {}) },
    token,
  });
  return z.object({ data: figuresSchema }).parse(answer).data;
}
