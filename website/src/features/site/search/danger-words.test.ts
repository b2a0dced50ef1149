import { beforeEach, expect, it } from 'vitest';
import { stubContent } from '@/test/content-backend';
import { formOf } from '@/test/form-of';
import { askAboutDanger, askedBefore, sayDanger } from './danger-words';

const UNNAMED = 'This may be an emergency';
const CHOKING = 'Suddenly I cannot breathe';

beforeEach(() => {
  stubContent(() => undefined);
});

it('what cannot wait is said before what can wait for a call of the clinic, also where it only resembles an emergency', async () => {
  const content = {
    warning: ({ id }: { id: string }) => ({
      ...{ lang: 'en' as const, documentId: id, name: id, whatToDo: 'Call.' },
      ...{ everydayWords: null, notMeant: null, phone: null, phoneLabel: null },
      urgency: id.startsWith('today') ? ('same_day' as const) : ('ambulance' as const),
    }),
  };
  const said = async (isLike: boolean, ...signs: string[]) => {
    const { warnings } = await sayDanger(content, { signs, isLike, locale: 'en' });
    return warnings.map(({ title }) => title);
  };
  expect(await said(false, 'today1', 'today2', 'now')).toEqual(['now', 'today1']);
  expect(await said(true, 'today1', 'today2')).toEqual([UNNAMED, 'today1']);
  expect(await said(true, 'now', 'today1')).toEqual(['now', 'today1']);
  expect(await said(true)).toEqual([UNNAMED]);
});

it('a number of a sign that is written in the other language is named in the words of the page, where it has no name', async () => {
  const own = { lang: 'ar' as const, documentId: 'a', name: 'تسمم', whatToDo: 'اتصل.', order: 1 };
  const of = (phoneLabel: string | null) => ({
    warning: () => ({
      ...{ ...own, phoneLabel, phone: '+20223456789', urgency: 'ambulance' as const },
      ...{ everydayWords: null, notMeant: null },
    }),
  });
  const said = async (label: string | null) =>
    (await sayDanger(of(label), { signs: ['a'], isLike: false, locale: 'en' })).warnings[0]?.phone;
  const arabic = { lang: 'ar', dir: 'rtl' };
  expect(await said('مركز السموم')).toMatchObject({ label: 'مركز السموم', words: arabic });
  expect((await said(null))?.words).toEqual({});
});

it('a form is asked once about the same danger, however it is edited, and every answer carries that on', async () => {
  const ask = (text: string, dangerAsked = '') => askAboutDanger(text, formOf({ dangerAsked }), 'en');
  expect(await ask('A window seat, please')).toBeUndefined();
  const first = await ask(`Good morning.\n${CHOKING}`);
  expect([first?.asked, first?.warning?.warnings[0]?.title]).toEqual(['unnamed', UNNAMED]);
  for (const text of [CHOKING, 'It is over', ' ']) {
    expect(await ask(text, 'unnamed')).toEqual({ asked: 'unnamed', warning: null });
  }
  // Another danger is said for itself, and none of the former ones again.
  const second = await ask(CHOKING, 'another');
  expect([second?.asked, second?.warning?.warnings.length]).toEqual(['another unnamed', 1]);
  expect(askedBefore(formOf({ dangerAsked: second?.asked ?? '' }))).toEqual({
    asked: 'another unnamed',
    warning: null,
  });
});
