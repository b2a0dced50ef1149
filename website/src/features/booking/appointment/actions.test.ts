import { expect, test, vi } from 'vitest';
import { formOf } from '@/test/form-of';
import { stubSettings } from '@/test/secrets';
import { cancelAppointmentAction } from './actions';

vi.mock('next/headers', () => import('@/test/next-headers'));

test('a press in a browser that keeps no key of the booking any more leads to its page, which says how to open it', async () => {
  stubSettings();
  const press = cancelAppointmentAction(formOf({ locale: 'ar', number: '482-915-633', version: '1' }));
  const digest = expect.stringContaining(';/ar/booking/confirmation/482-915-633;');
  await expect(press).rejects.toMatchObject({ digest });
});
