import type { FatalCall } from '../../lib/page/fatal-words';

/** A link to a number, and how the page writes it (components/ui/phone-link.tsx). */
const PHONE_LINK = /<a\b[^>]*\bhref="tel:(\+\d+)"[^>]*>(?:(?!<\/a>)[\s\S])*?<bdi\b[^>]*>([^<]+)<\/bdi>/;

/** The clinic's number as a page of the site has it first; null where it has none. */
export function findClinicPhone(html: string): FatalCall | null {
  const [, phone, phoneText] = PHONE_LINK.exec(html) ?? [];
  return phone && phoneText ? { phone, phoneText } : null;
}
