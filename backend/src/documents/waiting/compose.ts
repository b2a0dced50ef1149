import type { Core } from '@strapi/strapi';
import { recipientOf } from '../../appointments/record/appointment-mails';
import { type EntryRow, findEntry } from '../../appointments/waiting/entry-rows';
import { findOffer, type OfferRow } from '../../appointments/waiting/offer-rows';
import { isStillTrue } from '../../appointments/waiting/send-again';
import { waitingKey } from '../../appointments/waiting/waiting-access';
import {
  readPerson,
  readWaitingReference,
  type WaitingPerson,
} from '../../appointments/waiting/waiting-person';
import { fillPlaceholders } from '../../contract/placeholders';
import type { ClaimedMessage } from '../../messaging/outbox';
import { type MailContent, oneLine, renderMail } from '../../messaging/template';
import type { OutgoingMessage } from '../../messaging/transport';
import { appointmentMoment } from '../../platform/clinic-time';
import { servicesOf } from '../../platform/services';
import type { With } from '../../platform/with';
import type { AppointmentSheet } from '../files/appointment-sheet';
import { readClinicWords, sheetWithoutVisit } from '../files/clinic-words';
import { localPhone, nameInMessage } from '../files/phone-values';
import { shortUrl, untilWords } from '../files/read-sheet';
import { SHEET_WORDS } from '../files/sheet-words';
import { MAIL_WORDS } from '../mails/mail-words';
import { MESSAGE_OF, WAITING_WORDS, type WaitingMessage } from '../mails/waiting-words';
import { phoneContent } from '../phone/content';
import { readTexts } from '../phone/texts';

/** Returns what a message of the waiting list is made of, in the words a message about an appointment has. */
async function sheetOf(
  { strapi, now }: With<'strapi' | 'now'>,
  { entry, offer, person }: { entry: EntryRow; offer: OfferRow | null; person: WaitingPerson },
): Promise<AppointmentSheet> {
  const { language } = person;
  const { catalogue, manageKeys } = servicesOf(strapi);
  const { data } = await catalogue.get();
  const branchId = offer?.branch ?? entry.branches[0] ?? '';
  const words = await readClinicWords(strapi, { branch: branchId, service: entry.service }, language);
  const branch = data.branches[branchId];
  const key = waitingKey(manageKeys, entry.number);
  const sheet = sheetWithoutVisit(language, words, branch, shortUrl('w', entry.number, language, key));
  const country = branch?.country ?? Object.values(data.branches)[0]?.country ?? '';
  return {
    ...sheet,
    branch: { ...sheet.branch, country },
    bookingNumber: entry.number,
    status: 'pending',
    startsAt: offer?.starts_at ?? now,
    endsAt: offer?.ends_at ?? now,
    timeZone: offer?.time_zone ?? data.clinicZone,
    firstName: person.firstName,
    doctor: data.doctors[offer?.doctor ?? entry.doctor ?? '']?.name[language] ?? '',
    service: data.services[entry.service]?.name[language] ?? '',
    ...(offer
      ? { until: untilWords({ instant: offer.open_until, timeZone: offer.time_zone, language }, now) }
      : {}),
  };
}

function mailOf(
  sheet: AppointmentSheet,
  kind: WaitingMessage,
  { isMove, hasTime }: { isMove: boolean; hasTime: boolean },
): MailContent {
  const { language, startsAt, timeZone, branch, callCentre } = sheet;
  const words = WAITING_WORDS[language];
  const labels = SHEET_WORDS[language];
  const { greeting, questions } = MAIL_WORDS[language];
  const moment = appointmentMoment({ instant: startsAt, timeZone, language });
  const phone = localPhone({ phone: callCentre.phone, country: branch.country });
  const isOffer = kind === 'waitingOffer';
  const facts = [
    ...(hasTime ? [{ label: labels.when, value: moment }] : []),
    { label: labels.doctor, value: oneLine(sheet.doctor) },
    { label: labels.service, value: oneLine(sheet.service) },
    ...(hasTime ? [{ label: labels.branch, value: oneLine(branch.name) }] : []),
    ...(isOffer && sheet.until ? [{ label: words.until, value: sheet.until }] : []),
  ];
  return {
    language,
    clinic: oneLine(sheet.clinic),
    title: words.subject[kind],
    greeting: fillPlaceholders({ text: greeting, values: { name: nameInMessage(sheet) } }),
    paragraphs: [[{ text: words.lead[kind] }], ...(isOffer && isMove ? [[{ text: words.moves }]] : [])],
    facts: facts
      .filter(({ value }) => value !== '')
      .map(({ label, value }) => ({ label, value: [{ text: value }] })),
    actions: [{ label: words.action[kind], url: sheet.manageUrl }],
    footer: [[{ text: `${questions} ` }, { text: phone, ltr: true }], [{ text: words.why }]],
  };
}

/** Makes the words of a message of the waiting list from how it stands now; null when it has nothing to say any more. */
export async function composeWaitingMessage(
  strapi: Core.Strapi,
  message: ClaimedMessage,
  now: number,
): Promise<OutgoingMessage | null> {
  const reference = readWaitingReference(message);
  if (!reference) return null;
  const db = strapi.db.connection;
  const entry = await findEntry(db, { document_id: reference.entry });
  if (entry?.state !== 'waiting') return null;
  const person = await readPerson(db, entry, now);
  if (!person || recipientOf(person, message.channel) !== message.to) return null;
  const offer = reference.offer ? await findOffer(db, reference.offer) : null;
  const kind = MESSAGE_OF[reference.kind];
  if (!(await isStillTrue({ db, now }, reference))) return null;
  const sheet = await sheetOf({ strapi, now }, { entry, offer, person });
  if (message.channel !== 'email') {
    const { toldOf } = await readTexts(strapi, sheet.language);
    return { ...message, ...phoneContent(sheet, kind, toldOf(kind).text) };
  }
  const content = mailOf(sheet, kind, { isMove: entry.appointment !== null, hasTime: offer !== null });
  return { ...message, ...renderMail(content) };
}
