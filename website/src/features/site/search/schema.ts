import { z } from 'zod';
import { routing } from '@/i18n/routing';

/** Limit above any complaint. */
export const LONGEST_SEARCH = 200;

/** Text that is typed, and the language of the page. */
export const searchRequest = z.object({
  q: z.string().max(LONGEST_SEARCH),
  locale: z.enum(routing.locales),
});

/** Language and direction of words of the clinic, where they are not the page's. */
interface InLanguage {
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

export interface TimeLink {
  /** "today, 5:20 pm · Dokki" */
  text: string;
  /** The same as a sentence: "Book Dr Nadia Fahmy, today, 5:20 pm, Dokki". */
  label: string;
  href: string;
}

export interface SearchResult {
  /** Unique among the results. */
  key: string;
  /** "Symptom", "Doctor". */
  kind: string;
  title: string;
  note: string | null;
  words: InLanguage;
  href: string;
  /** Action of the link, where its title does not say it: "Book: Ear and hearing". */
  action: string | null;
  time: TimeLink | null;
  /** Fee of the visit at that time, in words; null without one. */
  fee: string | null;
}

/** A number to call: "Ambulance 123", "Dokki, until 11:00 pm". */
export interface Call {
  href: string;
  text: string;
  label: string;
  note: string | null;
  words: InLanguage;
}

export interface Help {
  ambulances: Call[];
  departments: { title: string; text: string; words: InLanguage; href: string | null }[];
  /** The clinic's own that are answered now. */
  lines: Call[];
  /** Time from which they are answered again; null while they are. */
  closed: string | null;
  words: { lines: string; way: string };
}

export interface SearchWarning {
  id: string;
  title: string;
  text: string;
  words: InLanguage;
  isToday: boolean;
  /** Another number of its own, such as a poison centre's. */
  phone: Call | null;
}

export interface SearchAnswer {
  /** Warnings; with one of them there is help, and nothing below leads to a time. */
  warnings: SearchWarning[];
  help: Help | null;
  /** Matter that the clinic does not treat, and who does. */
  elsewhere: { title: string; text: string; words: InLanguage } | null;
  results: SearchResult[];
  /** "5 results", for screen readers. */
  said: string;
}
