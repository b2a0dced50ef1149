import 'server-only';
import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { privateCookie } from '../request/private-cookie';
import { decryptText, encryptText } from './encrypted-text';

const MARK_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const MARK_LENGTH = 10;

const keptSchema = z.array(z.tuple([z.string(), z.string()]));

/**
 * Keeps texts that may not stand in an address, such as searches, encrypted in a cookie of the browser that typed them; the
 * address has only a mark. `most` is one for each tab somebody is likely to search in.
 */
export function textCache({ name: bare, seconds, most }: { name: string; seconds: number; most: number }) {
  const cookie = privateCookie(bare, 'strict', seconds);

  async function readAll(): Promise<[string, string][]> {
    const encrypted = await cookie.read();
    const text = encrypted ? decryptText({ encrypted, use: bare }) : null;
    return text === null ? [] : keptSchema.parse(JSON.parse(text));
  }

  return {
    /** Keeps a text and gives the mark that stands for it. Only in actions and route handlers. */
    async keep(text: string): Promise<string> {
      const mark = Array.from(
        { length: MARK_LENGTH },
        () => MARK_LETTERS[randomInt(MARK_LETTERS.length)],
      ).join('');
      const kept = [[mark, text], ...(await readAll())].slice(0, most);
      await cookie.keep(encryptText({ text: JSON.stringify(kept), use: bare }));
      return mark;
    },

    /** The text a mark stands for; null when this browser does not have it (any more). */
    async read(mark: string): Promise<string | null> {
      return (await readAll()).find(([kept]) => kept === mark)?.[1] ?? null;
    },

    /** Forgets all of them. Only in actions and route handlers. */
    drop: cookie.drop,
  };
}
