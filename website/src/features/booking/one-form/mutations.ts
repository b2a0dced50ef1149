import 'server-only';
import { redirect } from 'next/navigation';
import type { Locale } from 'next-intl';
import { z } from 'zod';
import { PERSON_FIELDS } from '@/contract/patient';
import { getBookingSetting, getCatalogue } from '@/features/booking/choices/data';
import { submitBooking } from '@/features/booking/details/mutations';
import { fillKnown } from '@/features/booking/details/returning-mutations';
import type { Typed } from '@/features/booking/details/schema';
import {
  checkPerson,
  createPersonSchema,
  type PersonFaults,
  readTyped,
} from '@/features/booking/details/schema';
import { formWords } from '@/features/booking/details/words';
import { getTranslations } from '@/i18n/translations';
import { type BookingQuery, readBookingQuery } from '@/lib/address/booking-address';
import { BackendError } from '@/lib/backend/errors';
import { publicForm } from '@/lib/guard/public';
import { type Trouble, withFaultId } from '@/lib/guard/trouble';
import { type Words, wordsOf } from '@/lib/guard/words';
import { nextTurn } from '@/lib/request/form-turn';
import { UNKNOWN_COUNTRY } from '@/lib/time/week';
import { keepPictures, type PictureFaults, wordsOfPictures } from './pictures-mutations';
import { describePlain, plainProgress, wordsOfFaults } from './query';
import { appointmentFaults } from './rules';
import { readShown } from './schema';
import type { PlainState } from './state';

const words = wordsOf('booking.outcome');

/** The one-page form. What is valid follows from its choices, so it is judged with them. */
export const plainBookingForm = publicForm({
  read: (form) => form,
  schema: z.instanceof(FormData),
  words,
  refused: ({ trouble, body, former, t }): PlainState =>
    failed({ trouble, former, typed: readTyped(body), t }),
  handle: async ({ body, locale, former }): Promise<PlainState> => {
    const answer = await answerPlainForm(body, locale, former);
    if ('href' in answer) redirect(answer.href);
    return answer;
  },
});

/** The page as it was shown before, with a word about what went wrong. */
function failed({
  trouble,
  former,
  typed,
  t,
}: {
  trouble: Trouble;
  former: unknown;
  typed: Typed;
  t: Words<'booking.outcome'>;
}): PlainState {
  const notice = { title: t('failedTitle'), text: withFaultId(t('failedText'), trouble) };
  return { ...readShown(former), turn: nextTurn(former), typed, errors: [], notice };
}

/**
 * Answers the one-page form: with the times when those are asked for, here or elsewhere, with all that is wrong at once, or with the
 * address of the confirmation. What was typed is part of every answer but the last.
 */
async function answerPlainForm(
  form: FormData,
  locale: Locale,
  former: unknown,
): Promise<PlainState | { href: string }> {
  const turn = nextTurn(former);
  let typed: Typed = readTyped(form);
  try {
    const pictures = await keepPictures(form, typed);
    typed = pictures.typed;
    const view = {
      locale,
      query: readChoices(form),
      typed,
      turn,
      idempotencyKey: readText(form, 'idempotencyKey') || crypto.randomUUID(),
    };
    if (form.has('knownPatient')) {
      return await describePlain({ ...view, typed: await fillKnown(form, typed, locale) });
    }
    if (form.get('intent') !== 'send' && !form.has('codeIntent')) {
      const shown = await describePlain(view);
      const missing = await missingChoices(view);
      const refused = await wordsOfPictures(locale, pictures.faults);
      return { ...shown, errors: [...shown.errors, ...missing, ...refused] };
    }
    const errors = await findErrors({ form, pictures: pictures.faults, ...view });
    if (errors.length > 0) return { ...(await describePlain(view)), errors };
    const outcome = await submitBooking({ form, locale, isOnePage: true });
    const { questions } = outcome;
    switch (outcome.status) {
      case 'booked':
        // With script the browser leaves this page as a whole, so that coming back to it asks for it anew.
        if (form.get('script') !== 'on') return { href: outcome.href };
        return await describePlain({ ...view, typed: {}, bookedHref: outcome.href });
      case 'taken':
        return await describePlain({
          ...view,
          questions,
          notice: { title: outcome.title, text: await takenText(locale) },
        });
      case 'code':
        return await describePlain({ ...view, questions, code: outcome });
      case 'work':
        return await describePlain({ ...view, questions, work: outcome });
      case 'refused':
        return await describePlain({
          ...view,
          questions,
          notice: { title: outcome.title, text: outcome.text },
        });
      case 'invalid':
        return {
          ...(await describePlain({ ...view, questions })),
          errors: await personErrors({ ...view, faults: outcome.faults }),
        };
      case 'filled':
      case 'new':
        return await describePlain(view);
    }
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return failed({ trouble: { kind: 'backend', error }, former, typed, t: await words(locale) });
  }
}

/** Doctor and branch when times are asked for without one of them. */
async function missingChoices({
  query,
  locale,
}: {
  query: BookingQuery;
  locale: Locale;
}): Promise<PlainState['errors']> {
  const catalogue = await getCatalogue(locale);
  const progress = plainProgress(query, catalogue);
  const { doctor, branch, service } = progress;
  const faults = appointmentFaults({ query, shownFor: '', doctor, branch, service }).filter(
    ({ code }) => code === 'doctorRequired' || code === 'branchRequired',
  );
  return wordsOfFaults(faults, locale, progress);
}

/** The times are drawn below, not offered as buttons as the other flow does. */
async function takenText(locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'plainBooking' });
  return t('takenText');
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

async function findErrors({
  form,
  query,
  locale,
  typed,
  pictures,
}: {
  form: FormData;
  query: BookingQuery;
  locale: Locale;
  typed: PlainState['typed'];
  pictures: PictureFaults;
}): Promise<PlainState['errors']> {
  const [catalogue, setting] = await Promise.all([getCatalogue(locale), getBookingSetting(locale)]);
  const progress = plainProgress(query, catalogue);
  const { doctor, branch, service } = progress;
  const shownFor = readText(form, 'shownFor');
  const appointment = appointmentFaults({ query, shownFor, doctor, branch, service });
  const country = branch?.country ?? catalogue.branches[0]?.country ?? UNKNOWN_COUNTRY;
  const checked = checkPerson({
    typed,
    schema: createPersonSchema({ ...setting, country }),
    guardianAge: setting.guardianAge,
  });
  const person = 'faults' in checked ? await personErrors({ query, locale, faults: checked.faults }) : [];
  const refused = await wordsOfPictures(locale, pictures);
  return [
    ...(await wordsOfFaults(appointment, locale, progress)),
    // A picture that was refused is not one that is missing.
    ...person.map((error) => refused.find(({ fieldId }) => fieldId === error.fieldId) ?? error),
  ];
}

async function personErrors({
  faults,
  query,
  locale,
}: {
  faults: PersonFaults;
  query: BookingQuery;
  locale: Locale;
}): Promise<PlainState['errors']> {
  const [catalogue, setting] = await Promise.all([getCatalogue(locale), getBookingSetting(locale)]);
  const country =
    plainProgress(query, catalogue).branch?.country ?? catalogue.branches[0]?.country ?? UNKNOWN_COUNTRY;
  const words = await formWords(locale, country, setting);
  return PERSON_FIELDS.flatMap((field) => {
    const fault = faults[field];
    return fault ? [{ fieldId: field, message: words.faults[field]?.[fault] ?? words.otherFault }] : [];
  });
}
