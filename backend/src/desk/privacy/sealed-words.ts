import { z } from 'zod';
import { decrypt, deriveKey, encrypt } from '../../platform/aes-gcm';
import { readEnvironment } from '../../platform/environment/environment';

const words = z.object({ name: z.string().nullable(), contact: z.string().nullable(), text: z.string() });
type SealedWords = z.output<typeof words>;

const key = () => deriveKey({ secret: readEnvironment().ENCRYPTION_KEY, use: 'privacy case' });

export function sealWords(
  id: string,
  { name = null, contact = null, text }: Partial<SealedWords> & { text: string },
): string {
  const content = Buffer.from(JSON.stringify({ name, contact, text }), 'utf8');
  return encrypt({ key: key(), name: id, content }).toString('base64');
}

/** The words of a row; null where they were written with another key. */
export function openWords(id: string, sealed: string): SealedWords | null {
  try {
    const encrypted = Buffer.from(sealed, 'base64');
    return words.parse(JSON.parse(decrypt({ key: key(), name: id, encrypted }).toString('utf8')));
  } catch {
    return null;
  }
}
