import type { Struct, UID } from '@strapi/strapi';

export type Target = { uid: UID.ContentType } | 'picture';

/** Path from a type to a target: names of attributes, from the entry inwards; a zone's parts are named by their component. */
export interface UsagePath {
  field: string;
  /** Attributes to follow from there; empty when the field itself points at the target. */
  inner: string[];
  /** The component that stands in a zone of mixed parts, when `field` is one. */
  inZone?: UID.Component;
  /** The text that may show the target, when the last attribute is one: whose row holds it, and its name there. */
  text?: { holder: string; attribute: string };
}

type Schema = Struct.ContentTypeSchema | Struct.ComponentSchema;
type Components = Record<string, Struct.ComponentSchema | undefined>;

/** Strapi's own relation between the languages of an entry. */
const OWN_LANGUAGES = 'localizations';

/** Limit for nested components; none of ours are nested deeper. */
const DEEPEST = 5;

/** Texts in which pictures can stand between the words. */
const TEXTS = ['blocks', 'richtext'];

type Way = { path: string[]; text?: UsagePath['text'] };

function pathsWithin(schema: Schema, target: Target, components: Components, depth = 0): Way[] {
  if (depth > DEEPEST) return [];
  return Object.entries(schema.attributes).flatMap(([name, attribute]): Way[] => {
    if (name === OWN_LANGUAGES) return [];
    if (attribute.type === 'media') return target === 'picture' ? [{ path: [name] }] : [];
    if (TEXTS.includes(attribute.type))
      return target === 'picture' ? [{ path: [name], text: { holder: schema.uid, attribute: name } }] : [];
    if (attribute.type === 'relation') {
      const pointsHere = target !== 'picture' && 'target' in attribute && attribute.target === target.uid;
      // The other side of a relation is in the entry's own form.
      return pointsHere && !('mappedBy' in attribute && attribute.mappedBy) ? [{ path: [name] }] : [];
    }
    if (attribute.type !== 'component') return [];
    const inner = components[attribute.component];
    if (!inner) return [];
    const found = pathsWithin(inner, target, components, depth + 1);
    return found.map((way) => ({ ...way, path: [name, ...way.path] }));
  });
}

/** Every way in which entries of a type can point at a target, by their schemas alone. */
export function usagePaths(
  schema: Struct.ContentTypeSchema,
  target: Target,
  components: Components,
): UsagePath[] {
  const ways = pathsWithin(schema, target, components);
  const direct = ways.map(({ path: [field = '', ...inner], ...way }) => ({ ...way, field, inner }));
  const inZones = Object.entries(schema.attributes).flatMap(([field, attribute]) => {
    if (attribute.type !== 'dynamiczone') return [];
    return attribute.components.flatMap((uid) => {
      const part = components[uid];
      if (!part) return [];
      const within = pathsWithin(part, target, components);
      return within.map(({ path: inner, ...way }) => ({ ...way, field, inner, inZone: uid }));
    });
  });
  return [...direct, ...inZones];
}
