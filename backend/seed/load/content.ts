import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { EditorialNoun } from '../../src/content/editorial/types';
import type { SeedEntry } from '../entry';
import { readEntries } from './read-entries';

/** The entries of one type. */
export interface SeedGroup {
  noun: EditorialNoun;
  entries: readonly SeedEntry[];
}

/** The files of `seed/content` in the order of loading: what others point to comes before them. */
const files: readonly { noun: EditorialNoun; name: string; richText?: string }[] = [
  { noun: 'organisation', name: 'organisations' },
  { noun: 'specialty', name: 'specialties' },
  { noun: 'category', name: 'categories' },
  { noun: 'faq', name: 'faqs' },
  { noun: 'founder', name: 'founders' },
  { noun: 'branch', name: 'branches' },
  { noun: 'resource', name: 'resources' },
  { noun: 'service', name: 'services', richText: 'description' },
  { noun: 'red-flag', name: 'red-flags' },
  { noun: 'symptom', name: 'symptoms' },
  { noun: 'doctor', name: 'doctors', richText: 'bio' },
  { noun: 'article', name: 'articles', richText: 'body' },
  { noun: 'announcement', name: 'announcements' },
  { noun: 'offer', name: 'offers' },
  { noun: 'vacancy', name: 'vacancies' },
  { noun: 'page', name: 'pages' },
  { noun: 'review', name: 'reviews' },
  { noun: 'about', name: 'about', richText: 'story' },
  { noun: 'home', name: 'home' },
  { noun: 'main-info', name: 'main-info' },
  { noun: 'message-text', name: 'message-text' },
  { noun: 'page-intro', name: 'page-intro' },
  { noun: 'privacy-policy', name: 'privacy-policy', richText: 'body' },
  { noun: 'terms-and-conditions', name: 'terms-and-conditions', richText: 'body' },
  { noun: 'booking-setting', name: 'booking-setting' },
  { noun: 'fee', name: 'fees' },
  { noun: 'schedule', name: 'schedules' },
  { noun: 'day-off', name: 'days-off' },
  { noun: 'closure', name: 'closures' },
];

/** Reads the content in the order of loading; a type may have no file. @throws {Error} naming the file and the wrong field */
export function readDemonstration(seedDirectory: string): SeedGroup[] {
  // Warning signs are the same at every clinic.
  const directories = ['content', 'common', '../common'].map((name) => join(seedDirectory, name));
  const readAll = ({ name, ...file }: Omit<(typeof files)[number], 'noun'>) =>
    directories
      .filter((directory) => existsSync(join(directory, `${name}.json`)))
      .flatMap((directory) => readEntries({ directory, name, ...file }));
  return files.map(({ noun, ...file }) => ({ noun, entries: readAll(file) }));
}
