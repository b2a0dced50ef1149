import { expect, test, vi } from 'vitest';
import { formOf } from '@/test/form-of';
import { given, jar } from '@/test/next-headers';
import { cancelAppointmentAction, checkInAction } from './actions';

vi.mock('next/headers', () => import('@/test/next-headers'));
const refresh = vi.hoisted(() => vi.fn());
vi.mock('next/cache', async (original) => ({ ...(await original<object>()), refresh }));

test('a press in a browser that keeps no key of the booking any more leads to its page, which says how to open it', async () => {
  const press = cancelAppointmentAction(formOf({ locale: 'ar', number: '482-915-633', version: '1' }));
  const digest = expect.stringContaining(';/ar/booking/confirmation/482-915-633;');
  await expect(press).rejects.toMatchObject({ digest });
});

test('a check-in by the page of the appointment draws it anew, without what its address says of an earlier press', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: {} }));
  jar.set('booking-482-915-633', 'the-key-of-the-booking');
  const page = '/ar/booking/confirmation/482-915-633';
  const press = () => checkInAction(formOf({ locale: 'ar', number: '482-915-633', version: '1' }));
  await expect(press()).resolves.toBeUndefined();
  expect(refresh).toHaveBeenCalledTimes(1);
  given.set('referer', `https://clinic.example${page}?check-in=failed`);
  const digest = expect.stringContaining(`;${page}#the-key-of-the-booking;`);
  await expect(press()).rejects.toMatchObject({ digest });
  expect(refresh).toHaveBeenCalledTimes(2);
});
