import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { writeLog } from '../../../audit/write-log';
import { findAccount } from '../../../auth/accounts/users';
import { hasFactor } from '../../../auth/second-factor/factor-rows';
import { proveOwnCode } from '../../../auth/sign-in/prove';
import { removalAnswer } from '../../../contract/answers';
import { dataExportAnswer, madeExportAnswer } from '../../../contract/data-export';
import { presentExport } from '../../../data-export/export-rows';
import { exportFile } from '../../../data-export/exports';
import { acting, call, controller, manager } from '../../../platform/call';
import { exportRunning, notFound, secondFactorRequired } from '../../../platform/refusal';
import { send, show, showValue } from '../../../platform/reply';

/** Exports of everything, for managers only: each sees and fetches their own. */
export default controller({
  find: call({ who: manager, answers: dataExportAnswer }, async ({ db, services, member, now }) => {
    const found = await services.exports.find(member.documentId, now);
    const meta = { hasSecondFactor: await hasFactor(db, member.documentId) };
    return show({ data: found && presentExport(found), meta });
  }),

  /** Makes an export; needs a code of the second factor, whatever the sign-in asked for. */
  create: call({ who: manager, answers: madeExportAnswer }, async (given) => {
    const { db, strapi, services, member, now } = given;
    const account = await findAccount(strapi, { documentId: member.documentId });
    if (!account || !(await hasFactor(db, account.documentId))) return secondFactorRequired();
    await proveOwnCode({ ...given, account });
    const begun = await services.exports.begin(account.documentId, now);
    if (!begun) return exportRunning();
    await writeLog(acting(given), 'data.export', { subject: begun.row.document_id });
    const data = { ...presentExport(begun.row), passphrase: begun.passphrase };
    return showValue({ ok: true, value: data }, 201);
  }),

  remove: call({ who: manager, answers: removalAnswer }, async ({ services, member }) => {
    await services.exports.remove(member.documentId);
    return show({ data: {} });
  }),

  fetch: call({ who: manager }, async ({ services, member, now }) => {
    const found = await services.exports.find(member.documentId, now);
    if (found?.state !== 'ready') return notFound();
    const file = exportFile(found.document_id);
    const known = await stat(file).catch(() => null);
    if (!known) return notFound();
    const day = new Date(found.created_at).toISOString().slice(0, 10);
    return send({
      content: createReadStream(file),
      headers: {
        'Content-Type': 'application/octet-stream',
        'Content-Length': String(known.size),
        'Content-Disposition': `attachment; filename="clinic-${day}.tar.gz.age"`,
        'X-Content-Type-Options': 'nosniff',
      },
    });
  }),
});
