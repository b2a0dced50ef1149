import { vi } from 'vitest';

/** The refusal of a call, as the backend says it. */
export const refusal = (status: number, name: string, details: object = {}): Response =>
  Response.json({ data: null, error: { status, name, message: name, details } }, { status });

const user = {
  ...{ username: 'mona', email: 'mona@clinic.example' },
  staff: { role: 'staff', scope: null, doctor: null },
};

/** Has the backend know who the member of staff is, and answer every other call by this. */
export const answerStaff = (answer: (address: URL) => Response) =>
  vi.stubGlobal('fetch', async (address: URL | string) =>
    String(address).includes('/users/me') ? Response.json(user) : answer(new URL(String(address))),
  );
