import { expect, test } from 'vitest';
import { minutesOf } from './hours';

test('minutes of a service and of a slot are read in the digits of both languages, as long as the forms allow', () => {
  const read = [minutesOf('', 'minutes'), minutesOf('٣٠', 'slotMinutes'), minutesOf('480', 'minutes')];
  expect(read).toEqual([null, 30, 480]);
  expect(minutesOf('480', 'slotMinutes')).toEqual([{ field: 'slotMinutes', fault: 'invalid' }]);
});
