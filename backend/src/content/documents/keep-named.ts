import { z } from 'zod';
import { clinicDate } from '../editorial/clinic-date';
import { problemIf, type Words } from '../editorial/problem';
import { type EditorialNoun, nounOf, uidOf } from '../editorial/types';
import { refuseProblems } from './refuse-problems';
import { type DocumentMiddleware, readWriteParams } from './write-params';

/** Relation without which a published entry would say something that its editors do not mean. */
interface Needed {
  source: EditorialNoun;
  attribute: string;
  target: EditorialNoun;
  words: (name: string) => Words;
}

const needed = (relation: Omit<Needed, 'words'>, words: Needed['words']): Needed => ({ ...relation, words });

const NEEDED = [
  needed({ source: 'symptom', attribute: 'redFlag', target: 'red-flag' }, (name) => ({
    en: `The symptom “${name}” would be on the site without its warning sign, and lead to free times. Publish the sign first and choose it in each language, or take the symptom off the site.`,
    ar: `سيكون العَرَض «${name}» على الموقع بلا علامة الخطر ويقود إلى مواعيد متاحة. انشر العلامة أولًا واخترها في كل لغة، أو أزل العَرَض من الموقع.`,
  })),
  needed({ source: 'service', attribute: 'specialties', target: 'specialty' }, (name) => ({
    en: `The service “${name}” would be on the site without its specialty, and booked with every doctor. Publish the specialty first and choose it in each language, or take the service off the site.`,
    ar: `ستكون الخدمة «${name}» على الموقع بلا تخصصها وتُحجز مع كل الأطباء. انشر التخصص أولًا واختره في كل لغة، أو أزل الخدمة من الموقع.`,
  })),
  needed({ source: 'offer', attribute: 'doctors', target: 'doctor' }, (name) => ({
    en: `The offer “${name}” would be on the site without its doctor, and hold with all. Publish the doctor first and choose it in each language, or take the offer off the site.`,
    ar: `سيكون العرض «${name}» على الموقع بلا طبيبه ويسري مع الجميع. انشر الطبيب أولًا واختره في كل لغة، أو أزل العرض من الموقع.`,
  })),
  needed({ source: 'offer', attribute: 'branches', target: 'branch' }, (name) => ({
    en: `The offer “${name}” would be on the site without its branch, and hold in all. Publish the branch first and choose it in each language, or take the offer off the site.`,
    ar: `سيكون العرض «${name}» على الموقع بلا فرعه ويسري في كل الفروع. انشر الفرع أولًا واختره في كل لغة، أو أزل العرض من الموقع.`,
  })),
  needed({ source: 'offer', attribute: 'services', target: 'service' }, (name) => ({
    en: `The offer “${name}” would be on the site without its service, and hold for all. Publish the service first and choose it in each language, or take the offer off the site.`,
    ar: `سيكون العرض «${name}» على الموقع بلا خدمته ويسري على كل الخدمات. انشر الخدمة أولًا واخترها في كل لغة، أو أزل العرض من الموقع.`,
  })),
  needed({ source: 'vacancy', attribute: 'branch', target: 'branch' }, (name) => ({
    en: `The job “${name}” would be on the site without its branch, as one at all branches. Publish the branch first and choose it in each language, or take the job off the site.`,
    ar: `ستكون الوظيفة «${name}» على الموقع بلا فرعها كأنها في كل الفروع. انشر الفرع أولًا واختره في كل لغة، أو أزل الوظيفة من الموقع.`,
  })),
];

const text = z.string().nullish();
const rows = z.array(z.looseObject({ documentId: z.string(), name: text, title: text, endsOn: text }));
const linked = z.array(z.object({ documentId: z.string() }));

/** The versions of a source that these conditions hold for, without offers and jobs that are over. */
async function findVersions({ source, attribute }: Needed, where: Record<string, unknown>) {
  const populate = { [attribute]: { select: ['documentId'] } };
  const found: unknown = await strapi.db.query(uidOf(source)).findMany({ where, populate });
  const today = await clinicDate();
  return rows
    .parse(found)
    .filter(({ endsOn }) => (endsOn ?? today) >= today)
    .map(({ documentId, name, title, [attribute]: named }) => {
      const names = linked.parse([named ?? []].flat()).map((one) => one.documentId);
      return { documentId, name: name ?? title ?? '', names };
    });
}

const PUBLISHED = { publishedAt: { $notNull: true } };

/** Tells whether something on the site names this one alone, which then cannot be taken off. */
export async function isNamedAlone({ of, documentId }: { of: EditorialNoun; documentId: string }) {
  for (const relation of NEEDED.filter(({ target }) => target === of)) {
    const naming = await findVersions(relation, { ...PUBLISHED, [relation.attribute]: { documentId } });
    if (naming.some(({ names }) => names.every((id) => id === documentId))) return true;
  }
  return false;
}

/** Refuses the change if one of these documents is published and would have no such relation in any language. */
async function refuseLost(relation: Needed, documents: string[]): Promise<void> {
  if (documents.length === 0) return;
  const shown = await findVersions(relation, { ...PUBLISHED, documentId: { $in: documents } });
  const whole = new Set(shown.flatMap((one) => (one.names.length > 0 ? one.documentId : [])));
  const lost = shown.find((one) => !whole.has(one.documentId));
  refuseProblems(problemIf(lost !== undefined, [relation.attribute], relation.words(lost?.name ?? '')));
}

/**
 * Refuses what would leave an entry on the site without the only one that it names: that this is taken off, which Strapi forgets
 * in the published entry, and that the entry is published before it.
 */
export const keepNamed: DocumentMiddleware = async (context, next) => {
  const noun = nounOf(context.uid);
  const { documentId } = readWriteParams(context);
  const isTakenOff = ['unpublish', 'delete'].includes(context.action);
  const isConcerned = documentId !== undefined && (isTakenOff || context.action === 'publish');
  const relations = NEEDED.filter(({ source, target }) => (isTakenOff ? target : source) === noun);
  if (!isConcerned || relations.length === 0) return next();
  return strapi.db.transaction(async () => {
    const naming: [Needed, string[]][] = [];
    for (const relation of relations) {
      const { attribute } = relation;
      const where = isTakenOff
        ? { ...PUBLISHED, [attribute]: { documentId } }
        : { documentId, publishedAt: null, [attribute]: { id: { $notNull: true } } };
      naming.push([relation, (await findVersions(relation, where)).map((one) => one.documentId)]);
    }
    const result = await next();
    for (const [relation, documents] of naming) await refuseLost(relation, documents);
    return result;
  });
};
