'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import type { Locale } from 'next-intl';
import { z } from 'zod';
import type { SummaryError } from '@/components/form/error-summary';
import { keepCard } from '@/features/booking/cards/data';
import type { CardFault } from '@/features/booking/cards/schema';
import { cardWords } from '@/features/booking/cards/words';
import { getBookingSetting, getCatalogue } from '@/features/booking/choices/data';
import { faultsInWords } from '@/features/booking/details/control-rules';
import { limitsOf } from '@/features/booking/details/limit-rules';
import { askAboutNotes, fillKnown, submitBooking } from '@/features/booking/details/mutations';
import { checkPerson, type PersonFaults, readTyped } from '@/features/booking/details/schema';
import { formWords } from '@/features/booking/details/words';
import { askedBefore } from '@/features/site/search/danger-words';
import { getTranslations } from '@/i18n/translations';
import { type BookingQuery, readBookingQuery } from '@/lib/address/booking-address';
import { publicAction } from '@/lib/guard/public';
import { withFaultId } from '@/lib/guard/trouble';
import { nextTurn } from '@/lib/request/form-turn';
import { MalformedForm } from '@/lib/request/malformed-forms';
import { isFromOwnPage } from '@/lib/request/visitor';
import { countryOf, describePlain, type PlainState, plainProgress, wordsOfFaults } from './query';
import { appointmentFaults } from './rules';

const text = z.string();
const options = z.array(z.looseObject({ value: text, label: text }));
/** Fields of a state that the page reads without asking whether they are there. */
const shownFields = z.looseObject({
  options: z.object({ branch: options, doctor: options, service: options, date: options }),
  values: z.object({ branch: text, doctor: text, service: text, date: text, time: text }),
  times: z.looseObject({ groups: z.array(z.looseObject({ times: options })) }).nullable(),
  shownFor: text,
  call: z.looseObject({ lines: z.looseObject({}), timeZone: text, locale: text }).nullable(),
  timesNote: text.nullable(),
  fee: z.looseObject({ text, note: text.nullable() }).nullable(),
  ways: z.array(z.looseObject({ value: text, title: text, lang: text, detail: text })),
  organisations: options,
  stepByStep: text,
  idempotencyKey: text,
});

/** Answers the one-page form with its result or the confirmation; its choices decide what is valid, so both are judged. */
export const plainBookingAction = publicAction({
  read: (form) => form,
  schema: z.instanceof(FormData),
  words: 'booking.outcome',
  // The page as it was shown before, with a word about what went wrong.
  refused: ({ trouble, body, former, t }): PlainState => ({
    ...readShown(former),
    turn: nextTurn(former),
    typed: readTyped(body),
    danger: askedBefore(body),
    errors: [],
    notice: { title: t('failedTitle'), text: withFaultId(t('failedText'), trouble) },
  }),
  handle: ({ body, locale, former }): Promise<PlainState> => answerPlainForm(body, locale, former),
});

/** Answers with times where those are asked for, with all that is wrong at once and the typed text, or with the confirmation. */
async function answerPlainForm(form: FormData, locale: Locale, former: unknown): Promise<PlainState> {
  const ofPictures = await keepPictures(form);
  const typed = readTyped(form);
  const query = readChoices(form);
  const idempotencyKey = readText(form, 'idempotencyKey') || crypto.randomUUID();
  const danger = await askAboutNotes(typed, form, locale);
  const view = { locale, query, typed, danger, turn: nextTurn(former), idempotencyKey };
  if (form.has('knownPatient'))
    return await describePlain({ ...view, typed: await fillKnown(form, typed, locale) });
  if (danger?.warning) return await describePlain(view);
  const [catalogue, setting, refused] = await Promise.all([
    getCatalogue(locale),
    getBookingSetting(locale),
    wordsOfPictures(locale, ofPictures),
  ]);
  const progress = plainProgress(query, catalogue);
  const country = countryOf(progress, catalogue);
  const sayFaults = async (faults: PersonFaults) =>
    faultsInWords(faults, await formWords(locale, country, setting));
  if (form.get('intent') !== 'send' && !form.has('codeIntent')) {
    const shown = await describePlain(view);
    // Fields missing for a search of times: doctor or branch.
    const missing = appointmentFaults({ query, shownFor: '', ...progress }).filter(
      ({ code }) => code === 'doctorRequired' || code === 'branchRequired',
    );
    return {
      ...shown,
      errors: [...shown.errors, ...(await wordsOfFaults(missing, locale, progress)), ...refused],
    };
  }
  const appointment = appointmentFaults({ query, shownFor: readText(form, 'shownFor'), ...progress });
  const checked = checkPerson(typed, limitsOf(setting, country));
  const person = 'faults' in checked ? await sayFaults(checked.faults) : [];
  const errors = [
    ...(await wordsOfFaults(appointment, locale, progress)),
    // A picture that was refused is not one that is missing.
    ...person.map((error) => refused.find(({ fieldId }) => fieldId === error.fieldId) ?? error),
  ];
  if (errors.length > 0) return { ...(await describePlain(view)), errors };
  const outcome = await submitBooking(form, locale, true);
  const carried = { questions: outcome.questions, danger: outcome.danger };
  switch (outcome.status) {
    case 'booked':
      // With script the browser leaves this page as a whole, so that coming back to it asks for it anew.
      if (form.get('script') !== 'on') redirect(outcome.href);
      return await describePlain({ ...view, typed: {}, bookedHref: outcome.href });
    case 'taken':
    case 'refused': {
      // The times are drawn below, not offered as buttons as the other flow does.
      const t = await getTranslations({ locale, namespace: 'plainBooking' });
      const text = outcome.status === 'taken' ? t('takenText') : outcome.text;
      const reason = outcome.status === 'refused' ? outcome.reason : null;
      // The page has the clinic's words of before.
      if (reason === 'changed') refresh();
      const notice = { title: outcome.title, text, isUsedUp: reason === 'reused' };
      return await describePlain({ ...view, ...carried, typed: outcome.typed ?? typed, notice });
    }
    case 'code':
      return await describePlain({ ...view, ...carried, code: outcome });
    case 'work':
      return await describePlain({ ...view, ...carried, work: outcome });
    case 'invalid': {
      const shown = await describePlain({ ...view, ...carried });
      return { ...shown, errors: await sayFaults(outcome.faults) };
    }
    case 'filled':
    case 'new':
    case 'offline':
      return await describePlain(view);
  }
}

function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

function readChoices(form: FormData): BookingQuery {
  const elsewhere = readText(form, 'elsewhere');
  if (elsewhere) return readBookingQuery(Object.fromEntries(new URLSearchParams(elsewhere)));
  const names = ['branch', 'doctor', 'service', 'date', 'time'];
  return readBookingQuery(Object.fromEntries(names.map((name) => [name, readText(form, name)])));
}

const SIDES = ['cardFront', 'cardBack'] as const;

/** Faults of the pictures that came along with a form. */
type PictureFaults = Partial<Record<(typeof SIDES)[number], CardFault>>;

/** Stores the pictures of the one-page form and puts their tokens into it; none if paid in cash. */
async function keepPictures(form: FormData): Promise<PictureFaults> {
  const faults: PictureFaults = {};
  if (form.get('contractType') === 'cash' || !(await isFromOwnPage())) return faults;
  for (const side of SIDES) {
    const picture = form.get(`${side}Picture`);
    if (!(picture instanceof File) || picture.size === 0) continue;
    const outcome = await keepCard(picture.stream());
    form.set(side, outcome.ok ? outcome.kept.card : '');
    if (!outcome.ok) faults[side] = outcome.fault;
  }
  return faults;
}

/** The faults as sentences, each tied to its side of the card. */
async function wordsOfPictures(locale: Locale, faults: PictureFaults): Promise<SummaryError[]> {
  const words = await cardWords(locale);
  return SIDES.flatMap((side) => {
    const fault = faults[side];
    return fault ? [{ fieldId: side, message: words.faults[fault] }] : [];
  });
}

/** Reads the state shown before, for when the backend cannot be asked; throws MalformedForm for what no page has shown. */
function readShown(former: unknown): PlainState {
  const state = z.custom<PlainState>((given) => shownFields.safeParse(given).success).safeParse(former);
  if (!state.success) throw new MalformedForm();
  return state.data;
}
