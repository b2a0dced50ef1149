import { z } from 'zod';
import { API_SCOPES } from '../contract/api-key';
import { readEnvironment } from './environment/environment';
import { sameText } from './same-text';

/** Tells whether the request comes from the website itself, by its secret, compared in constant time. */
export function isWebsite(key: string): boolean {
  return sameText(key, readEnvironment().WEBSITE_KEY);
}

const caller = z.object({
  documentId: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(API_SCOPES)),
  branches: z.array(z.string()).nullable(),
});

/** Another system that calls by a key, with what it may do and in which branches (null: all). */
export type ApiCaller = z.output<typeof caller>;

/** The system whose key came with a call; null for everybody else. Only `api-keys/admit` sets it. */
export function apiCallerOf(state: { apiKey?: unknown }): ApiCaller | null {
  return caller.safeParse(state.apiKey).data ?? null;
}
