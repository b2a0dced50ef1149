import type { UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { readEnvironment } from '../../platform/environment/environment';
import type { Context as CallContext } from '../../platform/http';
import { findSlugOwner } from '../documents/slugs';
import { createSlug } from '../editorial/slug';
import { nounOf, uidOf } from '../editorial/types';
import { findPictureUsages, findUsages, readPictures } from './find-usages';
import { listNotBookable } from './not-bookable';
import { mayRead } from './rights';
import { trySentence } from './try-signs';

const icon = z.object({ body: z.string(), width: z.number().optional(), height: z.number().optional() });
const iconSet = z.object({
  icons: z.record(z.string(), icon),
  width: z.number().optional(),
  height: z.number().optional(),
});

/** Side of Iconify's icons, where a set does not say. */
const SIDE = 16;

async function readSet(prefix: string, names: string[]) {
  const address = new URL(`/api/icons/${prefix}.json`, readEnvironment().WEBSITE_URL);
  address.searchParams.set('icons', names.map((name) => name.split(':')[1]).join(','));
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(4_000) });
  if (response.status === 404) return [];
  if (!response.ok) throw new Error(`The website answered ${response.status}`);
  const set = iconSet.parse(await response.json());
  return Object.entries(set.icons).map(([name, { body, width, height }]) => ({
    name: `${prefix}:${name}`,
    body,
    width: width ?? set.width ?? SIDE,
    height: height ?? set.height ?? SIDE,
  }));
}

/** Reads pictures of icons such as `lucide:ear` from the website, without those it has not; throws when it does not answer. */
async function readIcons(names: string[]) {
  const bySet = Map.groupBy(names, (name) => name.split(':', 1).join());
  const sets = await Promise.all([...bySet].map(([prefix, some]) => readSet(prefix, some)));
  return sets.flat();
}

type Context = Pick<CallContext, 'query' | 'request' | 'body'> & { state: { userAbility?: unknown } };

const id = z.string().regex(/^[a-z0-9]{24}$/);
const usagesQuery = z.object({ uid: z.string(), documentId: id });
const pictureQuery = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });
const addressQuery = z.object({
  uid: z.string(),
  documentId: id.optional(),
  locale: z.enum(['en', 'ar']),
  slug: z.string().max(200),
});
const sentenceBody = z.object({ sentence: z.string().trim().min(1).max(200) });
const MOST_ICONS = 100;
const iconsQuery = z.object({
  names: z
    .string()
    .transform((names) => names.split(','))
    .pipe(
      z
        .array(z.string().regex(/^[a-z0-9-]{1,40}:[a-z0-9-]{1,80}$/))
        .min(1)
        .max(MOST_ICONS),
    ),
});

function parse<Shape>(schema: z.ZodType<Shape>, query: unknown): Shape {
  const parsed = schema.safeParse(query);
  if (!parsed.success) throw new errors.ValidationError('What was sent cannot be read');
  return parsed.data;
}

const readable = (ctx: Context) => (uid: UID.ContentType) => mayRead(ctx.state.userAbility, uid);

function nounFor(ctx: Context, uid: string) {
  const noun = nounOf(uid);
  if (!noun) throw new errors.NotFoundError();
  if (!readable(ctx)(uidOf(noun))) throw new errors.ForbiddenError();
  return noun;
}

/** Calls of the editor's screens, for whoever is signed in there and may see the type in question. */
export const editorCalls = {
  async usages(ctx: Context): Promise<void> {
    const { uid, documentId } = parse(usagesQuery, ctx.query);
    ctx.body = { data: await findUsages({ uid: uidOf(nounFor(ctx, uid)), documentId }, readable(ctx)) };
  },

  async pictureUsages(ctx: Context): Promise<void> {
    const { id: number } = parse(pictureQuery, ctx.query);
    const [picture] = await readPictures([number]);
    if (!picture) throw new errors.NotFoundError();
    ctx.body = { data: await findPictureUsages(picture, readable(ctx)) };
  },

  async address(ctx: Context): Promise<void> {
    const { uid, documentId, locale, slug: written } = parse(addressQuery, ctx.query);
    const noun = nounFor(ctx, uid);
    const slug = createSlug(written, 140);
    const owner = slug && (await findSlugOwner({ noun, slug, locale, documentId }));
    ctx.body = { data: { slug, takenBy: owner || null } };
  },

  /** Answers what the search of the site would warn of for a sentence; posted, as what somebody feels is nothing for an address. */
  async warnings(ctx: Context): Promise<void> {
    if (!readable(ctx)('api::red-flag.red-flag')) throw new errors.ForbiddenError();
    const { sentence } = parse(sentenceBody, ctx.request.body);
    ctx.body = { data: await trySentence(sentence) };
  },

  async notBookable(ctx: Context): Promise<void> {
    if (!readable(ctx)('api::doctor.doctor')) throw new errors.ForbiddenError();
    ctx.body = { data: await listNotBookable(new Date()) };
  },

  async icons(ctx: Context): Promise<void> {
    const { names } = parse(iconsQuery, ctx.query);
    const icons = await readIcons(names).catch((error: unknown) => {
      strapi.log.warn(`No icons from the website: ${error instanceof Error ? error.name : 'unknown reason'}`);
      return null;
    });
    ctx.body = { data: icons };
  },
};
