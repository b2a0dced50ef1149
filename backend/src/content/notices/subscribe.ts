import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { readEnvironment } from '../../platform/environment/environment';
import { servicesOf } from '../../platform/services';
import { withoutMessage } from '../../platform/without-message';
import { readDocumentId } from '../documents/write-params';
import { usagePaths } from '../editor-calls/usage-paths';
import { type EditorialNoun, editorialNouns, nounOf, uidOf } from '../editorial/types';
import { NEW_DAY, recordChanges } from './content-changes';
import { type Change, createSender, noteNotice } from './sender';

/** Lists the nouns with a field for a picture, in the entry or in a component that an editor may add; texts are none. */
function listNounsWithPictures(strapi: Core.Strapi): EditorialNoun[] {
  const paths = (noun: EditorialNoun) =>
    usagePaths(strapi.contentType(uidOf(noun)), 'picture', { ...strapi.components });
  return editorialNouns.filter((noun) => paths(noun).some(({ text }) => text === undefined));
}

const entryEvents = ['create', 'update', 'publish', 'unpublish', 'delete'];
const draftEvents = ['create', 'update'];
const removals = ['unpublish', 'delete'];
const mediaEvents = ['update', 'delete'];

const times = z.object({ updatedAt: z.coerce.date(), publishedAt: z.coerce.date().nullish() });

/** Moment of a write, epoch milliseconds; publishing leaves the time of the last change of the draft as it is. */
function writtenAt(entry: unknown): number {
  const found = times.safeParse(entry).data;
  return found ? Math.max(found.updatedAt.getTime(), found.publishedAt?.getTime() ?? 0) : Date.now();
}

/** Returns what visitors notice of a written entry; a saved draft is nothing. */
function describeEntry(strapi: Core.Strapi, event: string, payload: unknown) {
  const { uid, entry } = { uid: '', entry: undefined, ...(payload ?? {}) };
  const model = nounOf(uid);
  const documentId = readDocumentId(entry);
  if (!model || !documentId) return undefined;
  const hasDrafts = strapi.contentType(uidOf(model)).options?.draftAndPublish === true;
  if (hasDrafts && draftEvents.includes(event)) return undefined;
  const told: Change = { model, documentId, event };
  return { told, writtenAt: removals.includes(event) ? Date.now() : writtenAt(entry) };
}

/** A picture may stand in any page that has pictures. */
function describeMedia(strapi: Core.Strapi, event: string, payload: unknown): Change[] {
  const { media } = { media: undefined, ...(payload ?? {}) };
  const documentId = readDocumentId(media);
  if (!documentId) return [];
  return listNounsWithPictures(strapi).map((model) => ({ model, documentId, event: `media-${event}` }));
}

/** Tells the website of every change from now on that visitors can see, after its commit, until what it returns is called. */
export function announceChanges(strapi: Core.Strapi): () => void {
  const since = Date.now();
  const { WEBSITE_URL, REVALIDATE_SECRET } = readEnvironment();
  const note = ({ model, event, changedAt }: Change & { changedAt: number }, isHeard: boolean) => {
    // A new day publishes nothing.
    if (event === NEW_DAY) return;
    noteNotice(strapi.db.connection, { at: changedAt, model, isHeard }).catch((error: unknown) =>
      strapi.log.warn(`What was published last is not written down: ${withoutMessage(error).message}`),
    );
  };
  const sender = createSender({
    websiteUrl: WEBSITE_URL,
    secret: REVALIDATE_SECRET,
    onDelayed: (change) => note(change, false),
    onDelivered: (change) => note(change, true),
    onGivenUp: (change, reason) => {
      const { model, event } = change;
      // Another change may have been heard of meanwhile.
      note(change, false);
      servicesOf(strapi).measures.tell('noticeGivenUp', {});
      strapi.log.warn(`The website was not told about ${event} of ${model}: ${reason}`);
    },
  });
  const recorder = recordChanges(strapi.db.connection, () =>
    strapi.log.warn('A change could not be noted for websites that ask; it is tried again'),
  );
  const announce = (change: Change) => {
    recorder.record(change.model);
    sender.announce(change);
  };
  for (const event of entryEvents) {
    strapi.eventHub.on(`entry.${event}`, async (payload: unknown) => {
      const change = describeEntry(strapi, event, payload);
      if (change && change.writtenAt >= since) announce(change.told);
    });
  }
  strapi.eventHub.on(NEW_DAY, async (payload: unknown) => {
    const { noun } = { noun: '', ...(payload ?? {}) };
    const model = editorialNouns.find((one) => one === noun);
    if (model) announce({ model, documentId: '', event: NEW_DAY });
  });
  for (const event of mediaEvents) {
    strapi.eventHub.on(`media.${event}`, async (payload: unknown) => {
      describeMedia(strapi, event, payload).forEach(announce);
    });
  }
  return () => {
    recorder.stop();
    sender.stop();
  };
}
