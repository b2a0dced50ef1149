import { expect, test } from 'vitest';
import { securityText } from './security-text';

const address = 'https://clinic.example/.well-known/security.txt';
const now = Date.parse('2026-12-01T00:00:00Z');
const given = { contact: 'mailto:security@clinic.example', expires: '2027-06-01', address, now };

test('the contact for faults of security is told with the day it ends', () => {
  expect(securityText(given)?.split('\n')).toEqual([
    'Contact: mailto:security@clinic.example',
    'Expires: 2027-06-01T00:00:00.000Z',
    'Preferred-Languages: en, ar',
    'Canonical: https://clinic.example/.well-known/security.txt',
    '',
  ]);
});

test.each([
  ['without a contact', { contact: undefined }],
  ['without a day', { expires: undefined }],
  ['once its day is past', { now: Date.parse('2027-06-01T00:00:00Z') }],
])('no contact for faults of security is told %s', (_, change) => {
  expect(securityText({ ...given, ...change })).toBeNull();
});
