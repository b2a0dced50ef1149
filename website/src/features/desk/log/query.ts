import 'server-only';
import { listStaff } from '@/features/desk/staff/data';
import type { LogFilter } from './address';
import { listEntries } from './data';

export async function readLog(token: string, filter: LogFilter) {
  const [found, staff] = await Promise.all([listEntries(token, filter), listStaff({ token })]);
  const people = staff.map(({ documentId, name, email }) => ({ id: documentId, name: name ?? email }));
  return { ...found, people };
}
