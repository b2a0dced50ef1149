import type { Topic } from '@/lib/search/matches-search';

type InLanguages = Parameters<typeof searchOf>[0];

/** Texts by which people look for a specialty: itself, and each of its services; by document id of the specialty. */
export type SpecialtyTopics = Map<string, Topic[]>;

/** Topics of specialties; one topic per service, shared by all specialties that offer it. */
export function topicsOf(
  specialties: { id: string; byLocale: InLanguages }[],
  services: { specialtyIds: string[]; byLocale: InLanguages }[],
): SpecialtyTopics {
  const offered = services.map(({ specialtyIds, byLocale }) => ({
    specialtyIds,
    topic: { words: searchOf(byLocale) },
  }));
  return new Map(
    specialties.map(({ id, byLocale }) => [
      id,
      [
        { words: searchOf(byLocale) },
        ...offered.filter(({ specialtyIds }) => specialtyIds.includes(id)).map(({ topic }) => topic),
      ],
    ]),
  );
}

/** Returns the searchable texts of an entry: its name and its everyday words, in every language it exists in. */
function searchOf(byLocale: Partial<Record<string, { name: string; everydayWords: string | null }>>): string {
  return Object.values(byLocale)
    .flatMap((entry) => [entry?.name, entry?.everydayWords])
    .filter(Boolean)
    .join(' ');
}
