import { errors } from '@strapi/utils';
import { z } from 'zod';
import { servicesOf } from '../../platform/services';
import { clinicDate } from '../editorial/clinic-date';
import { type EditorialNoun, nounOf, uidOf } from '../editorial/types';
import { languageOfEditor } from './refuse-problems';
import { type DocumentMiddleware, readWriteParams } from './write-params';

/** Relations that mean all where they name nobody. */
const REACHES = [
  { of: 'doctor', noun: 'fee', attribute: 'doctors' },
  { of: 'branch', noun: 'fee', attribute: 'branches' },
  { of: 'branch', noun: 'closure', attribute: 'branch' },
] as const;

const named = z.object({ documentId: z.string(), locale: z.string().nullish() });
const naming = z.looseObject({
  documentId: z.string(),
  label: z.string().nullish(),
  startsOn: z.string().nullish(),
  endsOn: z.string().nullish(),
});

interface Removal {
  of: EditorialNoun;
  documentId: string;
  /** Language or languages that are deleted; '*' for all. */
  locale: unknown;
}

/** Finds a fee or current closure whose only relation is the entry to delete: it would then apply to all. Null if none. */
export async function findOnlyOf({ of, documentId, locale }: Removal) {
  const chosen: unknown[] = Array.isArray(locale) ? locale : [locale ?? 'en'];
  const isDeleted = (one: z.infer<typeof named>) =>
    one.documentId === documentId && (locale === '*' || chosen.includes(one.locale));
  const today = await clinicDate();
  for (const { noun, attribute } of REACHES.filter((reach) => reach.of === of)) {
    const populate = { [attribute]: { select: ['documentId', 'locale'] } };
    const where = { [attribute]: { documentId } };
    const rows = z.array(naming).parse(await strapi.db.query(uidOf(noun)).findMany({ where, populate }));
    for (const versions of Map.groupBy(rows, (row) => row.documentId).values()) {
      const all = versions.flatMap((row) => z.array(named).parse([row[attribute]].flat()));
      const [first] = versions;
      if (!first || (first.endsOn ?? today) < today || !all.every(isDeleted)) continue;
      return { noun, title: first.label ?? `${first.startsOn} – ${first.endsOn}` };
    }
  }
  return null;
}

/** Refuses to delete whom alone a fee or a closure names: without anybody it would be of all doctors or branches. */
export const keepReach: DocumentMiddleware = async (context, next) => {
  const of = nounOf(context.uid);
  const { documentId } = readWriteParams(context);
  if (!of || !documentId || context.action !== 'delete') return next();
  const { locale }: { locale?: unknown } = context.params;
  const only = await findOnlyOf({ of, documentId, locale });
  if (!only) return next();
  const type = servicesOf(strapi).typeName(uidOf(only.noun));
  const words = {
    en: `Nothing was deleted: ${type.en} “${only.title}” is for this one alone, and would then be for all. Delete or change it first.`,
    ar: `لم يُحذف شيء: ${type.ar} «${only.title}» لهذا وحده، وسيصير للجميع. احذفه أو غيّره أولًا.`,
  };
  throw new errors.ApplicationError(words[languageOfEditor()]);
};

const SERVICE = uidOf('service');

/** Returns whether this is the default service of the booking settings. */
export async function isUsualService(documentId: string): Promise<boolean> {
  const where = { defaultService: { documentId } };
  return (await strapi.db.query(uidOf('booking-setting')).count({ where })) > 0;
}

/** Refuses to take the usual service off the site, as then no doctor would have a free time where no service is named. */
export const keepUsualService: DocumentMiddleware = async (context, next) => {
  const { documentId } = readWriteParams(context);
  const isConcerned = context.uid === SERVICE && ['unpublish', 'delete'].includes(context.action);
  if (!documentId || !isConcerned || !(await isUsualService(documentId))) return next();
  return strapi.db.transaction(async () => {
    const result = await next();
    const where = { documentId, publishedAt: { $notNull: true } };
    if ((await strapi.db.query(SERVICE).count({ where })) > 0) return result;
    const words = {
      en: 'Nothing was removed: this is the usual service, which whoever names none books. Choose another in the booking settings first.',
      ar: 'لم يُحذف شيء: هذه هي الخدمة المعتادة التي يحجزها من لا يسمّي خدمة. اختر أخرى في إعدادات الحجز أولًا.',
    };
    throw new errors.ApplicationError(words[languageOfEditor()]);
  });
};
