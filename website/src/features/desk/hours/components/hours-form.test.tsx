import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { noteFault, rememberSent } from '@/lib/browser/lost-answer';
import { HoursForm } from './hours-form';

test('a form whose answer got lost is drawn anew with the rows that were copied into it, and what was decided', () => {
  const given = { what: 'schedule', 'monday-0-from': '09:00', 'monday-0-to': '12:00' };
  let html = '';
  const rows = () => {
    html = renderToStaticMarkup(
      <NextIntlClientProvider locale="en" messages={{}} onError={() => {}}>
        <HoursForm given={given} weekdays={[{ id: 'tuesday', name: 'Tuesday' }]} />
      </NextIntlClientProvider>,
    );
    return [...html.matchAll(/id="(tuesday-\d-from)"/g)].map(([, id]) => id);
  };
  expect(rows()).toEqual(['tuesday-0-from']);
  vi.stubGlobal('location', { pathname: '/en/admin/hours/doctor', search: '' });
  const control = (name: string, value: string, isChecked = false) => ({ name, value, isChecked, nth: 0 });
  const fates = [control('fate-visit', 'toMove'), control('fate-visit', 'canceled', true)];
  const controls = [control('tuesday-1-from', '16:00'), control('reason', 'Ill'), ...fates];
  rememberSent({ place: '0 ', controls, key: '' });
  noteFault();
  expect(rows()).toEqual(['tuesday-0-from', 'tuesday-1-from', 'tuesday-2-from']);
  expect(html).toMatch(/name="reason" value="Ill"/);
  expect(html).toMatch(/name="fate-visit" value="canceled"/);
});
