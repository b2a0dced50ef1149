import { NextRequest } from 'next/server';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { unknownError } from '@/lib/backend/errors';
import { liveAnswer } from './live-answer';

it('free times are unknown while the backend is away, and a fault of ours is none of its', async () => {
  const request = new NextRequest('http://clinic.example/api/availability/next');
  const ask = (error: Error) => liveAnswer(request, z.object({}), () => Promise.reject(error));
  expect((await ask(unknownError({ version: 'v5', message: 'away' }))).status).toBe(503);
  await expect(ask(new TypeError('ours'))).rejects.toThrow('ours');
});
