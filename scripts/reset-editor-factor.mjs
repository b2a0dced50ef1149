import { withDatabase } from './backup/database.mjs';
import { placesOf } from './backup/places.mjs';
import { resetFactor } from './editor/reset-factor.mjs';
import { installBoth } from './lib/prepare.mjs';
import { runToEnd } from './lib/run-to-end.mjs';
import { readSettings } from './lib/settings.mjs';

// npm run reset-editor-factor -- editor@clinic.example: for whoever has lost the authenticator and the recovery codes. The next
// sign-in with the password sets up another. The site may run.
async function reset() {
  const [email = ''] = process.argv.slice(2);
  await installBoth({ withTests: false });
  const places = placesOf(readSettings().backend);
  const isReset = await withDatabase(places, (database) => resetFactor(database, email));
  console.log(
    isReset
      ? `The second factor of ${email} is taken off. Whoever signs in next with the password sets up another.`
      : `No account of the editor with the address ${email} has a second factor.`,
  );
}

runToEnd(reset);
