import { z } from 'zod';
import { nounOf, uidOf } from '../editorial/types';
import { mayRead, titleFieldOf } from './rights';

type FindAvailable = (ctx: never) => Promise<unknown>;

/** Most entries Strapi reads of a query into one list; more would not be one any longer. */
const MOST = 90;

const request = z.object({
  params: z.object({ model: z.string(), targetField: z.string() }),
  request: z.object({ query: z.looseObject({ _q: z.string().optional(), locale: z.string().optional() }) }),
  state: z.looseObject({ userAbility: z.unknown() }),
});
const attribute = z.object({ target: z.string() });
const rows = z.array(z.object({ documentId: z.string() }));

/** The entries whose title holds what is typed, in whichever language; null when the search is Strapi's own matter. */
async function findInAnyLanguage(
  ctx: unknown,
): Promise<{ query: Record<string, unknown>; found: string[] } | null> {
  const parsed = request.safeParse(ctx);
  if (!parsed.success) return null;
  const { params, state } = parsed.data;
  const { query } = parsed.data.request;
  if (!query._q || !query.locale || query._filter !== undefined) return null;
  const model: unknown = Reflect.get({ ...strapi.contentTypes, ...strapi.components }, params.model);
  const attributes = z.object({ attributes: z.record(z.string(), z.unknown()) }).safeParse(model)
    .data?.attributes;
  const noun = nounOf(attribute.safeParse(attributes?.[params.targetField]).data?.target ?? '');
  if (!noun) return null;
  const uid = uidOf(noun);
  const title = await titleFieldOf(uid);
  if (!title || !mayRead(state.userAbility, uid, title)) return null;
  const where = { [title]: { $containsi: query._q } };
  const found = rows.parse(
    await strapi.db.query(uid).findMany({ where, select: ['documentId'], orderBy: { id: 'asc' } }),
  );
  return { query, found: [...new Set(found.map(({ documentId }) => documentId))].slice(0, MOST) };
}

/** Finds entries by their title in either language, where Strapi looks in that of the open form alone. */
export function searchBothLanguages(relations: { findAvailable: FindAvailable }): FindAvailable {
  const { findAvailable } = relations;
  return async (ctx) => {
    const both = await findInAnyLanguage(ctx);
    if (both) {
      const { _q, ...query } = both.query;
      const filters = { documentId: { $in: both.found.length > 0 ? both.found : ['none'] } };
      Reflect.set(Reflect.get(ctx, 'request'), 'query', { ...query, filters });
    }
    return findAvailable.call(relations, ctx);
  };
}
