'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import type { FormResult } from '@/components/form/result-form';
import { documentId } from '@/contract/document-id';
import { ALL_IMPORT_FIELDS, importChoice, importRun } from '@/contract/imports';
import { leadBack, managerAction, refusedPress } from '@/features/account/session/guards';
import { send } from '@/lib/backend/calls';
import { isDone, isGone } from '@/lib/backend/errors';
import { refusedFields } from '@/lib/guard/trouble';
import { FILE_MS } from './data';
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
  // The backend names the fields that still need a column.
  refused: (given) => {
    const { t, trouble } = given;
    const missing = ALL_IMPORT_FIELDS.filter((field) => refusedFields(trouble).includes(field));
    const fields = missing.map((field) => t(`fields.${field}`)).join(t('and'));
    return refusedPress(given, trouble.kind === 'backend' ? t('missing', { fields }) : undefined);
  },
  handle: async ({ input: { id, ...data }, session: { token }, locale }): Promise<FormResult> => {
    await send({ method: 'PUT', path: `/imports/${id}`, token, data, timeoutMs: FILE_MS });
    redirect(importPages.entry(locale, id));
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
