import { expect, it } from 'vitest';
import { factorPresses, filterStaff, staffPages } from './rules';
import { readRightsForm, rightsSchema } from './schema';

const branch = 'a'.repeat(24);
const doctor = 'd'.repeat(24);

/** Reads rights from a form with these fields, as an address would have them. */
function readRights(fields: string) {
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(fields)) form.append(name, value);
  return rightsSchema.safeParse(readRightsForm(form)).data ?? null;
}

it.each([
  ['role=staff&scope=all', { role: 'staff', doctor: null, branches: null }],
  // "All" is preselected: a tick beside it is what the person meant.
  [`role=staff&scope=all&branch=${branch}`, { role: 'staff', doctor: null, branches: [branch] }],
  [`role=staff&scope=some&branch=${branch}`, { role: 'staff', doctor: null, branches: [branch] }],
  ['role=staff&scope=some', { role: 'staff', doctor: null, branches: [] }],
  [`role=manager&scope=some&branch=${branch}`, { role: 'manager', doctor: null, branches: null }],
  [`role=doctor&scope=all&doctor=${doctor}`, { role: 'doctor', doctor, branches: null }],
  // Chosen before another role was.
  [`role=reception&scope=all&doctor=${doctor}`, { role: 'reception', doctor: null, branches: null }],
  ['role=doctor&scope=all&doctor=../x', { role: 'doctor', doctor: null, branches: null }],
  ['role=admin&scope=all', null],
  ['role=staff&scope=some&branch=../x', null],
])('the rights that a form asks for by %s are %j', (fields, rights) => {
  expect(readRights(fields)).toEqual(rights);
});

it('the addresses of accounts name an account by its id and an outcome by a word of ours', () => {
  const blocked = staffPages.entry('ar', branch, { outcome: 'blocked' });
  expect(blocked).toBe(`/ar/admin/staff/${branch}?outcome=blocked`);
  const failed = staffPages.path('en', { outcome: 'failed', fault: '89abcdef' });
  expect(failed).toBe('/en/admin/staff?outcome=failed&fault=89abcdef');
  const read = ['blocked', '<script>', ['blocked']].map((outcome) => staffPages.read({ outcome }).outcome);
  expect(read).toEqual(['blocked', null, null]);
});

it('lists accounts by the name that is shown, or by role and then name', () => {
  const account = (name: string | null, email: string, role: 'doctor' | 'reception' | 'manager') => ({
    ...{ name, email, role, state: 'active' as const },
  });
  const accounts = [
    account('Zeina', 'a@clinic.example', 'reception'),
    account(null, 'mona@clinic.example', 'doctor'),
    account('Amal', 'z@clinic.example', 'manager'),
    account('Basma', 'y@clinic.example', 'reception'),
  ];
  const namesBy = (sort: 'role' | null) =>
    filterStaff(accounts, { role: null, state: null, sort }, 'en').map(({ name, email }) => name ?? email);
  expect(namesBy(null)).toEqual(['Amal', 'Basma', 'mona@clinic.example', 'Zeina']);
  expect(namesBy('role')).toEqual(['Basma', 'Zeina', 'mona@clinic.example', 'Amal']);
});

it.each<[boolean, boolean, boolean, string[]]>([
  [false, false, false, ['require']],
  [true, true, false, ['release', 'reset']],
  // Released alone, it would be required all the same.
  [true, true, true, ['reset']],
  [false, false, true, []],
])(
  'with a second factor: %s, required of the account: %s, of everybody: %s, the presses are %j',
  (has, isRequired, isOfAll, presses) => {
    const account = { hasSecondFactor: has, secondFactorRequired: isRequired };
    expect(factorPresses(account, isOfAll)).toEqual(presses);
  },
);
