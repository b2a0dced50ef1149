import { bookAppointment } from '../../support/booked-appointment';
import { colleague } from '../../support/colleague';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { stopAutoRefresh } from '../../support/held';
import { familyName, newPatient } from '../../support/patient';

test('whoever calls is found, booked and amended', async ({ page, enter, language, words }) => {
  const { storedPhone: phone } = newPatient(language);
  const lastName = familyName();
  const book = async (firstName: string) =>
    (await bookAppointment({ language, person: { phone, lastName, firstName } })).id;
  const [omar, faten] = [await book('Omar'), await book('Faten')];
  await enter('staff', 'figures');
  await test.step('whoever calls is told apart in a family', async () => {
    const { patientSearch: t, staffCalendar } = words;
    await page.getByRole('searchbox', { name: t.label }).fill(phone.slice(-7));
    await page.getByRole('button', { name: t.submit }).click();
    for (const name of ['Omar', 'Faten'])
      await expect(page.getByRole('link', { name: `${name} ${lastName}` })).toBeVisible();
    expect(page.url()).not.toContain(phone.slice(-7));

    await page.getByRole('link', { name: `Omar ${lastName}` }).click();
    // Beside the list on a desk, on a page of their own on a phone.
    await expect(page.getByRole('heading', { name: `Omar ${lastName}` })).toBeVisible();
    await expect(page.getByText(t.similar.phone)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t.record.give }).click();
    await expect(page.getByText(/^F-\d{5}$/).first()).toBeVisible();
    await page.getByLabel(t.record.birthDate).fill('2019-03-02');
    await page.getByRole('button', { name: t.record.save, exact: true }).click();
    await expect(page.getByText(t.record.saved)).toBeVisible();
    const named = (label: string) =>
      page.getByRole('button', { name: label.replace('{name}', `Faten ${lastName}`) });
    await named(t.joins.joinLabel).click();
    // Their first names differ.
    await page.getByRole('button', { name: t.joins.sure }).click();
    await expect(page.getByRole('heading', { name: t.joins.title })).toBeVisible();
    await named(t.joins.separateLabel).click();
    await expect(page.getByRole('heading', { name: t.joins.title })).toBeHidden();

    await page.getByRole('link', { name: t.book }).click();
    await page.getByLabel(staffCalendar.filter.doctor).selectOption('any');
    await page.getByRole('button', { name: staffCalendar.move.show }).click();
    await expect(page).toHaveURL(/doctor=any/);
    const time = page.getByRole('main').getByRole('listitem').getByRole('link').last();
    await expect(time).toBeVisible();
    await time.click();
    await expect(page.getByLabel(staffCalendar.new.firstName)).toHaveValue('Omar');
    await expect(page.getByLabel(staffCalendar.new.lastName)).toHaveValue(lastName);
    await expect(page.getByLabel(staffCalendar.new.phone)).toHaveValue(phone);
    expect(page.url()).toContain(omar);
  });

  await test.step('what was written wrongly is amended, and stands in the history with what was there', async () => {
    const { amend, history, notes } = words.appointments;
    await page.goto(`/${language}/admin/appointments/${faten}`);
    await page.getByRole('link', { name: amend.link }).click();
    await expect(page.getByRole('heading', { level: 1, name: amend.title })).toBeVisible();
    await page.getByLabel(amend.age).fill('999');
    await page.getByLabel(amend.lastName).fill(`${lastName}x`);
    await page.getByRole('button', { name: amend.submit }).click();
    await expect(page.getByRole('alert').filter({ hasText: amend.errors })).toBeVisible();
    await expect(page.getByLabel(amend.lastName)).toHaveValue(`${lastName}x`);
    await page.getByLabel(amend.age).fill('41');
    await page.getByRole('button', { name: amend.submit }).click();
    const main = page.getByRole('main');
    await expect(main.getByText(`${lastName}x`).first()).toBeVisible();
    await expect(main.getByText(history.fields.lastName).last()).toBeVisible();

    await page.getByLabel(notes.add).fill('Hard of hearing');
    await page.getByRole('button', { name: notes.submit }).click();
    await expect(main.getByText('Hard of hearing')).toBeVisible();
  });

  await test.step('a request that a colleague has open is left alone, and taken over on purpose', async () => {
    const { move, history } = words.appointments;
    await stopAutoRefresh(page);
    await page.goto(`/${language}/admin/appointments/${faten}`);
    await colleague({ path: `/appointments/${faten}/call`, body: { data: {} } });
    await page.getByRole('button', { name: move.confirmed, exact: true }).click();
    await expect(page.getByText(move.withColleague)).toBeFocused();
    await page.getByText(words.calls.this.takeOver, { exact: true }).click();
    await page.getByRole('button', { name: words.calls.this.takeOverNow }).click();
    await expect(page).toHaveURL(/work-list/);
    await expect(page.getByText(history.tookOver).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: words.calls.box.another })).toBeVisible();
  });
});
