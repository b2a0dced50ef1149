import { expect, test, vi } from 'vitest';
import { checkDigit, groupDigits } from '@/contract/booking-number';
import { stubSettings } from '@/test/secrets';
import { keepManageKey, listKeptBookings } from './session';

vi.mock('next/headers', () => import('@/test/next-headers'));

test('a browser that books all day long keeps the keys of its last bookings alone', async () => {
  stubSettings();
  const numbers = Array.from({ length: 40 }, (_, at) => String(48_200_000 + at)).map((digits) =>
    groupDigits(digits + checkDigit(digits)),
  );
  for (const bookingNumber of numbers)
    await keepManageKey({ bookingNumber, manageKey: 'a-key-of-a-booking' });
  expect(await listKeptBookings()).toEqual(numbers.slice(-30));
});
