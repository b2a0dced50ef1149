import { resemblesDanger } from '../../contract/danger-score';
import { createSignFinder, type SignWords } from '../../contract/warning-signs';
import { languageOfEditor } from '../documents/refuse-problems';

type Version = 'draft' | 'published';
const LANGUAGES = ['en', 'ar'] as const;

async function readSigns(status: Version): Promise<SignWords[]> {
  const lists = await Promise.all(
    LANGUAGES.map(async (locale) => {
      const [signs, symptoms] = await Promise.all([
        strapi.documents('api::red-flag.red-flag').findMany({
          status,
          locale,
          fields: ['name', 'everydayWords', 'notMeant'],
        }),
        strapi.documents('api::symptom.symptom').findMany({
          status,
          locale,
          fields: ['name', 'everydayWords'],
          populate: { redFlag: { fields: ['name'] } },
        }),
      ]);
      return { signs, symptoms };
    }),
  );
  const symptoms = lists.flatMap((one) => one.symptoms);
  // A link of one language that the other forgot counts, as on the site.
  const signOf = new Map(
    symptoms.flatMap(({ documentId, redFlag }) =>
      redFlag ? [[documentId, redFlag.documentId] as const] : [],
    ),
  );
  return [
    ...lists
      .flatMap(({ signs }) => signs)
      .map(({ documentId, name, ...words }) => ({ ...words, id: documentId, name: name ?? '' })),
    ...symptoms.flatMap(({ documentId, name, everydayWords }) => {
      const id = signOf.get(documentId);
      return id === undefined ? [] : [{ id, name: name ?? '', everydayWords }];
    }),
  ];
}

/** Signs that the search would warn of for a sentence, as published and as drafted, and whether it resembles an emergency. */
export async function trySentence(sentence: string) {
  const find = async (status: Version) => {
    const signs = await readSigns(status);
    const ids = createSignFinder(signs)(sentence).map(({ id }) => id);
    const named = await strapi.documents('api::red-flag.red-flag').findMany({
      status,
      locale: languageOfEditor(),
      filters: { documentId: { $in: ids } },
      fields: ['name'],
    });
    return ids.map((documentId) => ({
      documentId,
      name:
        named.find((sign) => sign.documentId === documentId)?.name ??
        signs.find(({ id }) => id === documentId)?.name ??
        '',
    }));
  };
  return {
    published: await find('published'),
    draft: await find('draft'),
    resemblesDanger: resemblesDanger(sentence),
  };
}
