'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import type { FormResult } from '@/components/form/result-form';
import { documentId } from '@/contract/document-id';
import { ALL_IMPORT_FIELDS, importChoice, importRun } from '@/contract/imports';
import { MESSAGE_LENGTH } from '@/contract/limits';
import { leadBack, managerAction, refusedPress } from '@/features/account/session/guards';
import { send } from '@/lib/backend/calls';
import { isDone, isGone } from '@/lib/backend/errors';
import { typedIn } from '@/lib/guard/typed';
import { checkImport } from './data';
import { importPages } from './rules';

/** The columns as the form sends them: `field-3` is what the fourth column is; a field that is chosen twice counts once. */
function readChoiceForm(form: FormData) {
  const columns: Record<string, number> = {};
  for (const [name, value] of form) {
    const column = /^field-(\d+)$/.exec(name)?.[1];
    const field = ALL_IMPORT_FIELDS.find((one) => one === value);
    if (column !== undefined && field && columns[field] === undefined) columns[field] = Number(column);
  }
  return {
    id: form.get('id'),
    columns,
    isDayFirst: form.get('dates') !== 'monthFirst',
    branch: form.get('branch') || null,
  };
}

export const checkImportAction = managerAction({
  read: readChoiceForm,
  schema: importChoice.extend({ id: documentId }),
  words: 'imports',
  back: ({ locale, input: { id } }) => importPages.entry(locale, id),
  refused: refusedPress,
  handle: async ({ input: { id, ...choice }, body, session: { token }, locale, t }): Promise<FormResult> => {
    const missing = await checkImport(token, id, choice);
    if (missing.length === 0) redirect(importPages.entry(locale, id));
    const fields = ALL_IMPORT_FIELDS.filter((field) => missing.includes(field));
    const names = fields.map((field) => t(`fields.${field}`)).join(t('and'));
    const typed = typedIn(body, [...body.keys()], MESSAGE_LENGTH);
    return { outcome: 'refused', text: t('missing', { fields: names }), typed };
  },
});

export const pressImportAction = managerAction({
  schema: z.union([
    z.object({ what: z.enum(['cancellation', 'undo']), id: documentId }),
    importRun.strip().extend({ what: z.literal('run'), id: documentId }),
  ]),
  back: ({ locale, input: { id } }) => importPages.entry(locale, id),
  refused: leadBack(importPages),
  handle: async ({ input: { id, what, ...data }, session: { token }, locale }): Promise<void> => {
    // Refused where that is not possible any more.
    const isTaken = await isDone(() => send({ path: `/imports/${id}/${what}`, token, data }), isGone);
    redirect(importPages.entry(locale, id, { outcome: isTaken ? null : 'failed' }));
  },
});
