import { getLocale } from 'next-intl/server';
import type { OwnAppointment } from '@/contract/appointment';
import { describeTimes, findNextTimes } from '@/features/booking/choices/data';
import { TimeQuestion } from '@/features/booking/times/components/time-question';
import type { Branch } from '@/features/site/branches/data';
import { contentLang } from '@/i18n/content-lang';
import { getTranslations, getWords } from '@/i18n/translations';
import { choicesSearch, readBookingQuery } from '@/lib/address/booking-address';
import { withFallback } from '@/lib/backend/errors';
import { getVisitorAddress } from '@/lib/request/visitor';
import { dateInZone } from '@/lib/time/clinic-time';
import { readPublished } from '../data';
import { datesOfOthers } from '../series-rules';
import { MoveFee } from './move-fee';
import { type AskedAppointment, QuestionFrame, readOutcome } from './question-frame';
import { RescheduleQuestion } from './reschedule-question';

/** Another time for the appointment, with the same doctor in any of the doctor's branches: a calendar, then one question. */
export async function ReschedulePage(asked: AskedAppointment) {
  const { locale, bookingNumber, appointment, setting, search } = asked;
  const t = await getTranslations('appointment.move');
  const { month, date, time, branch: wanted } = readBookingQuery(search);
  const { before: taken } = datesOfOthers(appointment.series, bookingNumber);
  const { doctor, service, branches, branch: own } = await readPublished(appointment, locale);
  const open = appointment.moveTo.flatMap(({ branch: id }) => branches.find((one) => one.id === id) ?? []);
  const branch = open.find((one) => String(one.number) === wanted) ?? open[0] ?? own;
  const page = `${asked.page}/move`;
  const outcome = readOutcome(search.outcome);

  if (!appointment.canMove || !doctor || !branch || !service)
    return <QuestionFrame asked={asked} outcome={outcome ?? 'notLive'} title={t('title')} />;
  const isElsewhere = branch.id !== appointment.branch.documentId;
  const place = isElsewhere ? { branch: String(branch.number) } : {};
  const keepsStatus = appointment.moveTo.some((one) => one.branch === branch.id && one.staysConfirmed);
  if (time) {
    const otherTimes = `${page}${choicesSearch({ ...place, ...(date ? { month: date.slice(0, 7), date } : {}) })}`;
    return (
      <QuestionFrame asked={asked} title={t(keepsStatus ? 'questionConfirmed' : 'question')} hasWords={false}>
        <RescheduleQuestion
          {...{ appointment, time, otherTimes, setting, keepsStatus }}
          branch={isElsewhere ? branch : null}
        />
      </QuestionFrame>
    );
  }
  const next = outcome === 'taken' ? <NextTimes {...{ appointment, branch, page }} /> : null;
  return (
    <QuestionFrame asked={asked} title={t('title')} next={next} isWide>
      <p className="mt-4">{t(open.length > 1 ? 'sameDoctor' : 'same')}</p>
      <BranchChoice branches={open} chosen={branch} page={page} />
      <MoveFee appointment={appointment} branchId={branch.id} />
      <TimeQuestion
        {...{ locale, doctor, branch, service, setting, page }}
        query={{ ...place, ...(month ? { month } : {}), ...(date ? { date } : {}) }}
        {...(taken.length > 0 ? { moved: { bookingNumber, taken } } : {})}
      />
    </QuestionFrame>
  );
}

/** The branches an appointment can be moved to, as links to their times; nothing where there is but one. */
async function BranchChoice(props: { branches: Branch[]; chosen: Branch; page: string }) {
  const { branches, chosen, page } = props;
  if (branches.length < 2) return null;
  const [locale, t] = await getWords('appointment.move');
  return (
    <nav aria-label={t('branch')} className="mt-4">
      <p className="text-sm text-text-soft">{t('branch')}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {branches.map((branch) => (
          <li key={branch.id}>
            <a
              href={`${page}${choicesSearch({ branch: String(branch.number) })}`}
              aria-current={branch.id === chosen.id ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-control border border-line-strong bg-surface px-4 py-1 font-semibold text-action hover:border-action aria-[current]:border-2 aria-[current]:border-accent aria-[current]:bg-surface-sky aria-[current]:text-brand"
              {...contentLang(branch, locale)}
            >
              {branch.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The next free times of the appointment's doctor at a branch, each leading to the question about it. */
async function NextTimes(props: { appointment: OwnAppointment; branch: Branch; page: string }) {
  const { doctor, service, startsAt: from, branch: own } = props.appointment;
  const { id, number, timeZone } = props.branch;
  const locale = await getLocale();
  // When the backend cannot say, the calendar below shows them too.
  const times = await withFallback(async () => {
    const slots = await findNextTimes({
      doctor: doctor.documentId,
      branch: id,
      service: service.documentId,
      startsAt: from,
      timeZone,
      visitor: await getVisitorAddress(),
      holdKey: null,
    });
    return describeTimes(slots, timeZone, locale);
  }, []);
  const place = id === own.documentId ? {} : { branch: String(number) };
  if (times.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {times.map(({ startsAt, label }) => {
        const date = dateInZone({ instant: startsAt, timeZone });
        return (
          <li key={startsAt}>
            <a
              href={`${props.page}${choicesSearch({ ...place, date, time: startsAt })}`}
              className="inline-flex min-h-11 items-center rounded-control border border-line-strong bg-surface px-4 py-1 font-semibold text-action hover:border-action"
            >
              {label}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
