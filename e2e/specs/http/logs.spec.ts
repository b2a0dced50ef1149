import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { signIn } from '../../pages/staff';
import { createAccount } from '../../support/accounts';
import { idOfAppointment } from '../../support/database';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { wordsOf } from '../../support/locale';
import { readLogLines } from '../../support/log-lines';
import { newPatient } from '../../support/patient';

const words = wordsOf.en;

/** Letters nobody else writes, so that finding them is finding a leak. */
const planted = (start: string) => `${start}${randomBytes(5).toString('hex').replace(/\d/g, 'q')}`;

function spellings(text: string): string[] {
  return [text, encodeURIComponent(text), JSON.stringify(text).slice(1, -1)].map((one) => one.toLowerCase());
}

// The wrong sign-in, and what is sent to the calls on purpose, are answered with a status the browser names.
test.use({ languages: ['en'], allowedComplaints: [/status of 4\d\d/] });

test('what patients and staff type is in no log and in no address', async ({ page, booking, request }) => {
  const addresses: string[] = [];
  page.on('request', (one) => addresses.push(one.url()));
  const names = { firstName: planted('Zan'), lastName: planted('Kan'), notes: planted('Note') };
  const patient = { ...newPatient('en'), ...names };
  const email = `${planted('mail')}@patients.example`;

  await booking.open('middle');
  await booking.fill(patient);
  await booking.email.fill(email);
  await booking.send.click();
  const bookingNumber = await booking.number();

  const account = await createAccount('manager');
  const wrongPassword = planted('Wrong');
  await page.goto('/en/admin/login');
  await signIn(page, words, { ...account, password: wrongPassword });
  await expect(page.getByText(words.account.login.wrong)).toBeVisible();
  await signIn(page, words, account);
  await expect(page.getByRole('heading', { level: 1, name: words.appointments.title })).toBeVisible();

  await page.getByRole('searchbox', { name: words.appointments.filter.q }).fill(patient.lastName);
  await page.getByRole('button', { name: words.lists.show }).click();
  await expect(page.getByText(`${patient.firstName} ${patient.lastName}`).first()).toBeVisible();

  const reason = planted('Reason');
  await page.goto(`/en/admin/appointments/${idOfAppointment(bookingNumber)}`);
  await page.getByLabel(words.appointments.move.reason).fill(reason);
  await page.getByRole('button', { name: words.appointments.move.canceled, exact: true }).click();
  await expect(page.getByText(words.appointments.move.changed)).toBeVisible();
  const message = planted('Message');
  const written = { name: planted('Writer'), email, message, elapsed: '9000' };
  const own = { Origin: environment.siteUrl };
  await request.post('/en/contact/message', { headers: own, form: written });
  await page.goto('/en/admin/messages?handling=new');
  await page.getByRole('link', { name: written.name }).click();
  await expect(page.getByText(message)).toBeVisible();
  await page.getByRole('button', { name: words.messages.settle.done }).click();
  await expect(page.getByText(words.messages.feedback.done)).toBeVisible();
  await page.goto('/en/admin/patient-data');
  await page.getByRole('textbox', { name: words.patients.sought }).fill(email);
  await page.getByRole('button', { name: words.patients.search }).click();
  await page.getByRole('button', { name: words.patients.erase }).click();
  await page.getByLabel(words.patients.sure).check();
  const proof = page.getByLabel(words.patients.password);
  await proof.fill(wrongPassword);
  await page.getByRole('button', { name: words.patients.eraseNow }).click();
  await expect(proof).toHaveAccessibleDescription(new RegExp(words.patients.wrongPassword));
  await page.getByLabel(words.patients.sure).check();
  await proof.fill(account.password);
  await page.getByRole('button', { name: words.patients.eraseNow }).click();
  await expect(page.getByText(words.patients.erased)).toBeVisible();
  const invited = { name: planted('Colleague'), email: `${planted('invited')}@clinic.example` };
  await page.goto('/en/admin/staff/invite');
  await page.getByRole('textbox', { name: words.staff.invite.name }).fill(invited.name);
  await page.getByRole('textbox', { name: words.staff.invite.email }).fill(invited.email);
  await page.getByRole('button', { name: words.staff.invite.submit }).click();
  await expect(page.getByText(words.staff.outcome.invited)).toBeVisible();

  const forgotten = `${planted('forgot')}@clinic.example`;
  await page.goto('/en/admin/forget-password');
  await page.getByRole('textbox', { name: words.account.forgot.email }).fill(forgotten);
  await page.getByRole('button', { name: words.account.forgot.submit }).click();
  await expect(page.getByText(words.account.forgot.askedTitle)).toBeVisible();

  // Codes and keys that open nothing; a body that cannot be read: backend/tests/logs.test.ts.
  const code = planted('c').padEnd(43, 'x');
  const manageKey = planted('key').padEnd(32, 'x');
  const backend = `${environment.backendUrl}/api`;
  const { WEBSITE_KEY } = environment.websiteSettings;
  const headers = { 'X-Website-Key': WEBSITE_KEY, 'X-Manage-Key': manageKey };
  const reset = { code, password: wrongPassword, passwordConfirmation: wrongPassword };
  await request.post(`${backend}/auth/reset-password`, { headers, data: reset });
  await request.get(`${backend}/appointments/by-number/AAAA-BBBB`, { headers });
  const { firstName, phone, notes } = patient;
  const multipart = { firstName, phone, additionalNotes: notes };
  await request.post('/en/booking/request', { headers: own, multipart });
  await request.post('/api/cards', { headers: own, data: Buffer.from(notes) });
  await request.get(`/en/admin/reset-password?code=${code}`);
  const feedSecret = planted('feed').padEnd(43, 'x');
  await request.get(`/calendars/${feedSecret}.ics`);

  const typed = {
    ...{ firstName: patient.firstName, lastName: patient.lastName, notes: patient.notes },
    ...{ phone: patient.phone, storedPhone: patient.storedPhone.slice(1) },
    ...{ email, forgotten, wrongPassword, password: account.password },
    ...{ reason, message, writer: written.name, colleague: invited.name, invited: invited.email },
  };
  // Every request has a line, which names the route and nothing of an address.
  const visited = { website: '/[locale]/admin/appointments/[id]', backend: '/api/appointments/:id' };
  for (const [part, route] of Object.entries(visited)) {
    const file = part === 'website' ? environment.websiteLog : environment.backendLog;
    await expect.poll(() => readLogLines(file).map((line) => line.route)).toContain(route);
  }
  const jobs = () => readLogLines(environment.backendLog).filter(({ job }) => job === 'mail');
  await expect.poll(() => jobs().map(({ kind }) => kind)).toContain('visit-received');

  const inLogsAlone = { bookingNumber, number: bookingNumber.replaceAll('-', '') };
  const logs = [environment.backendLog, environment.websiteLog].map((file) => readFileSync(file, 'utf8'));
  const places = { logs: logs.join('\n').toLowerCase(), addresses: addresses.join('\n').toLowerCase() };
  const found: string[] = [];
  for (const [name, value] of Object.entries({ ...typed, ...inLogsAlone, code, manageKey, feedSecret }))
    if (spellings(value).some((one) => places.logs.includes(one))) found.push(`${name} in a log`);
  for (const [name, value] of Object.entries(typed))
    if (spellings(value).some((one) => places.addresses.includes(one))) found.push(`${name} in an address`);
  expect(found).toEqual([]);
  expect(addresses.length).toBeGreaterThan(20);
});
