import { withDatabase } from './backup/database.mjs';
import { placesOf } from './backup/places.mjs';
import { removeDemonstration } from './demonstration/remove-rows.mjs';
import { installBoth } from './lib/prepare.mjs';
import { runToEnd } from './lib/run-to-end.mjs';
import { readSettings } from './lib/settings.mjs';

// npm run remove-demonstration: takes the demonstration's appointments and messages out of the database of this clinic, with
// all that belongs to them. Content stays, and so does everything that patients and staff have entered. The site may run.
async function remove() {
  await installBoth({ withTests: false });
  const removed = await withDatabase(placesOf(readSettings().backend), removeDemonstration);
  const { appointments = 0, contact_messages: contact = 0, incoming_messages: incoming = 0 } = removed;
  const messages = contact + incoming;
  console.log(
    appointments + messages === 0
      ? 'There is nothing of the demonstration at the desk.'
      : `Removed ${appointments} appointments and ${messages} messages of the demonstration, with their histories and calls. ` +
          'Its doctors, pages and pictures stay, and so does everything that was entered here.',
  );
}

runToEnd(remove);
