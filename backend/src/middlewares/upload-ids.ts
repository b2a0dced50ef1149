import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

/** Tells whether an id of a picture or folder fits the databases. */
const isId = (id: unknown) => /^\d{1,9}$/.test(String(id));

const ONE = ['parent', 'destinationFolderId', 'folder'];
const MANY = ['folderIds', 'fileIds'];

function isReadable(given: unknown): boolean {
  const body: Record<string, unknown> = Object(given);
  return (
    ONE.every((name) => body[name] === undefined || body[name] === null || isId(body[name])) &&
    MANY.every((name) => body[name] === undefined || (Array.isArray(body[name]) && body[name].every(isId)))
  );
}

function infoOf(body: unknown): unknown[] {
  const { fileInfo = [] }: { fileInfo?: unknown } = Object(body);
  return [fileInfo].flat().map((info) => (typeof info === 'string' ? JSON.parse(info) : info));
}

/** Refuses ids of pictures that are no numbers: PostgreSQL refuses them too, and Strapi's checks would never end. */
export default (() => async (ctx, next) => {
  if (ctx.params.id !== undefined && !isId(ctx.params.id)) return ctx.throw(404);
  const { body } = ctx.request;
  if (![body, ...infoOf(body)].every(isReadable)) throw new errors.ValidationError('Ids are whole numbers');
  await next();
}) satisfies Core.MiddlewareFactory;
