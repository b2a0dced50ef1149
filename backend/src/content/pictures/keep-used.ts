import { AsyncLocalStorage } from 'node:async_hooks';
import type { UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { servicesOf } from '../../platform/services';
import { languageOfEditor } from '../documents/refuse-problems';
import { findPictureUsages, readPictures } from '../editor-calls/find-usages';
import { mayRead } from '../editor-calls/rights';
import { type Place, usedWords } from './used-words';

/** The call of Strapi's upload service by which every picture goes, one at a time. */
export interface RemovingService {
  remove: (file: never) => Promise<unknown>;
}
type DeleteMany = (ctx: never) => Promise<unknown>;

const ids = z.array(z.coerce.number());
const removed = z.object({ id: z.number() });
const asked = z.object({
  request: z.object({ body: z.object({ fileIds: ids.nullish(), folderIds: ids.nullish() }) }),
});
const editor = z.object({ userAbility: z.unknown().refine((ability) => ability !== undefined) });

/** The pictures that were found to be free already: of many that are removed together, before the first one goes. */
const foundFree = new AsyncLocalStorage<ReadonlySet<number>>();

/** Returns whose titles the caller may see: without a session of the editor only their number is told. */
function visibleToWhoeverAsks(): (uid: UID.ContentType) => boolean {
  const state = editor.safeParse(strapi.requestContext.get()?.state);
  if (!state.success) return () => false;
  const { userAbility } = state.data;
  return (uid) => mayRead(userAbility, uid);
}

/** @throws {ApplicationError} naming the places where the first picture that is shown anywhere stands */
async function refuseUsed(pictures: number[]): Promise<void> {
  const isVisible = visibleToWhoeverAsks();
  for (const picture of await readPictures(pictures)) {
    const { usages, notShown } = await findPictureUsages(picture, isVisible);
    if (usages.length + notShown === 0) continue;
    const entries = new Map<string, Place>();
    for (const { uid, documentId, title } of usages)
      entries.set(`${uid} ${documentId}`, { type: servicesOf(strapi).typeName(uid), title });
    const words = usedWords(picture.name, [...entries.values()], notShown);
    throw new errors.ApplicationError(words[languageOfEditor()], { usages, notShown });
  }
}

async function picturesBelow(folders: number[]): Promise<number[]> {
  const found: { path: string }[] = await strapi.db
    .query('plugin::upload.folder')
    .findMany({ where: { id: { $in: folders } } });
  if (found.length === 0) return [];
  const $or = found.flatMap(({ path }) => [
    { folderPath: path },
    { folderPath: { $startsWith: `${path}/` } },
  ]);
  const files: { id: number }[] = await strapi.db.query('plugin::upload.file').findMany({ where: { $or } });
  return files.map(({ id }) => id);
}

/** A media library that removes no picture that an entry shows, in a draft or on the site. */
export function keepUsed<Service extends RemovingService>(service: Service): Service {
  return {
    ...service,
    remove: async (file: never) => {
      const { id } = removed.parse(file);
      if (!foundFree.getStore()?.has(id)) await refuseUsed([id]);
      return service.remove(file);
    },
  };
}

/** Deletes all pictures and folders of a selection or none: Strapi would delete some before it finds one in use. */
export function keepUsedOfMany(deleteMany: DeleteMany): DeleteMany {
  return async (ctx) => {
    const body = asked.safeParse(ctx).data?.request.body;
    if (!body) return deleteMany(ctx);
    const pictures = [...(body.fileIds ?? []), ...(await picturesBelow(body.folderIds ?? []))];
    await refuseUsed(pictures);
    return foundFree.run(new Set(pictures), () => deleteMany(ctx));
  };
}
