import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isWebsite } from '../platform/api-caller';

// Strapi lets whoever may read a type read its drafts too, by ?status=draft. The website reads them for an editor who looks at
// a preview.
export default (() => async (ctx, next) => {
  const { status, publicationFilter } = ctx.query;
  if (publicationFilter !== undefined)
    throw new errors.ValidationError('publicationFilter is not offered here');
  if (status !== undefined && status !== 'draft' && status !== 'published') {
    throw new errors.ValidationError('status may only be "published"');
  }
  if (status === 'draft' && !isWebsite(ctx.get('X-Website-Key')))
    ctx.query = { ...ctx.query, status: 'published' };
  await next();
}) satisfies Core.MiddlewareFactory;
