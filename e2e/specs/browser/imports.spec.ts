import { queryDatabase } from '../../support/database';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { expectInside } from '../../support/page-checks';
import { downloadBy } from '../../support/spreadsheet-rows';

test('a manager takes patients over and undoes it', async ({ page, enter, language, words }) => {
  const name = language === 'ar' ? 'زينب المنقولة' : 'Zeinab Moved';
  const rows = ['Customer;Cell;Birthday', `${name};٠١٠٠٥٥٥٤٤٣٣;١/٢/١٩٨٠`, 'Without Phone;;'];
  const { imports } = words;
  await enter('manager', 'imports');
  const buffer = Buffer.from(rows.join('\r\n'));
  const file = { name: 'patients.csv', mimeType: 'text/csv', buffer };
  await page.getByLabel(imports.file, { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: imports.upload }).click();
  await page.waitForURL(/\/imports\/\w{24}/);
  await expect(page.getByLabel('Cell')).toHaveValue('phone');
  await expectAccessible(page);
  await expectInside(page, 'columns');
  await page.getByLabel('Cell').selectOption('');
  await page.getByRole('button', { name: imports.try, exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(imports.fields.phone);
  await page.getByLabel('Cell').selectOption('phone');
  await page.getByLabel('Customer').selectOption('name');
  await page.getByRole('button', { name: imports.try, exact: true }).click();

  await expect(page.getByRole('heading', { name: imports.results.checked })).toBeVisible();
  const { fields, faults } = imports;
  await expect(page.getByText(`${fields.phone}: ${faults.required}`)).toBeVisible();
  await expectAccessible(page);
  await expectInside(page, 'tried');
  const mend = await downloadBy(page.getByRole('link', { name: imports.mend }));
  expect(mend.suggestedFilename()).toBe('to-mend.xlsx');
  await page.getByRole('button', { name: /Import the 1|الصالح وحده/ }).click();
  await expect(page.getByRole('heading', { name: imports.results.done, exact: true })).toBeVisible();
  await expectInside(page, 'done');

  const done = page.url();
  await page.goto(`/${language}/admin/patients`);
  await page.getByRole('searchbox').first().fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: words.patientSearch.imported.title })).toBeVisible();
  await page.getByRole('link', { name: words.patientSearch.book }).click();
  await expect(page.getByRole('heading', { name: words.patientSearch.book })).toBeVisible();

  await page.goto(done);
  await page.getByRole('button', { name: imports.press.undo }).click();
  await expect(page.getByRole('heading', { name: imports.results.undone })).toBeVisible();
  const sql = 'SELECT id FROM imported_patients WHERE last_name = ?';
  expect(queryDatabase(sql, name.split(' ')[1])).toEqual([]);
});
