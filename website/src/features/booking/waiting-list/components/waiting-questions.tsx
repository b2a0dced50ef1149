import type { Locale } from 'next-intl';
import { getLocale } from 'next-intl/server';
import { DAY_PARTS, WAITING_DAYS } from '@/contract/waiting-list';
import { CallUs } from '@/features/booking/call-us/components/call-us';
import type { BookingCatalogue, BookingSetting } from '@/features/booking/choices/data';
import { PhoneConsent } from '@/features/booking/details/components/consents';
import { formWords } from '@/features/booking/details/words';
import { contentLang } from '@/i18n/content-lang';
import { getTranslations } from '@/i18n/translations';
import { clinicZone, dateInZone, formatWeekday, instantOfDate } from '@/lib/time/clinic-time';
import { addDays, firstDayOfWeek, isoWeekFrom, UNKNOWN_COUNTRY } from '@/lib/time/week';
import { WAITING_FIELDS } from '../schema';
import type { WaitingFormState } from '../state';
import { WaitingForm } from './waiting-form';

/** A Monday. */
const MONDAY = '2026-01-05';
const FIELDS_OF_PERSON = ['firstName', 'lastName', 'phone', 'tellBy', 'email', 'age'] as const;
/** Days until the last date, by default. */
const USUAL_DAYS = 30;

export async function WaitingQuestions({
  by,
  action,
  catalogue,
  setting,
  chosen,
}: {
  by: 'patient' | 'staff';
  action: (former: WaitingFormState, form: FormData) => Promise<WaitingFormState>;
  catalogue: BookingCatalogue;
  setting: BookingSetting;
  chosen: {
    doctor?: string | undefined;
    branch?: string | undefined;
    specialty?: string | undefined;
    service?: string | undefined;
  };
}) {
  const locale = await getLocale();
  const country = catalogue.branches[0]?.country ?? UNKNOWN_COUNTRY;
  const [t, words] = await Promise.all([
    getTranslations({ locale, namespace: 'waitingList.form' }),
    formWords(locale, country, setting),
  ]);
  const today = dateInZone({ instant: new Date(), timeZone: clinicZone(catalogue.branches) });
  const doctors = catalogue.doctors.filter(
    ({ specialtyIds }) => chosen.specialty === undefined || specialtyIds.includes(chosen.specialty),
  );
  const entries = <Entry extends { id: string; name: string; lang: Locale }>(all: Entry[]) =>
    all.map(({ id, name, lang }) => ({
      value: id,
      label: name,
      ...contentLang({ lang }, locale),
    }));
  const labels = Object.fromEntries(
    WAITING_FIELDS.map((field) => {
      const known = FIELDS_OF_PERSON.find((one) => one === field);
      if (known) return [field, words.labels[known] ?? known];
      return [field, field === 'consent' ? words.fields.consent : ''];
    }),
  ) as Record<(typeof WAITING_FIELDS)[number], string>;
  return (
    <WaitingForm
      locale={locale}
      by={by}
      action={action}
      initial={{
        turn: 0,
        values: {
          key: [crypto.randomUUID()],
          doctor: chosen.doctor ? [chosen.doctor] : [],
          branches: chosen.branch ? [chosen.branch] : [],
          specialty: chosen.specialty && !chosen.doctor ? [chosen.specialty] : [],
          service: chosen.service ? [chosen.service] : [],
          until: [addDays({ date: today, days: USUAL_DAYS })],
        },
        faults: {},
        notice: null,
      }}
      choices={{
        doctor: entries(doctors),
        branches: entries(catalogue.branches),
        weekdays: isoWeekFrom(firstDayOfWeek(country)).map((weekday) => ({
          value: String(weekday),
          label: formatWeekday({
            instant: instantOfDate(addDays({ date: MONDAY, days: weekday - 1 })),
            timeZone: 'UTC',
            locale,
          }),
        })),
        parts: DAY_PARTS.map((part) => ({ value: part, label: t(`parts.${part}`) })),
        tellBy: (setting.phoneMessages?.channels ?? []).map((channel) => ({
          value: channel,
          label: words.fields.tellBy[channel],
        })),
      }}
      until={{ min: today, max: addDays({ date: today, days: WAITING_DAYS }) }}
      words={{
        labels: {
          ...labels,
          doctor: t('doctor'),
          branches: t('branches'),
          weekdays: t('weekdays'),
          parts: t('dayParts'),
          until: t('until'),
        },
        phoneCountry: words.fields.phoneCountry,
        hints: {
          doctor: by === 'staff' ? t('callerDoctorHint') : t('doctorHint'),
          any: t('any'),
          phone: t('phoneHint'),
          email: t('emailHint'),
          age: words.fields.ageHint,
        },
        anyDoctor: t('anyDoctor'),
        tellBy: words.fields.tellBy,
        language: {
          label: t('language'),
          choices: [
            { value: 'ar', label: 'العربية', lang: 'ar' },
            { value: 'en', label: 'English', lang: 'en' },
          ],
        },
        parts: {
          wishes: by === 'staff' ? t('callerWishes') : t('wishes'),
          person: by === 'staff' ? t('caller') : t('person'),
        },
        consentTitle: by === 'staff' ? t('readOut') : words.fields.consentTitle,
        errorTitle: words.errorTitle,
        errorPrefix: words.errorPrefix,
        code: words.code,
        working: words.working,
        send: by === 'staff' ? t('add') : t('send'),
        sending: words.sending,
      }}
      help={<CallUs setting={setting} country={country} />}
      phoneText={<PhoneConsent locale={locale} setting={setting} />}
      consent={<p {...contentLang(setting, locale)}>{setting.consentText}</p>}
    />
  );
}
