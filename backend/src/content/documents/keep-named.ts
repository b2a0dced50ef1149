import { z } from 'zod';
import { problemIf } from '../editorial/problem';
import { nounOf, uidOf } from '../editorial/types';
import { refuseProblems } from './refuse-problems';
import { type DocumentMiddleware, readWriteParams } from './write-params';

/** Relations without which a published entry would say something that its editors do not mean. */
const NEEDED = [
  {
    source: 'symptom',
    attribute: 'redFlag',
    target: 'red-flag',
    words: (name: string) => ({
      en: `The symptom “${name}” would be on the site without its warning sign, and lead to free times. Publish the sign, or take the symptom off the site first.`,
      ar: `سيكون العَرَض «${name}» على الموقع بلا علامة الخطر ويقود إلى مواعيد متاحة. انشر العلامة، أو أزل العَرَض من الموقع أولًا.`,
    }),
  },
  {
    source: 'service',
    attribute: 'specialties',
    target: 'specialty',
    words: (name: string) => ({
      en: `The service “${name}” would be on the site without its specialty, and booked with every doctor. Publish the specialty, or take the service off the site first.`,
      ar: `ستكون الخدمة «${name}» على الموقع بلا تخصصها وتُحجز مع كل الأطباء. انشر التخصص، أو أزل الخدمة من الموقع أولًا.`,
    }),
  },
] as const;
type Needed = (typeof NEEDED)[number];

const rows = z.array(z.looseObject({ documentId: z.string(), name: z.string() }));

async function findVersions({ source, attribute }: Needed, where: Record<string, unknown>) {
  const populate = { [attribute]: { select: ['documentId'] } };
  const found: unknown = await strapi.db.query(uidOf(source)).findMany({ where, populate });
  return rows.parse(found).map(({ documentId, name, [attribute]: named }) => {
    return { documentId, name, isNaming: [named].flat().some(Boolean) };
  });
}

const PUBLISHED = { publishedAt: { $notNull: true } };

/**
 * Refuses what would leave an entry on the site without the only one that it names: that this is taken off, which Strapi forgets
 * in the published entry, and that the entry is published before it.
 */
export const keepNamed: DocumentMiddleware = async (context, next) => {
  const noun = nounOf(context.uid);
  const { documentId } = readWriteParams(context);
  const isTakenOff = ['unpublish', 'delete'].includes(context.action);
  const relation =
    isTakenOff || context.action === 'publish'
      ? NEEDED.find(({ source, target }) => (isTakenOff ? target : source) === noun)
      : undefined;
  if (!documentId || !relation) return next();
  const { attribute, words } = relation;
  return strapi.db.transaction(async () => {
    const naming = await findVersions(
      relation,
      isTakenOff
        ? { ...PUBLISHED, [attribute]: { documentId } }
        : { documentId, publishedAt: null, [attribute]: { id: { $notNull: true } } },
    );
    const result = await next();
    const ids = naming.map((one) => one.documentId);
    const shown = await findVersions(relation, { ...PUBLISHED, documentId: { $in: ids } });
    // One language names for both.
    const whole = new Set(shown.flatMap((one) => (one.isNaming ? one.documentId : [])));
    const lost = shown.find((one) => !whole.has(one.documentId));
    refuseProblems(problemIf(lost !== undefined, [attribute], words(lost?.name ?? '')));
    return result;
  });
};
