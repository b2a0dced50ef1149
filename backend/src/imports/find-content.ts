import type { Entry } from '../catalogue/catalogue-data';
import { foldText } from '../contract/fold-text';
import { findEntries } from './entry-rows';
import { keyOf, type Row, type Work } from './work';

/** Titles before the name of a doctor, in any spelling. */
const TITLES =
  /^(?:(?:dr|doctor|prof|professor|mr|mrs|ms|د|دكتور|الدكتور|دكتوره|الدكتوره|طبيب|الطبيب|ا|استاذ)\s+)+/u;

/** A name of content as it is compared: folded, without a title. */
export function contentName(name: string): string {
  return foldText(name).replace(TITLES, '');
}

type Noun = 'doctors' | 'branches' | 'services';

/** Document ids of published content by what it is called in both languages; null for a name that two have. */
function namesOf(entries: Record<string, Entry>): Map<string, string | null> {
  const names = new Map<string, string | null>();
  for (const { documentId, name } of Object.values(entries))
    for (const one of new Set([contentName(name.en), contentName(name.ar)]))
      names.set(one, names.has(one) && names.get(one) !== documentId ? null : documentId);
  return names;
}

/** Makes a search for content by what the other system calls it, by its name here, or by its number in addresses. */
export async function contentFinder(work: Work, noun: Noun, rows: readonly Row[]) {
  const field = ({ doctors: 'doctor', branches: 'branch', services: 'service' } as const)[noun];
  const keyFor = (text: string) => keyOf(noun, { id: text, sameAs: '' });
  const texts = [...new Set(rows.map(({ get }) => get(field)).filter(Boolean))];
  const entries = await findEntries(work.db, texts.map(keyFor));
  const content: Record<string, Entry> = work.catalogue.data[noun];
  const names = namesOf(content);
  return (text: string): string | null => {
    if (text === '') return null;
    const imported = entries.get(keyFor(text))?.entry ?? work.planned.content.get(keyFor(text));
    if (imported) return imported;
    const named = names.get(contentName(text)) ?? work.planned.content.get(`${noun}|${contentName(text)}`);
    if (named) return named;
    return Object.values(content).find(({ number }) => String(number) === text)?.documentId ?? null;
  };
}
