import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { GONE_STATUS, levelOfRequest } from '../contract/log-line';
import { readRequestId, shortRequestId } from '../contract/request-id';
import { isWebsite } from '../platform/api-caller';
import { runInContext } from '../platform/logging/context';
import { getLogger } from '../platform/logging/logger';
import { routeOf } from '../platform/route-of';

/** Returns whether a body is an error as Strapi and our own routes write it. */
function isErrorBody(body: unknown): body is { error: object } {
  if (typeof body !== 'object' || body === null || !('error' in body)) return false;
  return typeof body.error === 'object' && body.error !== null;
}

/** Gives every request its id, and writes its line without the address, which names appointments and people. */
export default (() => async (ctx, next) => {
  const given = isWebsite(ctx.get('X-Website-Key')) ? readRequestId(ctx.get('X-Request-Id')) : null;
  const requestId = given ?? randomUUID().replaceAll('-', '');
  ctx.set('X-Request-Id', requestId);
  const { socket } = ctx.req;
  const [startedAt, sentBefore] = [performance.now(), socket.bytesWritten];
  const write = () => {
    const { statusCode, headersSent, writableFinished } = ctx.res;
    const status = headersSent ? statusCode : GONE_STATUS;
    const { method, route } = routeOf(ctx);
    const line = {
      requestId,
      method,
      route,
      status,
      durationMs: Math.round((performance.now() - startedAt) * 10) / 10,
      bytes: socket.bytesWritten - sentBefore,
      ...(writableFinished ? {} : { aborted: true }),
    };
    getLogger()[levelOfRequest(line)](line, 'request');
  };
  ctx.res.once('close', write);
  await runInContext({ requestId }, next);
  const { body } = ctx;
  if (ctx.status < 400 || !isErrorBody(body)) return;
  ctx.body = { ...body, error: { ...body.error, id: shortRequestId(requestId) } };
}) satisfies Core.MiddlewareFactory;
