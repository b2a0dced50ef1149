import { TimeQuestion } from '@/features/booking/times/components/time-question';
import { getTranslations } from '@/i18n/translations';
import { choicesSearch, readBookingQuery } from '@/lib/address/booking-address';
import { readPublished } from '../data';
import { datesOfOthers } from '../series-rules';
import { BranchChoice } from './branch-choice';
import { MoveFee } from './move-fee';
import { NextTimes } from './next-times';
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
