import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DeskBoard } from './desk-board';
import { PressForm } from './press-form';

test('Enter in the reason calls somebody in before others, and makes no other press', () => {
  const presses = [
    { press: 'with_doctor' as const, label: 'Call in' },
    { press: 'done' as const, label: 'Done' },
  ];
  const before = { summary: 'Before others', reason: 'Reason' };
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{}}>
      <DeskBoard words={{ undo: 'Undo', close: 'Close' }} closeIcon={null}>
        <PressForm id="visit" version={1} label="Presses" presses={presses} before={before} />
      </DeskBoard>
    </NextIntlClientProvider>,
  );
  const form = html.split('<form').find((part) => part.includes('name="reason"')) ?? '';
  const buttons = form.match(/<button[^>]*>/g) ?? [];
  expect(buttons.map((button) => /value="(\w+)"/.exec(button)?.[1])).toEqual(['with_doctor']);
});
