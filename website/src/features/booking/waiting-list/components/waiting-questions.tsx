import type { Locale } from 'next-intl';
import { DAY_PARTS, WAITING_DAYS } from '@/contract/waiting-list';
import { CallUs } from '@/features/booking/call-us/components/call-us';
import type { BookingCatalogue, BookingSetting } from '@/features/booking/choices/data';
import { ConsentWords, phoneMessagesOf } from '@/features/booking/details/components/consents';
import { isoWeekdayName } from '@/features/site/branches/clock-words';
import { contentLang } from '@/i18n/content-lang';
import { getWords } from '@/i18n/translations';
import { clinicToday } from '@/lib/time/period';
import { addDays, firstDayOfWeek, isoWeekFrom, UNKNOWN_COUNTRY } from '@/lib/time/week';
import { waitingFormWords } from '../form-words';
import type { WaitingFormState } from '../state';
import { WaitingForm } from './waiting-form';

/** Days until the last date, by default. */
const USUAL_DAYS = 30;

interface Props {
  by: 'patient' | 'staff';
  action: (former: WaitingFormState, form: FormData) => Promise<WaitingFormState>;
  catalogue: BookingCatalogue;
  setting: BookingSetting;
  /** Document ids of what was chosen before. */
  chosen: Partial<Record<'doctor' | 'branch' | 'specialty' | 'service', string | undefined>>;
}

export async function WaitingQuestions({ by, action, catalogue, setting, chosen }: Props) {
  const [locale, t] = await getWords('waitingList.form.parts');
  const country = catalogue.branches[0]?.country ?? UNKNOWN_COUNTRY;
  const today = clinicToday(catalogue.branches);
  const doctors = catalogue.doctors.filter(
    ({ specialtyIds }) => chosen.specialty === undefined || specialtyIds.includes(chosen.specialty),
  );
  const entries = <Entry extends { id: string; name: string; lang: Locale }>(all: Entry[]) =>
    all.map(({ id, name, lang }) => ({ value: id, label: name, ...contentLang({ lang }, locale) }));
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
          label: isoWeekdayName(weekday, locale),
        })),
        parts: DAY_PARTS.map((part) => ({ value: part, label: t(part) })),
      }}
      until={{ min: today, max: addDays({ date: today, days: WAITING_DAYS }) }}
      words={await waitingFormWords({ by, locale, country, setting })}
      help={<CallUs setting={setting} country={country} />}
      phoneMessages={phoneMessagesOf(setting, locale)}
      consent={<ConsentWords setting={setting} locale={locale} />}
    />
  );
}
