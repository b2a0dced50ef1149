import { expect, test, vi } from 'vitest';
import { checkDigit, groupDigits } from '@/contract/booking-number';
import { keepManageKey, listKept } from './session';

vi.mock('next/headers', () => import('@/test/next-headers'));

test('a browser that books all day long keeps the keys of its last bookings alone', async () => {
  const numbers = Array.from({ length: 40 }, (_, at) => String(48_200_000 + at)).map((digits) =>
    groupDigits(digits + checkDigit(digits)),
  );
  for (const bookingNumber of numbers)
    for (const of of ['booking', 'waiting'] as const)
      await keepManageKey({ bookingNumber, manageKey: 'a-key-of-a-booking' }, of);
  expect(await listKept()).toEqual(numbers.slice(-30));
  expect(await listKept('waiting')).toEqual(numbers.slice(-30));
});
