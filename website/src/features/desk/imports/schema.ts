import { z } from 'zod';
import { documentId } from '@/contract/document-id';
import { ALL_IMPORT_FIELDS, importChoice, importRun } from '@/contract/imports';

/** The columns as the form sends them: `field-3` is what the fourth column is; a field that is chosen twice counts once. */
export function readChoiceForm(form: FormData) {
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

export const choiceForm = importChoice.extend({ id: documentId });

export const importPress = z.union([
  z.object({ what: z.enum(['cancellation', 'undo']), id: documentId }),
  importRun.strip().extend({ what: z.literal('run'), id: documentId }),
]);
