import 'server-only';
import { z } from 'zod';
import type { QueryParams } from '../address/query-string';
import { markBackendDown } from '../cache/content-changes';
import { cachePerSecond } from '../cache/per-second-cache';
import { getEnvironment } from '../process/env';
import { isPreviewing } from '../request/is-previewing';
import { backendRequest } from './client';
import { checkAnswer } from './data-cache';
import { BackendError, nullIfNotFound } from './errors';
import type { BackendCall } from './transport';

/** Longest age of a kept read in seconds, should the backend's message about a change get lost. */
const REVALIDATE_SECONDS = 600;

type Read<T> = {
  params?: QueryParams;
  /** Schema of ONE entry. */
  schema: z.ZodType<T>;
  /** The noun read and every noun populated, singular: `['doctor', 'specialty']`. */
  tags: string[];
  /** True for a type without drafts whose relation may be empty for "all": unpublished related entries must be read as well. */
  namesUnpublished?: boolean;
};

const metaSchema = z
  .object({ pagination: z.object({ total: z.number() }).optional() })
  .optional()
  .catch(undefined);

/** Reads entries of a collection, 100 at most, `total` counting all; throws BackendError, also for 404, or ZodError. */
export async function findMany<T>(
  asked: Read<T> & { collection: string },
): Promise<{ items: T[]; total: number }> {
  const { answer, isDraft } = await read(`/${asked.collection}`, asked);
  const { list, wrappedList, wrappedDrafts } = shapesOf(asked.schema);
  if (getEnvironment().BACKEND_VERSION === 'v3') {
    const items = checkAnswer(answer, list);
    return { items, total: items.length };
  }
  const { data, meta } = checkAnswer(answer, isDraft ? wrappedDrafts : wrappedList);
  return { items: data, total: meta?.pagination?.total ?? data.length };
}

/** Uncached read of an entry with a person's bearer token. */
interface EntryCall<T> {
  collection: string;
  schema: z.ZodType<T>;
  token: string;
}

/** Reads an entry with the bearer token given; null if there is none. Throws BackendError or ZodError. */
export async function findOne<T>(entry: EntryCall<T> & { id: string }): Promise<T | null> {
  const call = { method: 'GET', path: entryPath(entry), token: entry.token } as const;
  return await nullIfNotFound(async () => unwrap(await backendRequest(call), entry.schema));
}

/** Makes a {@link findOne} of a collection whose entries are answered in this shape. */
export function finderOf<T>(collection: string, answer: { shape: { data: z.ZodType<T> } }) {
  return (entry: { token: string; id: string }): Promise<T | null> =>
    findOne({ collection, schema: answer.shape.data, ...entry });
}

/** Reads a single type such as `home`; null if missing or unpublished, or a draft that lacks something. Throws BackendError or ZodError. */
export function findSingle<T>({ name, schema, ...asked }: Read<T> & { name: string }): Promise<T | null> {
  return nullIfNotFound(async () => {
    const { answer, isDraft } = await read(`/${name}`, asked);
    if (!isDraft) return unwrap(answer, schema);
    return shapesOf(schema).wrapped.safeParse(answer).data?.data ?? null;
  });
}

/** Writes a new entry with the bearer token given (specification, point 7). @throws BackendError | ZodError */
export async function createEntry<T>(
  entry: EntryCall<T> & { data: unknown; headers?: Record<string, string> },
): Promise<T> {
  const { collection, schema, token, data, headers } = entry;
  const call = { method: 'POST', path: `/${collection}`, body: { data }, token, headers } as const;
  return unwrap(await backendRequest(call), schema);
}

/** Changes an entry with the bearer token given. @throws BackendError | ZodError */
export async function updateEntry<T>(entry: EntryCall<T> & { id: string; data: unknown }): Promise<T> {
  const { schema, token, data } = entry;
  const call = { method: 'PUT', path: entryPath(entry), body: { data }, token } as const;
  return unwrap(await backendRequest(call), schema);
}

/** Deletes an entry with the bearer token given. @throws BackendError */
export async function removeEntry(entry: { collection: string; id: string; token: string }): Promise<void> {
  await backendRequest({ method: 'DELETE', path: entryPath(entry), token: entry.token });
}

function entryPath({ collection, id }: { collection: string; id: string }): string {
  return `/${collection}/${encodeURIComponent(id)}`;
}

/** Asking Next's cache a dozen times was a tenth of a page that is made per request. */
const readShared = cachePerSecond(async (call: BackendCall) => ({ answer: await backendRequest(call) }), 500);

/** Read that Next keeps. A failure of the backend is told to Next's cache, which then gives the former answer. */
async function read(path: string, asked: Omit<Read<unknown>, 'schema'>) {
  const { params, tags, namesUnpublished = false } = asked;
  try {
    const call = { method: 'GET', path, token: getEnvironment().BACKEND_TOKEN } as const;
    if (await isPreviewing())
      return { answer: await backendRequest({ ...call, ...asDraft(params) }), isDraft: true };
    const cache = { tags, revalidateSeconds: REVALIDATE_SECONDS };
    const wanted = namesUnpublished ? asDraft(params) : { params };
    const { answer } = await readShared({ ...call, ...wanted, cache });
    return { answer, isDraft: false };
  } catch (error) {
    if (error instanceof BackendError && error.status >= 500) markBackendDown();
    throw error;
  }
}

/** Asks for drafts, which nobody keeps, or for what relations of drafts name; the backend gives them to the website alone. */
function asDraft(params: QueryParams = {}): Pick<BackendCall, 'params' | 'headers'> {
  return {
    params: { ...params, status: 'draft' },
    headers: { 'X-Website-Key': getEnvironment().WEBSITE_KEY },
  };
}

/** v3 answers with the entry itself, v4 and v5 with the entry in `data`. */
function unwrap<T>(answer: unknown, schema: z.ZodType<T>): T {
  if (getEnvironment().BACKEND_VERSION === 'v3') return checkAnswer(answer, schema);
  return checkAnswer(answer, shapesOf(schema).wrapped).data;
}

function makeShapes<T>(schema: z.ZodType<T>) {
  const list = z.array(schema);
  // A draft may lack what has to be there once it is published, and takes no page along.
  const drafts = z
    .array(z.unknown())
    .transform((all) => all.flatMap((one) => schema.safeParse(one).data ?? []));
  const wrap = (data: z.ZodType<T[]>) => z.object({ data, meta: metaSchema });
  return {
    list,
    wrapped: z.object({ data: schema }),
    wrappedList: wrap(list),
    wrappedDrafts: wrap(drafts),
  };
}

const shapes = new WeakMap<z.ZodType, ReturnType<typeof makeShapes<unknown>>>();

/** Schemas of an entry alone, in `data`, and as a list: made once for each, as zod compiles them. */
function shapesOf<T>(schema: z.ZodType<T>): ReturnType<typeof makeShapes<T>> {
  const known = shapes.get(schema) ?? makeShapes(schema);
  shapes.set(schema, known);
  return known as ReturnType<typeof makeShapes<T>>;
}
