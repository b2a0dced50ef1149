import { expect, test } from 'vitest';
import { removeCards } from '../src/cards/remove-cards';
import { waitingDay } from '../src/scheduling/zone';
import { asPatient, newPhone, refusalOf } from './support/clinic';
import { createContractClinic } from './support/contract-clinic';

const site = await createContractClinic();
const { backend, clinic, book, newCard, cards, look, filesOf, db, staff, ask } = site;
const { act, seen, cancel, edit, handOver, erase } = site;
const both = (en: string, ar: string) => ({ labelEn: en, labelAr: ar });
// The language that was published before keeps its row with the questions of then.
await edit('service', clinic.consultation, { name: 'كشف' }, 'ar');
const save = (questions: object[]) => edit('service', clinic.consultation, { questions });
await save([
  { kind: 'yes_no', key: 'allergy', ...both('Any allergy?', 'هل توجد حساسية؟'), mustAnswer: true },
  {
    ...{ kind: 'short_text', key: 'which', ...both('Which one?', 'ما هي؟'), mustAnswer: true },
    ...{ shownIf: 'allergy', shownIfAnswer: 'yes' },
  },
  { kind: 'picture', key: 'ear', ...both('A picture of the ear', 'صورة الأذن') },
]);

const booked = async () => {
  const phone = newPhone();
  const own = await book({ phone });
  return {
    ...{ own, phone, id: own.id },
    seen: () => seen(own),
    read: () => asPatient(backend, own, 'answers'),
    answer: (answers: object) => act(own, 'answers', { answers }),
  };
};
const file = async (id: string) =>
  (await ask(`/appointments/${id}`, { token: staff })).body.data.visitAnswers;

test('who has come and waits still answers, also once their time has come, until they are called in', async () => {
  const visit = await booked();
  const note = (columns: object) => db()('appointments').where({ document_id: visit.id }).update(columns);
  const ticket_day = waitingDay(Date.now(), 'Africa/Cairo');
  const startsAt = new Date(Date.now() - 60_000);
  await note({ status: 'confirmed', attendance: 'arrived', ticket_day, starts_at: startsAt });
  expect((await visit.seen()).questions).toBe('open');
  expect((await visit.answer({ allergy: ['no'] })).status).toBe(200);
  await note({ attendance: 'with_doctor' });
  expect((await visit.seen()).questions).toBeNull();
  expect((await visit.answer({ allergy: ['no'] })).status).toBe(409);
});

test('a patient answers by their link, corrects it, and staff read it beside the visit, by the questions as they were asked; answers are taken until the visit alone', async () => {
  const visit = await booked();
  expect((await visit.seen()).questions).toBe('open');
  expect((await visit.read()).body.data).toMatchObject({ answers: {}, answeredAt: null });
  expect(await file(visit.id)).toMatchObject({ answeredAt: null });
  expect(refusalOf(await visit.answer({ allergy: ['yes'] }))).toEqual([400, 'which required']);
  const answers = { allergy: ['yes'], which: ['Penicillin'], ear: [await newCard()] };
  expect((await visit.answer(answers)).status).toBe(200);
  expect((await visit.seen()).questions).toBe('answered');
  expect((await file(visit.id)).answers).toEqual({ allergy: ['yes'], which: ['Penicillin'], ear: ['kept'] });
  expect((await look({ appointment: visit.id, side: 'answer-ear' })).status).toBe(200);
  expect(JSON.stringify(await cards())).not.toContain('Penicillin');
  // Corrected: what is not asked any more goes, and the picture stays where it is said to.
  expect((await visit.answer({ allergy: ['no'], which: ['Penicillin'], ear: ['kept'] })).status).toBe(200);
  expect((await visit.read()).body.data.answers).toEqual({ allergy: ['no'], ear: ['kept'] });
  await visit.answer({ allergy: ['no'] });
  expect((await look({ appointment: visit.id, side: 'answer-ear' })).status).toBe(404);
  const lost = await visit.answer({ allergy: ['no'], ear: ['kept'] });
  expect(refusalOf(lost)).toEqual([400, 'ear notAvailable']);

  await save([
    { kind: 'date', key: 'since', ...both('Since when?', 'منذ متى؟') },
    { kind: 'consent', key: 'agrees', ...both('Your name', 'اسمك') },
  ]);
  expect((await visit.read()).body.data.questions).toHaveLength(3);
  await cancel(visit.own);
  const statuses = [(await visit.read()).status, (await visit.answer({ allergy: ['yes'] })).status];
  expect(statuses).toEqual([404, 409]);
});

test('answers are handed over and erased with their patient, file and row', async () => {
  const visit = await booked();
  // As they are asked by now.
  expect((await visit.read()).body.data.questions).toMatchObject([{ key: 'since' }, { key: 'agrees' }]);
  const drawn = 'M10 20l3 -4 0 5';
  await visit.answer({ since: ['2024-02-29'], agrees: ['Huda Adel', drawn] });
  expect((await file(visit.id)).answers.agrees).toEqual(['Huda Adel', drawn]);
  const [{ storage_name }] = await cards().where({ appointment: visit.id });
  expect(await filesOf()).toContain(storage_name);
  expect((await handOver(visit.phone)).appointments[0].visitAnswers).toEqual([
    { question: 'Since when?', answer: '2024-02-29' },
    { question: 'Your name', answer: 'Huda Adel', drawnName: drawn },
  ]);
  await cancel(visit.own);
  await erase(visit.phone, 1);
  expect(await cards().where({ appointment: visit.id }).whereNull('removed_at')).toEqual([]);
  await removeCards(backend.strapi, Date.now());
  expect(await filesOf()).not.toContain(storage_name);
  expect(await db()('cards').where({ appointment: visit.id })).toEqual([]);
});
