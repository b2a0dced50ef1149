import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { noteFault, rememberSent } from '@/lib/browser/lost-answer';
import { HoursForm } from './hours-form';

test('a form whose answer got lost is drawn anew with the rows that were copied into it', () => {
  const given = { what: 'schedule', 'monday-0-from': '09:00', 'monday-0-to': '12:00' };
  const rows = () => {
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale="en" messages={{}} onError={() => {}}>
        <HoursForm given={given} weekdays={[{ id: 'tuesday', name: 'Tuesday' }]} />
      </NextIntlClientProvider>,
    );
    return [...html.matchAll(/id="(tuesday-\d-from)"/g)].map(([, id]) => id);
  };
  expect(rows()).toEqual(['tuesday-0-from']);
  vi.stubGlobal('location', { pathname: '/en/admin/hours/doctor', search: '' });
  const control = { name: 'tuesday-1-from', value: '16:00', isChecked: false, nth: 0 };
  rememberSent({ place: '0 ', controls: [control], key: '' });
  noteFault();
  expect(rows()).toEqual(['tuesday-0-from', 'tuesday-1-from', 'tuesday-2-from']);
});
