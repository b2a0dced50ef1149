import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WarningNotes } from './warning-notes';

it('a number is offered once, however many warnings name it', () => {
  const call = (number: string, label: string) => ({
    ...{ href: `tel:${number}`, text: number, label, words: {}, note: null },
  });
  const warning = (id: string, number: string) => ({
    ...{ id, title: id, text: 'Call.', words: {}, isToday: false, phone: call(number, 'Poison centre') },
  });
  const html = renderToStaticMarkup(
    <WarningNotes
      warnings={[warning('bleach', '16123'), warning('tablets', '16123'), warning('battery', '123')]}
      help={{
        ambulances: [call('123', 'Ambulance')],
        departments: [],
        lines: [],
        closed: 'Closed',
        words: { lines: 'Lines', way: 'Way' },
      }}
      urgent="Do not wait"
    />,
  );
  expect(html.match(/href="tel:\d+"/g)).toEqual(['href="tel:123"', 'href="tel:16123"']);
  expect(html).toContain('Ambulance');
});
