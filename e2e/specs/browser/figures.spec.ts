import { bookAppointment } from '../../support/booked-appointment';
import { expect, test } from '../../support/fixtures';
import { spreadsheetRows } from '../../support/spreadsheet-rows';

// The staff area is made for desks.
test.use({ screens: ['desktop'] });

test('staff see figures as plots with tables and as a file', async ({ page, enter, language, words }) => {
  const { figures } = words;
  // The chart needs at least one booking.
  await bookAppointment({ language });
  await enter('staff', 'figures');
  const daily = figures.charts.requestsPerDay;
  await expect(page.getByRole('img', { name: new RegExp(`^${daily}`) })).toBeVisible();
  await page.getByText(figures.table).first().click();
  await expect(page.getByRole('table', { name: daily })).toBeVisible();

  await page.getByLabel(figures.filter.by).selectOption('weekday');
  await page.getByRole('button', { name: figures.filter.apply, exact: true }).click();
  const all = figures.charts.all.replace('{by}', figures.by.weekday);
  await expect(page.getByRole('table', { name: all }).getByRole('row')).toHaveCount(8);
  // No word is cut at an edge of its plot.
  const plots = page.getByRole('main').locator('svg[role="img"]');
  expect(await plots.count()).toBeGreaterThan(8);
  const cut = await plots.evaluateAll((drawn) =>
    drawn.flatMap((plot) => {
      const { left, right } = plot.getBoundingClientRect();
      const isCut = (text: Element) => {
        const box = text.getBoundingClientRect();
        return box.left < left - 1 || box.right > right + 1;
      };
      return [...plot.querySelectorAll('text')].filter(isCut).map(({ textContent }) => textContent);
    }),
  );
  expect(cut).toEqual([]);

  const rows = await spreadsheetRows(page.getByRole('link', { name: figures.file }));
  expect(rows[0]).toEqual([figures.title]);
  expect(rows.flat()).toContain(all);
});
