import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

/** Of pictures and folders: what the databases have room for. */
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

/**
 * Before Strapi asks the database for pictures and folders by what stands in a call: PostgreSQL refuses an id that is no number,
 * and Strapi's checks then never come to an end.
 */
const uploadIds: Core.MiddlewareFactory = () => async (ctx, next) => {
  if (ctx.params.id !== undefined && !isId(ctx.params.id)) return ctx.throw(404);
  const { body } = ctx.request;
  if (![body, ...infoOf(body)].every(isReadable)) throw new errors.ValidationError('Ids are whole numbers');
  await next();
};

export default uploadIds;
