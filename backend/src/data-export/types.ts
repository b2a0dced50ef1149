import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const attribute = z.object({
  type: z.string(),
  target: z.string().optional(),
  mappedBy: z.string().optional(),
  component: z.string().optional(),
  components: z.array(z.string()).optional(),
  enum: z.array(z.string()).optional(),
});
const schema = z.object({
  collectionName: z.string(),
  info: z.object({ singularName: z.string().optional(), description: z.string().optional() }),
  attributes: z.record(z.string(), attribute),
});

export interface ContentType {
  uid: string;
  table: string;
  description: string;
  attributes: Record<string, z.output<typeof attribute>>;
}

const relation = (target: string) => ({ type: 'relation', target });

const OTHERS: ContentType[] = [
  {
    uid: 'admin::user',
    table: 'admin_users',
    description: 'A person who edits content.',
    attributes: { roles: relation('admin::role') },
  },
  {
    uid: 'plugin::users-permissions.user',
    table: 'up_users',
    description: 'An account of the staff area.',
    attributes: { role: relation('plugin::users-permissions.role') },
  },
  {
    uid: 'plugin::upload.folder',
    table: 'upload_folders',
    description: 'A folder of the media library.',
    attributes: { parent: relation('plugin::upload.folder') },
  },
  {
    uid: 'plugin::upload.file',
    table: 'files',
    description: 'A picture of the media library; it lies below files/pictures by the last part of its url.',
    attributes: { folder: relation('plugin::upload.folder') },
  },
];

/** Types whose rows are not exported, and the column by which they are named instead: every start makes the same. */
export const NAMED_BY: Record<string, { table: string; key: string }> = {
  'admin::role': { table: 'admin_roles', key: 'code' },
  'plugin::users-permissions.role': { table: 'up_roles', key: 'type' },
};

function readType(file: string, uidOf: (name: string) => string): ContentType {
  const { collectionName, info, attributes } = schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const { description = '', singularName = '' } = info;
  return { uid: uidOf(singularName), table: collectionName, description, attributes };
}

const isSchema = (name: string) => name.endsWith('schema.json');

/** Every type with a table that an export can hold. @param sources the folder that `api` and `components` are in */
export function readTypes(sources = join(__dirname, '..')) {
  const listed = (folder: string) =>
    readdirSync(join(sources, folder), { recursive: true, encoding: 'utf8' }).sort();
  const types = listed('api')
    .filter(isSchema)
    .map((name) => {
      const api = name.split(/[\\/]/)[0] ?? '';
      return readType(join(sources, 'api', name), (singular) => `api::${api}.${singular}`);
    });
  const components = listed('components')
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const uid = name.replace(/\.json$/, '').replace(/[\\/]/, '.');
      return readType(join(sources, 'components', name), () => uid);
    });
  return { types: [...OTHERS, ...types], components };
}
