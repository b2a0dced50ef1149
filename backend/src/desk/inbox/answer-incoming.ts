import { nextFreeTimes } from '../../appointments/availability/availability';
import { writeLink } from '../../appointments/phone-proof/ask-links';
import { type AppointmentRow, findAppointment } from '../../appointments/record/appointment-rows';
import type { IncomingAnswerRequest } from '../../contract/incoming-message';
import { readClinicName } from '../../documents/files/clinic-words';
import { bookUrl, readAppointmentSheet } from '../../documents/files/read-sheet';
import { type IncomingRow, STAFF_ANSWER } from '../../messaging/incoming-messages';
import { appointmentTime, COMMA, type Language, shortDate } from '../../platform/clinic-time';
import { ifTaken, inTransaction } from '../../platform/database';
import { notAllowed, type Outcome, versionConflict } from '../../platform/refusal';
import { servicesOf } from '../../platform/services';
import type { With } from '../../platform/with';
import { dateAt } from '../../scheduling/zone';
import type { Acting } from './handle-incoming';
import { changeIncoming, insertIncomingEvent, readIncomingHistory } from './incoming-rows';
import { answerReference, readAnswers } from './present-incoming';

/** Answers of one press to a message of a patient. Nothing of health and no doctor, as in every message to a phone. */
const ANSWER_WORDS = {
  en: {
    times: 'these are the next free times. Tap one to book it:',
    move: 'these times are free now. Tap one to move your appointment to it; you are asked once more first:',
    none: 'all free times:',
    call: (moment: string) => `we have read your message and will call you by ${moment}.`,
    callSoon: 'we have read your message and will call you as soon as we can.',
  },
  ar: {
    times: 'هذه أقرب المواعيد المتاحة، اضغط على أحدها لحجزه:',
    move: 'هذه المواعيد متاحة الآن. اضغط على أحدها لنقل موعدك إليه، وسنسألك مرة أخرى قبل النقل:',
    none: 'كل المواعيد المتاحة:',
    call: (moment: string) => `قرأنا رسالتك وسنتصل بك قبل ${moment}.`,
    callSoon: 'قرأنا رسالتك وسنتصل بك في أقرب وقت.',
  },
};

const TIMES = 3;
/** Enough to find times of different days. */
const LOOKED_AT = 120;

/**
 * Answers a message on the channel it came by. It is done with that, but for a promised call, which somebody still has to make.
 * Refused with 409 when such an answer cannot be given now, and when a colleague has answered since the page was read.
 */
export async function answerIncoming(
  { strapi, member: { by }, now }: Acting,
  row: IncomingRow,
  { answer, text, answered }: IncomingAnswerRequest,
): Promise<Outcome<IncomingRow>> {
  const { document_id: id } = row;
  const db = strapi.db.connection;
  const where = { document_id: row.appointment ?? '' };
  const beside = row.appointment === null ? null : await findAppointment(db, where);
  // No link to a visit whose phone has changed since.
  const visit = beside?.phone === row.phone ? beside : null;
  const { answers } = await readAnswers({ db, now }, row, visit);
  if (!answers.includes(answer)) return notAllowed('unreachable');
  const isLink = answer === 'link' && visit !== null;
  const said = isLink ? '' : await wordsOf({ strapi, row, visit, now }, { answer, text });
  const { mailing } = servicesOf(strapi);
  const to = answer === 'call' ? 'read' : 'done';
  const isWritten = await inTransaction(strapi, async (trx) => {
    const history = await readIncomingHistory(trx, id);
    const before = history.filter(({ action }) => action === 'answered').length;
    if (before !== answered) return false;
    const reference = answerReference(id, before);
    const message = { channel: row.channel, kind: STAFF_ANSWER, reference, to: row.phone };
    if (isLink) await writeLink({ trx, now }, { row: visit, channel: row.channel, to: row.phone });
    else await mailing.write({ trx, now }, [{ ...message, text: said }]);
    const own = answer === 'text' ? text : null;
    await insertIncomingEvent({ trx, by, now }, id, 'answered', { answer, text: own });
    await changeIncoming({ trx, now }, { id, from: row.handling, to });
    return true;
  }).catch(ifTaken(() => false));
  if (!isWritten) return versionConflict();
  mailing.wake();
  return { ok: true, value: { ...row, handling: to } };
}

type Worded = With<'strapi' | 'now'> & { row: IncomingRow; visit: AppointmentRow | null };

async function wordsOf(given: Worded, { answer, text }: Pick<IncomingAnswerRequest, 'answer' | 'text'>) {
  if (answer === 'text') return text;
  const { language } = given.row;
  const clinic = await readClinicName(given.strapi, language);
  const said = answer === 'call' ? await callWords(given) : await timesWords(given);
  return clinic === '' ? said : `${clinic}: ${said}`;
}

const momentOf = (moment: { instant: number; timeZone: string; language: Language }) =>
  `${shortDate(moment)}${COMMA[moment.language]}${appointmentTime(moment)}`;

async function callWords({ strapi, row: { language }, visit, now }: Worded): Promise<string> {
  const catalogue = await servicesOf(strapi).catalogue.get();
  const instant = catalogue.callClock.callBy(now);
  const words = ANSWER_WORDS[language];
  if (instant === null) return words.callSoon;
  return words.call(momentOf({ instant, timeZone: visit?.time_zone ?? catalogue.data.clinicZone, language }));
}

/** The first free time of each of the next days, of the doctor, branch and service of the visit, each with the link that leads to it. */
async function timesWords({ strapi, row: { language }, visit, now }: Worded): Promise<string> {
  const words = ANSWER_WORDS[language];
  const catalogue = await servicesOf(strapi).catalogue.get();
  if (visit === null) return `${words.none}\n${bookUrl(language)}`;
  const sheet = await readAppointmentSheet(strapi, visit, language);
  const isAhead = ['pending', 'confirmed'].includes(visit.status) && visit.starts_at > now;
  const { doctor, branch, service } = visit;
  const timeZone = catalogue.zoneOf(branch);
  const found = catalogue.practice({ doctor, branch })
    ? await nextFreeTimes(
        { db: strapi.db.connection, catalogue, now },
        { place: { doctor, branch, service }, from: dateAt(now, timeZone), count: LOOKED_AT },
      )
    : [];
  const byDay = new Map(found.toReversed().map(({ startsAt }) => [dateAt(startsAt, timeZone), startsAt]));
  const times = [...byDay.values()].sort((a, b) => a - b).slice(0, TIMES);
  if (times.length === 0) return `${words.none}\n${isAhead ? sheet.shortUrl : sheet.bookUrl}`;
  const said = times.map((instant) => momentOf({ instant, timeZone, language }));
  // The visit's own link leads to the question whether to move it there; nothing is changed before that is answered.
  const linkTo = (instant: number) => {
    const link = new URL(isAhead ? sheet.shortUrl : sheet.bookUrl);
    link.searchParams.set('time', new Date(instant).toISOString().replace(':00.000Z', 'Z'));
    return link.href;
  };
  const lines = times.map((instant, index) => `${said[index]}: ${linkTo(instant)}`);
  return [isAhead ? words.move : words.times, ...lines].join('\n');
}
