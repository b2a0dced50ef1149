import { z } from 'zod';
import { problemIf } from '../editorial/problem';
import { uidOf } from '../editorial/types';
import { refuseProblems } from './refuse-problems';
import { type DocumentMiddleware, readWriteParams } from './write-params';

const SYMPTOM = uidOf('symptom');
const SIGN = uidOf('red-flag');
const PUBLISHED = { publishedAt: { $notNull: true } };

const versions = z.array(z.object({ documentId: z.string(), name: z.string(), redFlag: z.unknown() }));

async function findVersions(where: Record<string, unknown>) {
  const found: unknown = await strapi.db.query(SYMPTOM).findMany({ where, populate: { redFlag: true } });
  return versions.parse(found);
}

/**
 * Refuses what would leave a symptom on the site without its warning sign, where it leads to free times: that the sign is taken
 * off, which Strapi forgets in the published symptom for good, and that the symptom is published before the sign.
 */
export const keepSigns: DocumentMiddleware = async (context, next) => {
  const { uid, action } = context;
  const { documentId } = readWriteParams(context);
  const isOfSign = uid === SIGN && ['unpublish', 'delete'].includes(action);
  if (!documentId || !(isOfSign || (uid === SYMPTOM && action === 'publish'))) return next();
  return strapi.db.transaction(async () => {
    const dangerous = await findVersions(
      isOfSign
        ? { ...PUBLISHED, redFlag: { documentId } }
        : { documentId, publishedAt: null, redFlag: { id: { $notNull: true } } },
    );
    const result = await next();
    const ids = dangerous.map((one) => one.documentId);
    const shown = await findVersions({ ...PUBLISHED, documentId: { $in: ids } });
    const signed = new Set(shown.flatMap((one) => (one.redFlag ? one.documentId : [])));
    const lost = shown.find((one) => !signed.has(one.documentId));
    refuseProblems(
      problemIf(lost !== undefined, ['redFlag'], {
        en: `The symptom “${lost?.name}” would be on the site without its warning sign, and lead to free times. Publish the sign, or take the symptom off the site first.`,
        ar: `سيكون العَرَض «${lost?.name}» على الموقع بلا علامة الخطر ويقود إلى مواعيد متاحة. انشر العلامة، أو أزل العَرَض من الموقع أولًا.`,
      }),
    );
    return result;
  });
};
