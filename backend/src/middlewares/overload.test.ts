import { expect, test } from 'vitest';
import { MOST_READS } from '../contract/connections';
import overload from './overload';

const refuse = () => {
  throw new Error('refused');
};
const asked = (method: string, path = '/api/doctors') => {
  const headers: Record<string, string> = {};
  const set = (name: string, value: string) => Object.assign(headers, { [name]: value });
  return { method, path, headers, throw: refuse, set };
};

test('a read beyond what can be done in time is refused at once, what writes and what asks for the health never', async () => {
  const middleware = overload({}, { strapi: {} as never });
  const run = async (ctx: ReturnType<typeof asked>, next: () => Promise<void>) =>
    await middleware?.(ctx as never, next);
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const reads = Array.from({ length: MOST_READS }, () => run(asked('GET'), () => promise));
  const late = asked('GET');
  await expect(run(late, refuse)).rejects.toThrow('refused');
  expect(late.headers).toEqual({ 'Retry-After': '5' });
  await run(asked('POST'), async () => {});
  await run(asked('GET', '/health/ready'), async () => {});
  end();
  await Promise.all(reads);
  await run(asked('GET'), async () => {});
});
