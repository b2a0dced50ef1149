import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSessionAction } from '@/features/account/sign-in/actions';
import { unblockTimeAction } from '@/features/desk/staff-calendar/actions';
import { formOf } from '@/test/form-of';
import { stubSettings } from '@/test/secrets';
import en from '../messages/en.json';

vi.mock('next/headers', () => ({
  headers: async () => new Headers({ host: 'clinic.example', origin: 'https://clinic.example' }),
  cookies: async () => ({
    get: (name: string) => (name.endsWith('staff') ? { value: 'a.b.c' } : undefined),
    set: () => {},
  }),
}));
const refresh = vi.hoisted(() => vi.fn());
vi.mock('next/cache', async (original) => ({ ...(await original<object>()), refresh }));

const staff = { role: 'staff', scope: null, doctor: null };
const USER = { username: 'mona', email: 'mona@clinic.example', staff };

/** The backend knows who asks, and answers the change with this status. */
let changeStatus = 204;
beforeEach(() => {
  stubSettings();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (address: URL | string) => {
    if (String(address).includes('/users/me')) return Response.json(USER);
    if (changeStatus === 204) return new Response(null, { status: 204 });
    const error = { status: changeStatus, name: 'Error', message: 'No', details: {} };
    return Response.json({ data: null, error }, { status: changeStatus });
  });
});

afterEach(() => {
  refresh.mockReset();
  vi.restoreAllMocks();
});

const endSession = () => endSessionAction(null, formOf({ locale: 'en', session: 'a'.repeat(32) }));
const unblockTime = () => unblockTimeAction(null, formOf({ locale: 'en', id: 'a'.repeat(24) }));

const PRESSES = [
  { act: endSession, words: en.account.profile.endFailed },
  { act: unblockTime, words: en.staffCalendar.failed },
];

it.each([204, 404])('a press is done when the backend answers %i', async (status) => {
  changeStatus = status;
  for (const { act } of PRESSES) expect(await act()).toBeNull();
  expect(refresh).toHaveBeenCalledTimes(PRESSES.length);
});

it.each([403, 503])('a press says that it failed when the backend answers %i', async (status) => {
  changeStatus = status;
  for (const { act, words } of PRESSES) expect(await act()).toEqual({ outcome: 'refused', text: words });
});
