import { parse } from 'qs';
import { vi } from 'vitest';
import { z } from 'zod';
import { type Attribute, type ContentType, type ContentTypes, readContentTypes } from './content-types';

/** Fields of every entry beside the attributes of its type. */
const OF_ENTRIES = ['documentId', 'id', 'locale', 'createdAt', 'updatedAt', 'publishedAt'];
/** Fields of a file of the media library, as far as pages read them. */
const OF_FILES: Record<string, unknown> = {
  url: '/uploads/a.webp',
  ...{ width: 800, height: 600, alternativeText: 'A room', focalPoint: null },
};
/** Texts that are more than words to the website. */
const CODES: Record<string, string> = { country: 'EG', timeZone: 'Africa/Cairo' };
const PARTS = ['relation', 'media', 'component', 'dynamiczone'];

const listSchema = z.union([z.array(z.string()), z.record(z.string(), z.string()).transform(Object.values)]);
const querySchema = z.object({
  fields: listSchema.optional(),
  sort: listSchema.optional(),
  filters: z.record(z.string(), z.unknown()).default({}),
  populate: z.record(z.string(), z.unknown()).default({}),
});

/** Values of the types that are no texts. */
const SAMPLES: Record<string, unknown> = {
  ...{ date: '2026-05-06', time: '09:00:00.000', datetime: '2026-05-06T09:00:00.000Z', json: {} },
  email: 'somebody@example.org',
  blocks: [{ type: 'paragraph', children: [{ type: 'text', text: 'A sentence.' }] }],
};

function sampleOf(name: string, { type, enum: choices }: Attribute, turn: number): unknown {
  if (choices) return choices[turn % choices.length];
  if (type === 'boolean') return turn % 2 === 0;
  if (type === 'float') return turn + 0.5;
  if (['integer', 'biginteger'].includes(type)) return turn + 1;
  return SAMPLES[type] ?? CODES[name] ?? 'A text';
}

/** Makes as many as the longest choice of a type has values, so that each comes once. */
function eachChoice<Value>({ attributes }: ContentType, make: (turn: number) => Value): Value[] {
  const choices = Object.values(attributes).map(({ enum: values = [] }) => values.length);
  return Array.from({ length: Math.max(1, ...choices) }, (_, turn) => make(turn));
}

/**
 * Answers a read of editors' content as Strapi would, from nothing but its schemas: every field that is asked for is
 * there and filled, each value of a choice once, and a field that no schema has is refused.
 */
export function answerRead(url: URL, types: ContentTypes): unknown {
  const type = types.byPath[url.pathname.replace(/^\/api\//, '')];
  if (!type) throw new Error(`no type is read at ${url.pathname}`);
  const query = parse(url.search.slice(1), { depth: 20, arrayLimit: 100 });
  const { isSingle } = type;
  const entry = (turn: number) => entryOf({ type, query, types, turn, isEntry: true });
  if (isSingle) return { data: entry(0), meta: {} };
  const data = eachChoice(type, entry);
  return { data, meta: { pagination: { total: data.length } } };
}

/** Has reads of content answered like that; other calls by `answer`, which is told of all. */
export function stubContent(answer: (address: URL, request: RequestInit) => Response | undefined): void {
  const types = readContentTypes();
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, request: RequestInit = {}) => {
    const address = new URL(String(input));
    return answer(address, request) ?? Response.json(answerRead(address, types));
  });
}

type Made = { type: ContentType; query: unknown; types: ContentTypes; turn: number; isEntry: boolean };

function entryOf({ type, query, types, turn, isEntry }: Made): Record<string, unknown> {
  const { fields, sort = [], filters, populate } = querySchema.parse(query);
  const known = (name: string) => name in type.attributes || (isEntry && OF_ENTRIES.includes(name));
  const asked = Object.keys(filters).filter((name) => !name.startsWith('$'));
  const named = [...(fields ?? []), ...sort.map((one) => one.split(':')[0] ?? ''), ...asked];
  for (const name of named) if (!known(name)) throw new Error(`${type.name} has no field "${name}"`);
  if (!fields) throw new Error(`the fields of ${type.name} are not named`);
  const own = fields.map((name) => {
    const attribute = type.attributes[name];
    if (attribute && PARTS.includes(attribute.type))
      throw new Error(`"${name}" of ${type.name} is no field, it is populated`);
    return [name, attribute ? sampleOf(name, attribute, turn) : undefined] as const;
  });
  const parts = Object.entries(populate).map(([name, part]) => {
    const attribute = type.attributes[name];
    if (!attribute || !PARTS.includes(attribute.type))
      throw new Error(`${type.name} has no part "${name}" to populate`);
    return [name, partOf({ attribute, query: part, types, turn })] as const;
  });
  const at = '2026-05-06T09:00:00.000Z';
  const dates = { createdAt: at, updatedAt: at, publishedAt: at };
  const facts = isEntry ? { documentId: String(turn).padStart(24, 'a'), locale: 'en', ...dates } : {};
  return { ...Object.fromEntries(own), id: turn + 1, ...facts, ...Object.fromEntries(parts) };
}

const zoneQuery = z.object({ on: z.record(z.string(), z.unknown()) });

/** One part of each kind that an editor may add, and each of its choices once; Strapi gives what is asked for by its name. */
function zoneOf({ attribute, query, types, turn }: Part): unknown[] {
  const { on } = zoneQuery.parse(query);
  const { components = [] } = attribute;
  const foreign = Object.keys(on).find((uid) => !components.includes(uid));
  if (foreign) throw new Error(`no "${foreign}" can be added here`);
  return components.flatMap((uid) => {
    const type = types.byUid[uid];
    if (!type) throw new Error(`the type "${uid}" is not there`);
    if (!(uid in on)) throw new Error(`"${uid}" can be added, and is not read`);
    return eachChoice(type, (at) => ({
      __component: uid,
      ...entryOf({ type, query: on[uid], types, turn: turn + at, isEntry: false }),
    }));
  });
}

type Part = { attribute: Attribute; query: unknown; types: ContentTypes; turn: number };

function partOf({ attribute, query, types, turn }: Part): unknown {
  if (attribute.type === 'media') {
    const { fields = [] } = querySchema.parse(query);
    const unknown = fields.find((name) => !(name in OF_FILES));
    if (unknown) throw new Error(`a file has no field "${unknown}"`);
    const file = { id: 1, documentId: 'a'.repeat(24), ...OF_FILES };
    return attribute.multiple ? [file] : file;
  }
  if (attribute.type === 'dynamiczone') return zoneOf({ attribute, query, types, turn });
  const uid = attribute.component ?? attribute.target ?? '';
  const type = types.byUid[uid];
  if (!type) throw new Error(`the type "${uid}" is not there`);
  const isEntry = attribute.type === 'relation';
  const isMany = attribute.repeatable || (isEntry && /ToMany$/.test(attribute.relation ?? ''));
  const one = (at: number) => entryOf({ type, query, types, turn: at, isEntry });
  return isMany ? eachChoice(type, one) : one(turn);
}
