import { Fault } from '../lib/fault.mjs';

/**
 * Takes the second factor and the recovery codes off an account of the editor, and ends its sessions.
 *
 * @param {import('../backup/database.mjs').Database} database
 * @param {string} email
 * @returns {Promise<boolean>} false where there is no such account, or it has none
 * @throws {Fault} for what is no address
 */
export async function resetFactor({ run }, email) {
  // It is written into the statements, which have no placeholders: nothing else is an address of an editor.
  if (!/^[\w.+-]+@[\w.-]+$/.test(email)) {
    throw new Fault('Say whose it is: npm run reset-editor-factor -- editor@clinic.example');
  }
  const account = `FROM admin_users WHERE lower(email) = '${email.toLowerCase()}'`;
  await run(`DELETE FROM recovery_codes WHERE account IN (SELECT document_id ${account})`);
  const removed = await run(`DELETE FROM second_factors WHERE account IN (SELECT document_id ${account})`);
  await run(
    `DELETE FROM strapi_sessions WHERE origin = 'admin' AND user_id IN (SELECT CAST(id AS VARCHAR(40)) ${account})`,
  );
  return removed > 0;
}
