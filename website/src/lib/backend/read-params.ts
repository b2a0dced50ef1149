import { z } from 'zod';
import type { QueryParams } from '../address/query-string';
import { mediaSchema } from './media';

/** Schema of an entry: its keys are also what the backend is asked for. */
export type EntrySchema<T> = z.ZodType<T> & z.ZodObject;

/** Fields that the backend sends without being asked. */
const ALWAYS_SENT = ['documentId', 'id', '__component'];

type ReadParams = {
  fields: string[];
  populate: Record<string, QueryParams>;
};

const known = new WeakMap<z.ZodObject, ReadParams>();

/** Returns query parameters that select exactly the fields of a schema: keys as fields, relations and components populated. */
export function readParams(schema: z.ZodObject): ReadParams {
  const params = known.get(schema) ?? makeParams(schema);
  known.set(schema, params);
  return params;
}

function makeParams(schema: z.ZodObject): ReadParams {
  const named = Object.entries(schema.shape).filter(([name]) => !ALWAYS_SENT.includes(name));
  const populate: Record<string, QueryParams> = {};
  for (const [name, value] of named) {
    const part = partParams(innermost(value));
    if (part) populate[name] = part;
  }
  const fields = named.map(([name]) => name).filter((name) => !(name in populate));
  return { fields: fields.length > 0 ? fields : ['documentId'], populate };
}

/** Null for a value that is a field. */
function partParams(schema: unknown): QueryParams | null {
  // The focal point of a file is an object, and a field.
  if (schema === mediaSchema) return { fields: Object.keys(mediaSchema.shape) };
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const kinds = schema.options.filter((option) => option instanceof z.ZodObject);
    return { on: Object.fromEntries(kinds.map((kind) => [kindOf(kind), readParams(kind)])) };
  }
  return schema instanceof z.ZodObject ? readParams(schema) : null;
}

function kindOf({ shape }: z.ZodObject): string {
  return shape.__component instanceof z.ZodLiteral ? String(shape.__component.value) : '';
}

/** The schema below what may be missing, is a list, or is changed after it is read. */
function innermost(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return innermost(schema.unwrap());
  if (schema instanceof z.ZodArray) return innermost(schema.element);
  return schema instanceof z.ZodPipe ? innermost(schema.in) : schema;
}
