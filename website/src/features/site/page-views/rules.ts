import { PAGE_SECTIONS, type PageSection, type ViewSource } from '@/contract/page-sections';
import { LANGUAGES } from '@/contract/patient';

// Read by the script that draws live parts, so it imports constants alone.

/** Address that takes page views (`app/api/visits/route.ts`). */
export const PAGE_VIEWS_ADDRESS = '/api/visits';

const isSection = (name: string): name is PageSection => PAGE_SECTIONS.some((section) => section === name);

/** Parts of an address, without its language. */
export interface PageAddress {
  section: PageSection;
  /** Page as it is counted: the section, the entry by its short number, or a step of the booking. */
  page: string;
  language: (typeof LANGUAGES)[number] | null;
}

interface Given {
  pathname: string;
  search?: string;
  former?: PageSection | null;
}

/**
 * Returns the countable part of an address; null for staff pages, pages of one patient, and other addresses. Nothing
 * else of the address leaves the browser.
 *
 * @param search its query, by which a booking shows how far it came
 * @param former the section before: a confirmation counts when it follows the booking, not when its link is opened
 *   again
 */
export function pageOf(given: Given): PageAddress | null {
  const [, prefix = '', first = '', ...parts] = given.pathname.split('/');
  const language = LANGUAGES.find((one) => one === prefix) ?? null;
  if (language === null) return prefix === '' ? { section: 'home', page: 'home', language } : null;
  const section = first === '' ? 'home' : first;
  if (!isSection(section)) return null;
  if (section === 'booking') {
    const page = stepOf(parts, given);
    return page === null ? null : { section, page, language };
  }
  const number = /^([1-9]\d{0,5})(?:-|$)/.exec(parts[0] ?? '')?.[1];
  return { section, page: number ? `${section}/${number}` : section, language };
}

function stepOf([first = '', ...rest]: string[], { search = '', former }: Given): string | null {
  if (first === '') return new URLSearchParams(search).has('time') ? 'booking/time' : 'booking';
  const follows = former === 'booking' || former === 'booking-old';
  // Pages of a confirmation lie below it, such as moving the appointment.
  return first === 'confirmation' && rest.length < 2 && follows ? 'booking/sent' : null;
}

const SEARCH_ENGINES =
  /(?:^|\.)(?:google|bing|duckduckgo|yahoo|yandex|ecosia|baidu|qwant|startpage|brave)\.[a-z.]+$/;
const SOCIAL =
  /(?:^|\.)(?:facebook|instagram|twitter|x|t|linkedin|youtube|tiktok|whatsapp|snapchat|telegram|threads|pinterest|reddit)\.(?:com|co|me|net|org)$/;

/** Returns the source of a visit by the host that a browser names; empty for none. */
export function sourceOf(host: string): ViewSource {
  if (host === '') return 'direct';
  if (SEARCH_ENGINES.test(host)) return 'search';
  return SOCIAL.test(host) ? 'social' : 'elsewhere';
}
