import { type APIRequestContext, expect } from '@playwright/test';
import { firstValue } from './database';
import { environment } from './environment';
import type { Locale } from './locale';

type Change = { type: string; id: string; language: Locale; data: Record<string, unknown> };
type Sent = { method?: string; data?: unknown; token?: string };

/** A token of the editor is good for ten minutes, and the tests that run on a slow machine take longer. */
const RENEWED_AFTER_MS = 5 * 60_000;
/** Tokens of editors by backend, which lets nobody sign in more than five times in a few minutes. */
const tokens = new Map<string, { token: string; at: number }>();

/** An editor at work in the backend's own editor, by the calls its pages make. */
export async function signInAsEditor(request: APIRequestContext, backendUrl = environment.backendUrl) {
  async function call(path: string, { method = 'POST', data = {}, token = '' }: Sent) {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const body = method === 'POST' || method === 'PUT' ? { data } : {};
    const answer = await request.fetch(backendUrl + path, { method, headers, ...body });
    const text = await answer.text();
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${text}`);
    return text === '' ? null : JSON.parse(text);
  }

  const known = tokens.get(backendUrl);
  if (!known || Date.now() - known.at > RENEWED_AFTER_MS) {
    const { data } = await call('/admin/login', { data: environment.editor });
    tokens.set(backendUrl, { token: data.token, at: Date.now() });
  }
  const token = tokens.get(backendUrl)?.token ?? '';
  const ask = (path: string, sent: Sent = {}) => call(path, { ...sent, token });
  const of = (type: string) => `/content-manager/collection-types/api::${type}.${type}`;

  return {
    /** The first entry of a collection as it stands in a language. */
    async first({ type, language }: Pick<Change, 'type' | 'language'>) {
      const query = `page=1&pageSize=1&locale=${language}&sort=order:ASC`;
      const { results } = await ask(`${of(type)}?${query}`, { method: 'GET' });
      const [entry]: { documentId: string; question: string }[] = results;
      if (!entry) throw new Error(`There is no ${type}.`);
      return entry;
    },

    /** Writes a new entry in one language and publishes it. @returns its document id */
    async create({ type, language, data }: Omit<Change, 'id'>): Promise<string> {
      return (await ask(`${of(type)}/actions/publish?locale=${language}`, { data })).data.documentId;
    },

    publish: ({ type, id, language, data }: Change) =>
      ask(`${of(type)}/${id}/actions/publish?locale=${language}`, { data }),

    /** Writes the one entry of its type in one language and publishes it. */
    publishSingle: ({ type, language, data }: Omit<Change, 'id'>) =>
      ask(`/content-manager/single-types/api::${type}.${type}/actions/publish?locale=${language}`, { data }),

    saveDraft: ({ type, id, language, data }: Change) =>
      ask(`${of(type)}/${id}?locale=${language}`, { method: 'PUT', data }),

    /** Takes an entry off the site, in all languages. */
    unpublish: ({ type, id }: Pick<Change, 'type' | 'id'>) =>
      ask(`${of(type)}/${id}/actions/unpublish?locale=en`),

    /** Takes an entry away in all languages. */
    remove: ({ type, id }: Pick<Change, 'type' | 'id'>) =>
      ask(`${of(type)}/${id}?locale=*`, { method: 'DELETE' }),

    /** Switches settings of accounts, as the editor's own screen does. */
    async switchAccounts(change: Record<string, unknown>): Promise<void> {
      const path = '/users-permissions/advanced';
      const { settings } = await ask(path, { method: 'GET' });
      await ask(path, { method: 'PUT', data: { ...settings, ...change } });
    },

    /** The address that the editor's button "Open preview" shows. */
    async previewLink({ type, id, language }: Omit<Change, 'data'>): Promise<string> {
      const query = `documentId=${id}&locale=${language}&status=draft`;
      const path = `/content-manager/preview/url/api::${type}.${type}?${query}`;
      return (await ask(path, { method: 'GET' })).data.url;
    },
  };
}

/** Tells whether the website has heard of what was published since. */
function isHeardSince(instant: number): boolean {
  const details = firstValue("SELECT details FROM last_runs WHERE name = 'tellWebsite'");
  const { at, isHeard } = JSON.parse(String(details ?? '{}'));
  return isHeard && at >= instant;
}

/** Publishes something, and waits until the website has heard of it: whoever comes then is given it. */
export async function untilHeard<Published>(publish: () => Promise<Published>): Promise<Published> {
  const begun = Date.now();
  const published = await publish();
  await expect.poll(() => isHeardSince(begun)).toBe(true);
  return published;
}
