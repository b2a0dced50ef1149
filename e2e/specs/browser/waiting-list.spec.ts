import { fillWaitingForm } from '../../pages/waiting-list';
import { bookAppointment } from '../../support/booked-appointment';
import { changeDatabase, firstValue } from '../../support/database';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { listFreeTimes } from '../../support/free-times';
import { branchOf, ownDoctor } from '../../support/own-doctor';
import { newPatient } from '../../support/patient';

/** Offers a free time of a doctor to an entry, as the job does once something becomes free: that cannot be waited for. */
async function offerTime({ number, doctor }: { number: string; doctor: string }): Promise<string> {
  const times = await listFreeTimes({ count: 50_000, daysAhead: 9 });
  const time = times.find((one) => one.doctor === doctor);
  if (!time) throw new Error('The doctor has no free time.');
  const row = {
    document_id: `offer${Date.now()}${number.replace(/-/g, '')}`.padEnd(24, 'x').slice(0, 24),
    entry: firstValue('SELECT document_id FROM waiting_entries WHERE number = ?', number),
    doctor,
    branch: time.branch,
    service: time.service,
    starts_at: Date.parse(time.startsAt),
    ends_at: Date.parse(time.startsAt) + 1_200_000,
    time_zone: 'Africa/Cairo',
    seat: 0,
    state: 'open',
    offered_at: Date.now(),
    open_until: Date.now() + 3_600_000,
  };
  const columns = Object.keys(row);
  const sql = `INSERT INTO waiting_offers (${columns.join()}) VALUES (${columns.map(() => '?').join()})`;
  changeDatabase({ sql, values: Object.values(row) });
  return time.startsAt;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a patient joins the waiting list, loses nothing by a fault, and accepts the time that is offered', async ({
    page,
    language,
    words,
  }) => {
    const { waitingList, booking } = words;
    const patient = newPatient(language);
    const doctor = ownDoctor();
    await page.goto(`/${language}/booking/waiting-list?doctor=${doctor.number}`);
    await expect(page.getByRole('combobox', { name: waitingList.form.doctor })).toHaveValue(doctor.id);
    // A branch where the doctor works.
    const branch = page.locator(`input[type=checkbox][value="${branchOf(doctor.id)}"]`);
    await branch.check();
    await fillWaitingForm({ page, words, patient });
    const send = page.getByRole('button', { name: waitingList.form.send });
    await send.click();
    // Nobody could be told.
    await expect(page.getByText(waitingList.faults.nobodyTold).first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: booking.form.firstName })).toHaveValue(patient.firstName);
    await expect(branch).toBeChecked();
    await page.getByRole('textbox', { name: booking.form.email }).fill('waits@example.com');
    await send.click();
    await expect(page.getByRole('heading', { name: waitingList.own.titles.waiting })).toBeVisible();

    const [number = ''] = /\d{3}-\d{3}-\d{3}/.exec(page.url()) ?? [];
    const startsAt = await offerTime({ number, doctor: doctor.id });
    await page.goto(`/${language}/w/${number.replace(/-/g, '')}`);
    await expect(page.getByRole('heading', { name: waitingList.own.offered })).toBeVisible();
    await page.getByRole('button', { name: waitingList.own.accept }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/booking/confirmation/`));
    await expect(page.getByRole('heading', { name: booking.confirmation.title })).toBeVisible();
    const booked = 'SELECT starts_at FROM appointments WHERE phone = ?';
    expect(firstValue(booked, patient.storedPhone)).toBe(Date.parse(startsAt));
  });
});

test('the patient of an appointment asks for something earlier, and gives it up', async ({
  page,
  context,
  language,
  words,
}) => {
  const person = { email: 'earlier@example.com' };
  const { bookingNumber, manageKey } = await bookAppointment({ language, person });
  await context.addCookies([
    { name: `booking-${bookingNumber}`, value: manageKey, url: environment.siteUrl },
  ]);
  const { earlier } = words.waitingList;
  await page.goto(`/${language}/booking/confirmation/${bookingNumber}`);
  await page.getByRole('button', { name: earlier.ask }).click();
  await expect(page.getByText(earlier.asked)).toBeVisible();
  await page.getByRole('button', { name: earlier.stop }).click();
  await expect(page.getByRole('button', { name: earlier.ask })).toBeVisible();
});
