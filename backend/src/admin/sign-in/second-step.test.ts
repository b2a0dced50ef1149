import { expect, test } from 'vitest';
import { sendCode } from './second-step';

test('a code is called wrong by the server alone, not where it fails or does not answer', async () => {
  const sent = [200, 403, 429, 503].map((status) => sendCode(async () => new Response(null, { status })));
  expect((await Promise.all(sent)).map(({ fault }) => fault)).toEqual([null, 'wrong', 'slow', 'away']);
  const lost = await sendCode(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(lost).toEqual({ answer: null, fault: 'away' });
});
