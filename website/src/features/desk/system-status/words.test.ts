import { createTranslator } from 'next-intl';
import { describe, expect, test } from 'vitest';
import { JOBS, SERVER_CHECKS, type SystemStatus } from '@/contract/system-status';
import ar from '../../../../messages/ar.json';
import en from '../../../../messages/en.json';
import { sayMatters } from './words';

type Matters = Omit<SystemStatus, 'versions'>;

const AT = '2026-11-23T12:00:00.000Z';
const EARLIER = '2026-11-23T08:30:00.000Z';
const YESTERDAY = '2026-11-22T20:00:00.000Z';
const versions = { product: '1.0.0', contract: 'abc', node: '24', strapi: '5', database: '3' };

const CHECKS = SERVER_CHECKS.map((name) => ({ name, condition: 'ok' as const }));
const WELL: Matters = {
  at: AT,
  mail: {
    ...{ state: 'well', isConfigured: true, lastSentAt: EARLIER, due: 0, oldestDueAt: null },
    ...{ late: [], later: 2, failed: 0, sms: null },
  },
  messages: { state: 'well', open: 0, oldestAt: null },
  requests: { state: 'well', pending: 1, late: 0, firstCallDueAt: EARLIER },
  backups: {
    newest: { beganAt: EARLIER, bytes: 3 * 1024 ** 2, freeBytes: 1024 ** 3 },
    ...{ state: 'well', failedAt: null, drilledAt: YESTERDAY, restoredAt: null },
  },
  jobs: { state: 'well', jobs: JOBS.map((name) => ({ name, lastSuccessAt: EARLIER, condition: 'well' })) },
  publishing: { state: 'well', last: { at: EARLIER, model: 'doctor', isHeard: true } },
  database: { state: 'well', kind: 'postgres', bytes: 5 * 1024 ** 2, freeBytes: 9 * 1024 ** 3 },
  server: { state: 'well', checks: CHECKS, certificateEndsAt: EARLIER },
  webhooks: { state: 'well', count: 1, off: [], failed: 0 },
  calendars: { state: 'well', count: 1, failing: 0 },
};

const FAILED = SERVER_CHECKS.map((name) => ({ name, condition: 'failed' }));
const SHORT_OF_ROOM = { state: 'look', newest: { beganAt: EARLIER, bytes: 10_000, freeBytes: 12_000 } };

const translators = {
  en: createTranslator({ locale: 'en', messages: en, namespace: 'systemStatus' }),
  ar: createTranslator({ locale: 'ar', messages: ar, namespace: 'systemStatus' }),
};
function say(locale: 'en' | 'ar', matters: Matters) {
  const status = { ...matters, versions };
  const said = sayMatters({ t: translators[locale], status, locale, timeZone: 'Africa/Cairo' });
  return Object.fromEntries(said.map(({ name, words }) => [name, words]));
}

describe.each(['en', 'ar'] as const)('in %s', (language) => {
  test('what is well asks for nothing, nor does what could not be read, which says so', () => {
    for (const { state, seen, todo } of Object.values(say(language, WELL))) {
      expect([state, todo]).toEqual(['well', []]);
      expect(seen.length).toBeGreaterThan(0);
    }
    const { messages, mail } = say(language, { ...WELL, messages: null });
    const { unknown } = { en, ar }[language].systemStatus;
    expect(messages).toEqual({ state: 'unknown', seen: [unknown], todo: [] });
    expect(mail?.state).toBe('well');
  });

  test.each<[keyof Matters, object]>([
    ['mail', { state: 'look', isConfigured: false }],
    ['mail', { state: 'look', failed: 3 }],
    ['mail', { state: 'look', sms: { lastToldAt: YESTERDAY, isSilent: true } }],
    ['mail', { state: 'act', due: 2, oldestDueAt: EARLIER, late: ['email'] }],
    ['mail', { state: 'look', late: ['whatsapp'] }],
    ['backups', SHORT_OF_ROOM],
    ['server', { state: 'act', certificateEndsAt: null, checks: FAILED }],
    ['messages', { state: 'look', open: 1, oldestAt: YESTERDAY }],
    ['requests', { state: 'act', pending: 3, late: 2, firstCallDueAt: EARLIER }],
    ['backups', { state: 'act', newest: null }],
    ['backups', { state: 'look', failedAt: AT, drilledAt: null }],
    ['jobs', { state: 'act', jobs: [{ name: 'removeCards', lastSuccessAt: null, condition: 'late' }] }],
    ['calendars', { state: 'look', count: 2, failing: 1 }],
    ['webhooks', { state: 'look', count: 1, off: ['Accounting'], failed: 2 }],
    ['publishing', { state: 'look', last: { at: AT, model: 'faq', isHeard: false } }],
    ['database', { state: 'act', kind: 'sqlite', bytes: 1, freeBytes: 1024 ** 2 }],
  ])('what is not well says what to do: %s %#', (name, change) => {
    const words = say(language, { ...WELL, [name]: { ...Object(WELL[name]), ...change } })[name];
    expect(words?.state).not.toBe('well');
    expect(words?.todo.length).toBeGreaterThan(0);
    expect([...(words?.seen ?? []), ...(words?.todo ?? [])].join(' ')).not.toMatch(/[{}]|undefined|null/);
  });
});

test('moments are told by the clock of the clinic', () => {
  const requests = { state: 'look' as const, pending: 2, late: 1, firstCallDueAt: EARLIER };
  const lateIn = (locale: 'en' | 'ar') => say(locale, { ...WELL, requests }).requests?.seen.at(-1);
  expect(lateIn('en')).toBe('1 call is overdue, the first since today, 10:30 am.');
  expect(lateIn('ar')).toBe('اتصال واحد متأخر، وكان أولها موعودًا قبل: اليوم، 10:30 ص.');
});

test('messages of visitors are pointed to where no mail tells of them', () => {
  const mail = { ...WELL.mail, state: 'look', isConfigured: false } as Matters['mail'];
  expect(say('ar', { ...WELL, mail }).mail?.link?.href).toBe('/ar/admin/messages');
  expect(say('ar', WELL).mail?.link).toBeUndefined();
});
