'use server';

import { redirect } from 'next/navigation';
import { ALL_IMPORT_FIELDS } from '@/contract/imports';
import { managerAction } from '@/features/account/session/guards';
import { readId } from '@/lib/address/search-params';
import { faultIdOf, withFaultId } from '@/lib/guard/trouble';
import { noWords, wordsOf } from '@/lib/guard/words';
import { checkImport, endImport, runImport } from './data';
import { importsPath } from './rules';
import { choiceForm, importPress, readChoiceForm } from './schema';

/** Fields that still need a column, in words; null while nothing was sent. */
export interface ChoiceState {
  failed: string | null;
}

const words = wordsOf('imports');

export const checkImportAction = managerAction({
  read: readChoiceForm,
  schema: choiceForm,
  words,
  back: ({ locale, input: { id } }) => importsPath(locale, { id }),
  refused: ({ t, trouble }): ChoiceState => ({ failed: withFaultId(t('failed'), trouble) }),
  handle: async ({ input: { id, ...choice }, session: { token }, locale, t }): Promise<ChoiceState> => {
    const missing = await checkImport(token, id, choice);
    if (missing.length === 0) redirect(importsPath(locale, { id }));
    const fields = ALL_IMPORT_FIELDS.filter((field) => missing.includes(field));
    return { failed: t('missing', { fields: fields.map((field) => t(`fields.${field}`)).join(t('and')) }) };
  },
});

export const pressImportAction = managerAction({
  schema: importPress,
  words: noWords,
  back: ({ locale, input: { id } }) => importsPath(locale, { id }),
  refused: ({ body, locale, trouble }): void => {
    const id = readId(String(body.get('id') ?? '')) ?? undefined;
    redirect(importsPath(locale, { ...(id ? { id } : {}), outcome: 'failed', fault: faultIdOf(trouble) }));
  },
  handle: async ({ input, session: { token }, locale }): Promise<void> => {
    const { id } = input;
    const isDone =
      input.what === 'run'
        ? await runImport(token, id, { how: input.how })
        : await endImport(token, id, input.what);
    redirect(importsPath(locale, { id, outcome: isDone ? null : 'failed' }));
  },
});
