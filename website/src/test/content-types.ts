import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const BACKEND = join(import.meta.dirname, '../../../backend/src');

const attributeSchema = z.object({
  type: z.string(),
  enum: z.array(z.string()).optional(),
  multiple: z.boolean().optional(),
  repeatable: z.boolean().optional(),
  relation: z.string().optional(),
  target: z.string().optional(),
  component: z.string().optional(),
  components: z.array(z.string()).optional(),
});
export type Attribute = z.infer<typeof attributeSchema>;

/** Schema that Strapi keeps under a name: a content type (`api::doctor.doctor`) or a component (`clinic.degree`). */
export type ContentType = { name: string; attributes: Record<string, Attribute> };

export interface ContentTypes {
  byUid: Record<string, ContentType>;
  /** Types by the path of their call: the plural of a collection, the singular of a single type. */
  byPath: Record<string, ContentType & { isSingle: boolean }>;
}

const typeSchema = z.object({
  kind: z.enum(['collectionType', 'singleType']),
  info: z.object({ singularName: z.string(), pluralName: z.string() }),
  attributes: z.record(z.string(), attributeSchema),
});
const componentSchema = z.object({ attributes: z.record(z.string(), attributeSchema) });

const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(BACKEND, ...path), 'utf8'));

/** Reads what editors can write, as the backend's schemas say it. */
export function readContentTypes(): ContentTypes {
  const types: ContentTypes = { byUid: {}, byPath: {} };
  const files = readdirSync(BACKEND, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  for (const file of files) {
    if (/^api\/[^/]+\/content-types\/[^/]+\/schema\.json$/.test(file)) {
      const { kind, info, attributes } = typeSchema.parse(readJson(file));
      const type = { name: info.singularName, attributes };
      const isSingle = kind === 'singleType';
      types.byUid[`api::${info.singularName}.${info.singularName}`] = type;
      types.byPath[isSingle ? info.singularName : info.pluralName] = { ...type, isSingle };
    }
    const component = /^components\/([^/]+)\/([^/]+)\.json$/.exec(file);
    if (component) {
      const uid = `${component[1]}.${component[2]}`;
      types.byUid[uid] = { name: uid, attributes: componentSchema.parse(readJson(file)).attributes };
    }
  }
  return types;
}
