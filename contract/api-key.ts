import { z } from 'zod';
import { documentId } from './document-id';
import { lineSchema } from './line-schema';

/** Scopes of an API key; none includes another. */
export const API_SCOPES = ['catalogue', 'book', 'readAppointments', 'writeAppointments', 'messages'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

export const API_KEY_NAME_LENGTH = 60;
export const MOST_API_KEYS = 20;
/** 256 random bits behind a word by which a key is found where it should not lie. */
export const API_KEY = /^clinic_[\w-]{43}$/;
/** Calls of one key in a minute, whatever they ask for. */
export const API_CALLS_PER_MINUTE = 300;

const scopes = z.array(z.enum(API_SCOPES)).min(1).max(API_SCOPES.length);
/** Branches that a key is for; null for all, also those to come. */
const branches = z.array(documentId).min(1).max(100).nullable();

export const apiKeyInput = z.strictObject({ name: lineSchema(API_KEY_NAME_LENGTH), scopes, branches });
export type ApiKeyInput = z.output<typeof apiKeyInput>;

const apiKey = z.object({
  documentId: z.string(),
  name: z.string(),
  scopes,
  branches,
  /** Maker of the key; null once the account is gone. */
  madeBy: z.string().nullable(),
  madeAt: z.string(),
  /** Moment of the last call, to the minute; null before the first. */
  usedAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
});
export type ApiKey = z.output<typeof apiKey>;

export const apiKeysAnswer = z.object({ data: z.array(apiKey) });
/** The secret is told this once. */
export const madeApiKeyAnswer = z.object({ data: z.object({ documentId: z.string(), secret: z.string() }) });
