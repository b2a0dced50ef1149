import 'server-only';
import { getExampleNumber, isSupportedCountry } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import type { Locale } from 'next-intl';
import type { FieldFault } from '@/contract/field-faults';
import { isolateLtr } from '@/contract/isolate';
import { GUARDIAN_RELATIONS, PERSON_FIELDS, type PersonField } from '@/contract/patient';
import { cardWords } from '@/features/booking/cards/words';
import type { BookingSetting } from '@/features/booking/choices/data';
import { getTranslations, textsOf } from '@/i18n/translations';
import { phoneCountry } from '@/lib/contact/contact-questions';
import { formatPhone } from '@/lib/contact/phone';

export type FormWords = Awaited<ReturnType<typeof formWords>>;

function exampleFor(country: string): string {
  const known = isSupportedCountry(country) ? getExampleNumber(country, examples) : undefined;
  return known?.formatNational() ?? '+00 000 000 0000';
}

/** Words of the question who agrees for a child; also for the form of staff. */
export async function guardianWords({ locale, guardianAge }: { locale: Locale; guardianAge: number }) {
  const t = await getTranslations({ locale, namespace: 'booking.guardian' });
  const relations = await getTranslations({ locale, namespace: 'booking.guardian.relations' });
  return {
    ...textsOf(t, 'title', 'choose', 'phoneHint'),
    text: t('text', { years: guardianAge }),
    relations: textsOf(relations, ...GUARDIAN_RELATIONS),
  };
}

/** Every sentence the form can say, in the language of the page; limits and an example number are filled in. */
export async function formWords(locale: Locale, country: string, setting: BookingSetting) {
  const { maxAge, notesMaxLength } = setting;
  const t = await getTranslations({ locale, namespace: 'booking.form' });
  const atOnce = await getTranslations({ locale, namespace: 'booking.form.atOnce' });
  const fault = await getTranslations({ locale, namespace: 'booking.faults' });
  const outcome = await getTranslations({ locale, namespace: 'booking.outcome' });
  const ui = await getTranslations({ locale, namespace: 'ui' });
  // A number keeps its order inside an Arabic sentence.
  const wrongPhone = fault('phone.invalid', { example: isolateLtr(exampleFor(country)) });
  const card = { invalid: fault('card.onItsWay'), notAvailable: fault('card.notAvailable') };
  const faults: Partial<Record<PersonField, Partial<Record<FieldFault, string>>>> = {
    firstName: { required: fault('firstName.required'), tooLong: fault('firstName.tooLong') },
    lastName: { required: fault('lastName.required'), tooLong: fault('lastName.tooLong') },
    phone: { required: fault('phone.required'), invalid: wrongPhone },
    tellBy: { notOffered: fault('tellBy.notOffered') },
    age: {
      required: fault('age.required'),
      invalid: fault('age.invalid'),
      tooSmall: fault('age.tooSmall'),
      tooBig: fault('age.tooBig', { max: maxAge }),
    },
    email: { invalid: fault('email.invalid'), tooLong: fault('email.tooLong') },
    additionalNotes: { tooLong: fault('additionalNotes.tooLong', { max: notesMaxLength }) },
    contractType: {
      required: fault('contractType.required'),
      notAvailable: fault('contractType.notAvailable'),
    },
    organisation: { required: fault('organisation.required'), notOffered: fault('organisation.notOffered') },
    cardFront: { required: fault('cardFront.required'), ...card },
    cardBack: { required: fault('cardBack.required'), ...card },
    guardianName: { required: fault('guardianName.required'), tooLong: fault('firstName.tooLong') },
    guardianRelation: { required: fault('guardianRelation.required') },
    guardianPhone: { invalid: wrongPhone },
    consent: { consentRequired: fault('consent.consentRequired') },
  };
  // The contract has parts of its own, each with its words; the box for news has the clinic's.
  const labelled = PERSON_FIELDS.filter(
    (field) => field !== 'contractType' && field !== 'organisation' && field !== 'news',
  );
  return {
    faults,
    otherFault: fault('other'),
    ...textsOf(t, 'errorTitle', 'required', 'send', 'sending', 'sendAgain', 'kept'),
    ...textsOf(outcome, 'working', 'offlineTitle', 'offlineText', 'allTimes', 'startNew'),
    errorPrefix: ui('errorPrefix'),
    labels: Object.fromEntries(labelled.map((field) => [field, t(field)])),
    fields: {
      ...textsOf(t, 'phoneHint', 'ageHint', 'more', 'emailHint', 'consentTitle', 'consent'),
      phoneCountry: phoneCountry({ country, locale }),
      tellBy: { no: t('tellByNo'), sms: t('tellBySms'), whatsapp: t('tellByWhatsapp') },
      guardian: await guardianWords({ locale, guardianAge: setting.guardianAge }),
      additionalNotesHint: t('additionalNotesHint', { max: notesMaxLength }),
    },
    contract: {
      ...textsOf(t, 'payment', 'cash', 'cards', 'cardsHint'),
      comma: ui('listComma'),
      accepted: t('acceptedHere', { names: '{names}' }),
      kinds: textsOf(t, 'company', 'syndicate'),
      organisation: { company: t('organisation.company'), syndicate: t('organisation.syndicate') },
      choose: t('organisation.choose'),
      sides: textsOf(t, 'cardFront', 'cardBack'),
      needsScript: t('cardsNeedScript'),
      card: await cardWords(locale),
    },
    known: { title: t('known.title'), someoneElse: t('known.someoneElse') },
    code: { title: t('code.title'), label: t('code.label'), hint: t('code.hint'), again: t('code.again') },
    call: await callWords(locale, setting, country),
    atOnce: {
      ...textsOf(atOnce, 'promise', 'promiseCash', 'promiseContract', 'phoneHint', 'send', 'sending'),
      bookTime: outcome('bookTime', { time: '{time}' }),
    },
    // The moment is put in where it is shown.
    requestTime: outcome('requestTime', { time: '{time}' }),
  };
}

/** The sentence about the call, for the browser to put the moment in, and the number as it is dialled there. */
export async function callWords(
  locale: Locale,
  { callCentrePhone: phone }: BookingSetting,
  /** Country of the branch: how its patients dial. */
  country: string | null | undefined,
) {
  const t = await getTranslations({ locale, namespace: 'booking.form' });
  return {
    sentence: t('callBy', { time: '{time}', day: '{day}', phone: '{phone}' }),
    phone: formatPhone({ phone, country }),
  };
}
