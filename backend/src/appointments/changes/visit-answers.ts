import type { Core } from '@strapi/strapi';
import { CardGone, CardMissing, type FileRow, filesOf, replaceFiles } from '../../cards/card-rows';
import type { EncryptedCardStore } from '../../cards/encrypted-store';
import { keepCard } from '../../cards/keep-card';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import { isErased } from '../../contract/patient';
import {
  type AnsweredQuestions,
  answeredQuestions,
  answerInWords,
  answerPicture,
  judgeAnswers,
  KEPT_PICTURE,
  keyOfAnswerPicture,
  namesOfConsent,
  type VisitAnswers,
} from '../../contract/visit-questions';
import { inTransaction } from '../../platform/database';
import { isoInstant } from '../../platform/instant';
import { invalid, notAllowed, type Outcome, versionConflict } from '../../platform/refusal';
import { servicesOf } from '../../platform/services';
import type { With } from '../../platform/with';
import { type AppointmentRow, isBeforeVisit } from '../record/appointment-rows';
import { fieldError } from '../record/booking-input';

// Answers lie where contract cards do, encrypted by the same key: they are kept, exported and erased with them.

/** Name of the file of all answers among the files of an appointment. */
const ANSWERS = 'answers';

/** The questions of a service while nobody has answered; null where it has none. */
function unanswered(row: AppointmentRow, catalogue: CatalogueSnapshot): AnsweredQuestions | null {
  const questions = catalogue.data.services[row.service]?.questions ?? [];
  return questions.length > 0 ? { questions, answers: {}, answeredAt: null } : null;
}

/** Answers of a file, with the questions as they were asked; without any where it cannot be read. */
async function readAnswers(store: EncryptedCardStore, file: FileRow): Promise<AnsweredQuestions> {
  const content = await store.read(file.storage_name).catch(() => null);
  if (content) return answeredQuestions.parse(JSON.parse(content.toString('utf8')));
  return { questions: [], answers: {}, answeredAt: isoInstant(file.uploaded_at) };
}

/** Returns the questions before a visit with their answers, without answers if they no longer fit; null if there are none. */
export async function questionsOf({ strapi, catalogue }: With<'strapi' | 'catalogue'>, row: AppointmentRow) {
  const known = (await readAnswersOf(strapi, [row.document_id])).get(row.document_id);
  return known && known.questions.length > 0 ? known : unanswered(row, catalogue);
}

/** Returns the same for staff; answers that can no longer be read are reported with their time, without questions. */
export async function questionsForStaff(
  { strapi, catalogue }: With<'strapi' | 'catalogue'>,
  row: AppointmentRow,
): Promise<AnsweredQuestions | null> {
  const known = (await readAnswersOf(strapi, [row.document_id])).get(row.document_id);
  return known ?? (isErased(row) || row.status === 'canceled' ? null : unanswered(row, catalogue));
}

/** Returns whether a patient still has questions to answer or has answered them; null if none are asked, or no longer. */
export async function questionsStateOf(
  { db, catalogue, now }: With<'db' | 'catalogue' | 'now'>,
  row: AppointmentRow,
): Promise<'open' | 'answered' | null> {
  if (!isBeforeVisit(row, now)) return null;
  const files = await filesOf(db, [row.document_id]);
  if (files.some(({ side }) => side === ANSWERS)) return 'answered';
  return unanswered(row, catalogue) ? 'open' : null;
}

/** Takes a patient's answers, or corrects them. Refused with 400 for faults by question, 409 once the visit begins or changes. */
export async function answerQuestions(
  { strapi, catalogue, now }: With<'strapi' | 'catalogue' | 'now'>,
  row: AppointmentRow,
  given: VisitAnswers,
): Promise<Outcome<AnsweredQuestions>> {
  const asked = isBeforeVisit(row, now) ? await questionsOf({ strapi, catalogue }, row) : null;
  if (!asked) return notAllowed('notLive');
  const { questions } = asked;
  const { answers, faults } = judgeAnswers(questions, given);
  const faulty = Object.entries(faults).map(([key, fault]) => fieldError(key, fault));
  if (faulty.length > 0) return invalid(faulty);
  const pictures = questions.filter(({ kind }) => kind === 'picture').map(({ key }) => key);
  const changed = pictures.filter((key) => answers[key]?.[0] !== KEPT_PICTURE);
  const lost = pictures.filter((key) => !changed.includes(key) && !asked.answers[key]);
  if (lost.length > 0) return invalid(lost.map((key) => fieldError(key, 'notAvailable')));
  const tokens = new Map<string, string | null>(
    changed.map((key) => [answerPicture(key), answers[key]?.[0] ?? null]),
  );
  const kept = Object.fromEntries(
    Object.entries(answers).map(([key, values]) => [key, pictures.includes(key) ? [KEPT_PICTURE] : values]),
  );
  const value: AnsweredQuestions = { questions, answers: kept, answeredAt: isoInstant(now) };
  tokens.set(ANSWERS, await keepCard({ strapi, now }, Buffer.from(JSON.stringify(value))));
  try {
    const isSame = await inTransaction(strapi, async (trx) => {
      // Locked and compared by version: none are stored once the visit was changed or its patient erased.
      const { document_id, version } = row;
      const found = trx('appointments').where({ document_id, version }).whereNot({ phone: '' });
      if ((await found.update({ updated_at: new Date(now) })) !== 1) return false;
      await replaceFiles({ trx, now }, document_id, tokens);
      return true;
    });
    return isSame ? { ok: true, value } : versionConflict();
  } catch (error) {
    if (!(error instanceof CardMissing || error instanceof CardGone)) throw error;
    const sides = error instanceof CardMissing ? error.sides : changed.map(answerPicture);
    return invalid(sides.map((side) => fieldError(keyOfAnswerPicture(side) ?? side, 'notAvailable')));
  }
}

const WORDS = { en: { yes: 'Yes', no: 'No' }, ar: { yes: 'نعم', no: 'لا' } };

/** Questions and answers in words, as they are handed over, with a name that was drawn. */
export function sayAnswers(
  answered: AnsweredQuestions | undefined,
  language: AppointmentRow['language'],
): { question: string; answer: string; drawnName?: string }[] {
  const { questions = [], answers = {} } = answered ?? {};
  return questions
    .filter(({ key, kind }) => kind !== 'picture' && answers[key])
    .map((question) => {
      const [drawnName] = question.kind === 'consent' ? namesOfConsent(answers[question.key]).drawn : [];
      return {
        question: question.label[language],
        answer: answerInWords(question, answers, language, WORDS[language]).join(' · '),
        ...(drawnName ? { drawnName } : {}),
      };
    });
}

/** Answers of appointments, by the key of each. */
export async function readAnswersOf(strapi: Core.Strapi, appointments: readonly string[]) {
  const found = new Map<string, AnsweredQuestions>();
  const files = (await filesOf(strapi.db.connection, appointments)).filter(({ side }) => side === ANSWERS);
  if (files.length === 0) return found;
  const store = servicesOf(strapi).cards.store();
  for (const file of files) found.set(file.appointment, await readAnswers(store, file));
  return found;
}
