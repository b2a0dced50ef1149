import { STATUS_CODES } from 'node:http';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { READY_RETRY_SECONDS } from '../contract/health';
import { isDatabaseUnavailable } from '../platform/database';
import { hasLostDatabase } from '../platform/database-losses';
import type { Context } from '../platform/http';
import { Unavailable } from '../platform/refusal';
import { describable, withoutMessage } from '../platform/without-message';
import { isOverValueOfRequest } from './malformed';

/** The 4xx status of an error that says the request was wrong; undefined for a fault of ours. */
export function requestStatus(error: unknown): number | undefined {
  const { status, httpCode } = describable(error);
  const code = Number(status ?? httpCode);
  return code >= 400 && code < 500 ? code : undefined;
}

/** 503 while the database is away: no fault of the call, which may be right a moment later. */
function statusWithoutDatabase(strapi: Core.Strapi, error: unknown): 503 | undefined {
  if (!isDatabaseUnavailable(error)) return undefined;
  strapi.log.error(`The database is unavailable. ${withoutMessage(error).message}`);
  return 503;
}

/** 400 for what Strapi did not check; written to the log all the same, as a mistake of Strapi's would look like it. */
function statusOverValue(strapi: Core.Strapi, error: unknown): 400 | undefined {
  if (!isOverValueOfRequest(error)) return undefined;
  const [message, place = ''] = withoutMessage(error).stack?.split('\n') ?? [];
  strapi.log.warn(`Answered with 400. ${message} ${place.trim()}`);
  return 400;
}

function describe(status: number, message?: string) {
  const phrase = STATUS_CODES[status] ?? 'Bad Request';
  const name = `${phrase.replaceAll(' ', '')}Error`;
  return { data: null, error: { status, name, message: message ?? phrase, details: {} } };
}

// The last stop before strapi::errors, which logs what it does not know, message and all. A message about
// a body that is not JSON repeats the body.
export default ((_, { strapi }) => {
  const answer = (
    ctx: Pick<Context, 'set' | 'status' | 'body'>,
    { status, message }: { status: number; message?: string },
  ) => {
    if (status === 503) ctx.set('Retry-After', String(READY_RETRY_SECONDS));
    ctx.status = status;
    ctx.body = describe(status, message);
  };
  return async (ctx, next) => {
    try {
      await next();
      // Strapi has turned the database error into another answer, such as 401.
      if (hasLostDatabase() && ctx.status >= 400 && ctx.status !== 503) answer(ctx, { status: 503 });
    } catch (error) {
      // A caller who went away in the middle of the body is no fault of ours.
      if (ctx.req.destroyed && !ctx.req.complete) return answer(ctx, { status: 400 });
      if (hasLostDatabase()) {
        strapi.log.error(`The database is unavailable. ${withoutMessage(error).message}`);
        return answer(ctx, { status: 503 });
      }
      if (error instanceof errors.ApplicationError || error instanceof errors.HttpError) throw error;
      const status =
        requestStatus(error) ?? statusOverValue(strapi, error) ?? statusWithoutDatabase(strapi, error);
      if (status !== undefined) return answer(ctx, { status });
      if (error instanceof Unavailable) return answer(ctx, { status: 503, message: error.message });
      throw withoutMessage(error);
    }
  };
}) satisfies Core.MiddlewareFactory;
