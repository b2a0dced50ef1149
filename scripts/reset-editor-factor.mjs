import { placesOf } from './backup/places.mjs';
import { openDatabase } from './demonstration/remove-rows.mjs';
import { Fault, printFailure } from './lib/fault.mjs';
import { installBoth } from './lib/prepare.mjs';
import { readSettings } from './lib/settings.mjs';

// npm run reset-editor-factor -- editor@clinic.example: takes the second factor and the recovery codes off an account of the
// editor whose authenticator is lost, and ends its sessions. The next sign-in with the password sets up another. The site may run.
async function reset() {
  const [email = ''] = process.argv.slice(2);
  // Written into statements below, which have no placeholders: an address with anything else is none of an editor.
  if (!/^[\w.+-]+@[\w.-]+$/.test(email))
    throw new Fault('Say whose: npm run reset-editor-factor -- editor@clinic.example');
  await installBoth({ withTests: false });
  const database = await openDatabase(placesOf(readSettings().backend));
  const account = (column) =>
    `(SELECT ${column} FROM admin_users WHERE lower(email) = '${email.toLowerCase()}')`;
  try {
    await database.run(`DELETE FROM recovery_codes WHERE account = ${account('document_id')}`);
    const removed = await database.run(
      `DELETE FROM second_factors WHERE account = ${account('document_id')}`,
    );
    const sessions = `origin = 'admin' AND user_id = CAST(${account('id')} AS VARCHAR)`;
    await database.run(`DELETE FROM strapi_sessions WHERE ${sessions}`);
    console.log(
      removed > 0
        ? `The second factor of ${email} is taken off. Whoever signs in next with the password sets up a new one.`
        : `No account of the editor with the address ${email} has a second factor.`,
    );
  } finally {
    await database.close();
  }
}

reset().catch((error) => {
  printFailure(error);
  process.exitCode = 1;
});
