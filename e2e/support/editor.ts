import type { APIRequestContext } from '@playwright/test';
import { environment } from './environment';
import type { Locale } from './locale';

type Entry = { documentId: string; question: string };
type Change = { type: string; id: string; language: Locale; data: Record<string, unknown> };

/** A token of the editor is good for ten minutes, and the tests that run on a slow machine take longer. */
const RENEWED_AFTER_MS = 5 * 60_000;
/** Tokens of editors by backend, which lets nobody sign in more than five times in a few minutes. */
const tokens = new Map<string, { token: string; at: number }>();

/** A token of the backend's first administrator. */
async function editorToken(request: APIRequestContext, backendUrl = environment.backendUrl): Promise<string> {
  const known = tokens.get(backendUrl);
  if (known && Date.now() - known.at < RENEWED_AFTER_MS) return known.token;
  const signIn = await request.post(`${backendUrl}/admin/login`, { data: environment.editor });
  if (!signIn.ok()) throw new Error(`The editor could not sign in: ${signIn.status()}`);
  const { token } = (await signIn.json()).data;
  tokens.set(backendUrl, { token, at: Date.now() });
  return token;
}

/** An editor at work in the backend's own editor, by the calls its pages make. */
export async function signInAsEditor(request: APIRequestContext, backendUrl = environment.backendUrl) {
  const token = await editorToken(request, backendUrl);
  const headers = { authorization: `Bearer ${token}` };
  const collection = (type: string) => `${backendUrl}/content-manager/collection-types/api::${type}.${type}`;

  return {
    /** The first entry of a collection as it stands in a language. */
    async first({ type, language }: { type: string; language: Locale }): Promise<Entry> {
      const address = `${collection(type)}?page=1&pageSize=1&locale=${language}&sort=order:ASC`;
      const list = await request.get(address, { headers });
      if (!list.ok()) throw new Error(`The list of ${type} answered ${list.status()}: ${await list.text()}`);
      return (await list.json()).results[0];
    },

    /** Writes a new entry in one language and publishes it. @returns its document id */
    async create({ type, language, data }: Omit<Change, 'id'>): Promise<string> {
      const address = `${collection(type)}/actions/publish?locale=${language}`;
      const answer = await request.post(address, { headers, data });
      if (!answer.ok()) throw new Error(`Creating answered ${answer.status()}: ${await answer.text()}`);
      return (await answer.json()).data.documentId;
    },

    /** Switches settings of accounts, as the editor's own screen does. */
    async switchAccounts(change: Record<string, unknown>): Promise<void> {
      const address = `${backendUrl}/users-permissions/advanced`;
      const { settings } = await (await request.get(address, { headers })).json();
      const answer = await request.put(address, { headers, data: { ...settings, ...change } });
      if (!answer.ok()) throw new Error(`Switching answered ${answer.status()}: ${await answer.text()}`);
    },

    /** Writes the one entry of its type in one language and publishes it. */
    async publishSingle({ type, language, data }: Omit<Change, 'id'>): Promise<void> {
      const single = `${backendUrl}/content-manager/single-types/api::${type}.${type}`;
      const answer = await request.post(`${single}/actions/publish?locale=${language}`, { headers, data });
      if (!answer.ok()) throw new Error(`Publishing answered ${answer.status()}: ${await answer.text()}`);
    },

    /** Takes an entry away in all languages. */
    async remove({ type, id }: { type: string; id: string }): Promise<void> {
      const answer = await request.delete(`${collection(type)}/${id}?locale=*`, { headers });
      if (!answer.ok()) throw new Error(`Removing answered ${answer.status()}: ${await answer.text()}`);
    },

    /** Takes an entry off the site, in all languages. */
    async unpublish({ type, id }: { type: string; id: string }): Promise<void> {
      const address = `${collection(type)}/${id}/actions/unpublish?locale=en`;
      const answer = await request.post(address, { headers, data: {} });
      if (!answer.ok()) throw new Error(`Unpublishing answered ${answer.status()}: ${await answer.text()}`);
    },

    /** Changes an entry, and leaves the change unpublished. */
    async saveDraft({ type, id, language, data }: Change): Promise<void> {
      const answer = await request.put(`${collection(type)}/${id}?locale=${language}`, { headers, data });
      if (!answer.ok()) throw new Error(`Saving answered ${answer.status()}: ${await answer.text()}`);
    },

    /** Gives up what is not published. */
    async discardDraft({ type, id, language }: Omit<Change, 'data'>): Promise<void> {
      const address = `${collection(type)}/${id}/actions/discard?locale=${language}`;
      const answer = await request.post(address, { headers, data: {} });
      if (!answer.ok()) throw new Error(`Discarding answered ${answer.status()}: ${await answer.text()}`);
    },

    /** The address that the editor's button "Open preview" shows. */
    async previewLink({ type, id, language }: Omit<Change, 'data'>): Promise<string> {
      const query = `documentId=${id}&locale=${language}&status=draft`;
      const address = `${backendUrl}/content-manager/preview/url/api::${type}.${type}?${query}`;
      const answer = await request.get(address, { headers });
      if (!answer.ok()) throw new Error(`The preview answered ${answer.status()}: ${await answer.text()}`);
      return (await answer.json()).data.url;
    },

    /** Changes an entry and publishes it. */
    async publish({ type, id, language, data }: Change): Promise<void> {
      const address = `${collection(type)}/${id}/actions/publish?locale=${language}`;
      const answer = await request.post(address, { headers, data });
      if (!answer.ok()) throw new Error(`Publishing answered ${answer.status()}: ${await answer.text()}`);
    },
  };
}
