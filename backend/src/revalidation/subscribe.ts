import type { Core } from '@strapi/strapi';
import { readDocumentId } from '../documents/write-params';
import { nounOf } from '../editorial/types';
import { readEnvironment } from '../env/environment';
import { createSender, type Sender } from './sender';

const entryEvents = ['create', 'update', 'publish', 'unpublish', 'delete'];
const draftEvents = ['create', 'update'];
const mediaEvents = ['update', 'delete'];

function announceEntry({
  strapi,
  sender,
  event,
  payload,
}: {
  strapi: Core.Strapi;
  sender: Sender;
  event: string;
  payload: unknown;
}) {
  if (typeof payload !== 'object' || payload === null) return;
  const { uid, entry } = { uid: undefined, entry: undefined, ...payload };
  const noun = nounOf(String(uid));
  const documentId = readDocumentId(entry);
  if (!noun || !documentId) return;
  const hasDrafts = strapi.contentType(`api::${noun}.${noun}`).options?.draftAndPublish === true;
  // A saved draft changes nothing for visitors.
  if (hasDrafts && draftEvents.includes(event)) return;
  sender.announce({ model: noun, documentId, event });
}

function announceMedia({ sender, event, payload }: { sender: Sender; event: string; payload: unknown }) {
  const media =
    typeof payload === 'object' && payload !== null && 'media' in payload ? payload.media : undefined;
  const documentId = readDocumentId(media);
  if (documentId) sender.announce({ model: 'media', documentId, event });
}

/**
 * From now on the website hears of every change that visitors can see. Strapi sends these events after the
 * transaction has been committed, and does not wait for what is done here.
 * @returns stops it
 */
export function announceChanges(strapi: Core.Strapi): () => void {
  const { WEBSITE_URL, REVALIDATE_SECRET } = readEnvironment();
  const sender = createSender({
    websiteUrl: WEBSITE_URL,
    secret: REVALIDATE_SECRET,
    onGivenUp: ({ model, event }, reason) =>
      strapi.log.warn(`The website was not told about ${event} of ${model}: ${reason}`),
  });
  for (const event of entryEvents) {
    strapi.eventHub.on(`entry.${event}`, async (payload: unknown) =>
      announceEntry({ strapi, sender, event, payload }),
    );
  }
  for (const event of mediaEvents) {
    strapi.eventHub.on(`media.${event}`, async (payload: unknown) =>
      announceMedia({ sender, event, payload }),
    );
  }
  return sender.stop;
}
