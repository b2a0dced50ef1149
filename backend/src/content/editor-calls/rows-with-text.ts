import type { Core } from '@strapi/strapi';
import { z } from 'zod';

const table = z.object({
  tableName: z.string(),
  attributes: z.record(z.string(), z.looseObject({ columnName: z.string().optional() })),
});

/**
 * The rows of a type or component in whose text some words stand, such as the name of a picture in its address. Texts made of paragraphs
 * are stored as JSON, which PostgreSQL searches as text only when it is told to. `holder` is Strapi's name of the type or component.
 */
export async function rowsWithText(
  strapi: Core.Strapi,
  { holder, attribute }: { holder: string; attribute: string },
  words: string,
): Promise<number[]> {
  const { tableName, attributes } = table.parse(strapi.db.metadata.get(holder));
  const column = attributes[attribute]?.columnName ?? attribute;
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const rows: unknown = await strapi.db
    .connection(tableName)
    .whereRaw(`cast(?? as text) like ? escape '\\'`, [column, pattern])
    .select('id');
  return z
    .array(z.object({ id: z.number() }))
    .parse(rows)
    .map(({ id }) => id);
}
