import type { Core } from '@strapi/strapi';
import { expect, test, vi } from 'vitest';
import { keepSecurityHeaders } from './security-headers';

type Koa = Parameters<Core.MiddlewareHandler>[0];

test('a call gets the headers of the first one, which are worked out once, and every other path its own', async () => {
  const workOut = vi.fn<Core.MiddlewareHandler>((ctx, next) => {
    ctx.set('X-Policy', ctx.path);
    return next();
  });
  const handler = keepSecurityHeaders(() => workOut)({}, {} as Parameters<Core.MiddlewareFactory>[1]);
  const ask = async (path: string) => {
    const headers: Record<string, string> = { vary: 'Origin' };
    const set = (given: string | Record<string, string>, value = '') => {
      Object.assign(headers, typeof given === 'string' ? { [given.toLowerCase()]: value } : given);
    };
    const res = { getHeaderNames: () => Object.keys(headers), getHeaders: () => ({ ...headers }) };
    const next = vi.fn(async () => {});
    await handler?.({ path, set, res } as unknown as Koa, next);
    expect(next).toHaveBeenCalledOnce();
    return headers;
  };
  await ask('/api/first');
  expect(await ask('/api/second')).toEqual({ vary: 'Origin', 'x-policy': '/api/first' });
  expect(await ask('/admin')).toEqual({ vary: 'Origin', 'x-policy': '/admin' });
  expect(workOut).toHaveBeenCalledTimes(2);
});
