import { errors } from '@strapi/utils';
import { readBody } from '../../../cards/read-body';
import {
  faultyRowsAnswer,
  IMPORT_BYTES,
  importAnswer,
  importChoice,
  importQuery,
  importRun,
  importsAnswer,
} from '../../../contract/imports';
import { findImport } from '../../../imports/import-rows';
import {
  addImport,
  cancelImport,
  readFaultyRows,
  refuseFile,
  runImport,
  showImport,
  showImports,
  tryImport,
  undoImport,
} from '../../../imports/manage-imports';
import { acting, bodyOf, call, controller, type Given, manager, queryOf } from '../../../platform/call';
import type { Outcome } from '../../../platform/refusal';
import { show, showFound, showValue } from '../../../platform/reply';
import type { StaffMember } from '../../../platform/staff-member';

const UPLOAD_MS = 90_000;

const named = ({ db, params }: Given<StaffMember>) => findImport(db, params.id ?? '');

/** Shows what came of a change, and wakes the worker that goes on with it. */
function showWoken<Value>({ services }: Given<StaffMember>, outcome: Outcome<Value>) {
  services.imports.wake();
  return showValue(outcome);
}

export default controller({
  find: call({ who: manager, answers: importsAnswer }, async ({ db, now }) =>
    show({ data: await showImports(db, now) }),
  ),

  findOne: call({ who: manager, answers: importAnswer }, async ({ db, params, now }) =>
    showFound(await showImport(db, params.id ?? '', now)),
  ),

  /** The body is the file itself. */
  create: call(
    { who: manager, answers: importAnswer, reads: queryOf(importQuery) },
    async ({ input: { kind }, ...given }) => {
      const { ctx, services } = given;
      const bytes = await readBody(ctx.req, { maxBytes: IMPORT_BYTES, maxMs: UPLOAD_MS });
      if (typeof bytes === 'string') {
        // An unread body must not be taken for the next request.
        ctx.set('Connection', 'close');
        return refuseFile('tooLarge');
      }
      const catalogue = await services.catalogue.get().catch((error: unknown) => {
        if (error instanceof errors.ApplicationError) return null;
        throw error;
      });
      if (catalogue === null) return refuseFile('notReady');
      return showValue(await addImport(acting(given), { bytes, kind, catalogue }), 201);
    },
  ),

  check: call(
    { who: manager, answers: importAnswer, names: named, reads: bodyOf(importChoice) },
    async ({ found, input, ...given }) => showWoken(given, await tryImport(acting(given), found, input)),
  ),

  run: call(
    { who: manager, answers: importAnswer, names: named, reads: bodyOf(importRun) },
    async ({ found, input, ...given }) => showWoken(given, await runImport(acting(given), found, input)),
  ),

  cancel: call({ who: manager, answers: importAnswer, names: named }, async ({ found, ...given }) =>
    showValue(await cancelImport(acting(given), found)),
  ),

  undo: call({ who: manager, answers: importAnswer, names: named }, async ({ found, ...given }) =>
    showWoken(given, await undoImport(acting(given), found)),
  ),

  faultyRows: call({ who: manager, answers: faultyRowsAnswer, names: named }, async ({ found, ...given }) =>
    showFound(await readFaultyRows(acting(given), found)),
  ),
});
