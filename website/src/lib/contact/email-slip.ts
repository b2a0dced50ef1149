import { lettersOff } from '@/contract/word-slips';

/** Domains of most patients' addresses. */
const USUAL = ['gmail.com', 'hotmail.com', 'yahoo.com', 'outlook.com', 'icloud.com'];
/** Providers so similar to a usual one that they would be taken for a slip. */
const LIKE_USUAL = 'mail.com email.com ymail.com cloud.com yahoo.co.jp hotmail.co yahoo.fr'.split(' ');

/** The address that was probably meant, where its domain is a slip of a well-known one; null for any other. */
export function meantEmail(typed: string): string | null {
  const at = typed.lastIndexOf('@');
  const domain = typed.slice(at + 1).toLowerCase();
  if (at < 1 || USUAL.includes(domain) || LIKE_USUAL.includes(domain)) return null;
  const [best] = USUAL.map((usual) => ({ usual, off: lettersOff(domain, usual) })).sort(
    (one, other) => one.off - other.off,
  );
  return best && best.off <= 2 ? `${typed.slice(0, at)}@${best.usual}` : null;
}
