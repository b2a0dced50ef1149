import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { noteFault, rememberSent } from '@/lib/browser/lost-answer';
import { FurtherForm } from './further-form';

test('visits that may be booked already are booked once, by the key of the form whose answer got lost', () => {
  const keyOfForm = () => {
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale="en" messages={{}} onError={() => {}}>
        <FurtherForm id="visit" idempotencyKey="a new one" isRecalled={false}>
          {null}
        </FurtherForm>
      </NextIntlClientProvider>,
    );
    return /name="key" value="([^"]*)"/.exec(html)?.[1];
  };
  expect(keyOfForm()).toBe('a new one');
  vi.stubGlobal('location', { pathname: '/en/admin/appointments/visit', search: '' });
  rememberSent({ place: '0 visit', controls: [], key: 'the former one' });
  noteFault();
  expect(keyOfForm()).toBe('the former one');
});
