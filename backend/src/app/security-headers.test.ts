import type { Core } from '@strapi/strapi';
import { expect, test } from 'vitest';
import { keepSecurityHeaders } from './security-headers';

type Koa = Parameters<Core.MiddlewareHandler>[0];

/** The middleware around one that sets a header, with what is needed to ask it. */
function wrapped() {
  let made = 0;
  const inner: Core.MiddlewareFactory = () => (ctx, next) => {
    made += 1;
    ctx.set('X-Policy', ctx.path);
    return next();
  };
  const handler = keepSecurityHeaders(inner)({}, {} as Parameters<Core.MiddlewareFactory>[1]);
  const ask = async (path: string) => {
    const headers: Record<string, string> = { vary: 'Origin' };
    const set = (given: string | Record<string, string>, value = '') => {
      Object.assign(headers, typeof given === 'string' ? { [given.toLowerCase()]: value } : given);
    };
    const res = { getHeaderNames: () => Object.keys(headers), getHeaders: () => ({ ...headers }) };
    let went = false;
    await handler?.({ path, set, res } as unknown as Koa, async () => {
      went = true;
    });
    return { headers, went };
  };
  return { ask, timesMade: () => made };
}

test('a call gets the headers of the first one, which are worked out once, and every other path its own', async () => {
  const { ask, timesMade } = wrapped();
  await ask('/api/first');
  expect(await ask('/api/second')).toEqual({
    headers: { vary: 'Origin', 'x-policy': '/api/first' },
    went: true,
  });
  expect(timesMade()).toBe(1);
  expect((await ask('/admin')).headers).toEqual({ vary: 'Origin', 'x-policy': '/admin' });
  expect(timesMade()).toBe(2);
});
