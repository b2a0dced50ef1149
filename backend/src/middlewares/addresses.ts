import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { editorialNouns, uidOf } from '../content/editorial/types';
import { checkQuery } from './query-grammar';

const EDITED = new Set<string>(editorialNouns.map(uidOf));

/** True for an address of the content manager about a type that nobody edits there, as patients and accounts are. */
function namesHiddenType(path: string): boolean {
  const types = /^\/content-manager\//i.test(path)
    ? path.split('/').filter((part) => part.includes('::'))
    : [];
  return types.some((type) => !EDITED.has(type));
}

const NUL = /%00|\0/;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** A path as the router reads it; one that it cannot read names nothing. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Refuses first lines with NUL, which PostgreSQL takes in no text: such an address names nothing. */
export default (() => async (ctx, next) => {
  if (!METHODS.includes(ctx.method)) {
    ctx.set('Allow', METHODS.join(', '));
    ctx.throw(405, 'This method is not known here');
  }
  const path = decoded(ctx.path);
  if (path === null || NUL.test(path) || namesHiddenType(path)) throw new errors.NotFoundError();
  if (NUL.test(ctx.querystring)) throw new errors.ValidationError('The query has a character no text has.');
  checkQuery(ctx.query);
  await next();
}) satisfies Core.MiddlewareFactory;
