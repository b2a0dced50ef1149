import { z } from 'zod';

export const EXPORT_STATES = ['running', 'ready', 'failed'] as const;

/** An export of everything that is made in the background, as who asked for it sees it. Instants are ISO. */
const dataExport = z.object({
  documentId: z.string(),
  state: z.enum(EXPORT_STATES),
  /** Rows that are written, of so many. */
  done: z.number().int(),
  total: z.number().int(),
  bytes: z.number().int().nullable(),
  /** Files that rows name and that were not there. */
  missing: z.number().int(),
  madeAt: z.string(),
  endsAt: z.string(),
});
export type DataExport = z.output<typeof dataExport>;

/** The latest export; null if there is none. Exporting needs a second factor. */
export const dataExportAnswer = z.object({
  data: dataExport.nullable(),
  meta: z.object({ hasSecondFactor: z.boolean() }),
});

/** Export with the pass phrase that opens it, which is shown this once. */
export const madeExportAnswer = z.object({ data: dataExport.extend({ passphrase: z.string() }) });
