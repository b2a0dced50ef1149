import { getPublishedCatalogue } from '@/features/booking/choices/data';
import { TimeQuestion } from '@/features/booking/times/components/time-question';
import { getTranslations } from '@/i18n/translations';
import { choicesSearch, readBookingQuery } from '@/lib/address/booking-address';
import { readFaultId } from '@/lib/request/fault-id';
import { datesOfOthers } from '../series-rules';
import { AppointmentWords } from './appointment-words';
import { BranchChoice } from './branch-choice';
import { MoveFee } from './move-fee';
import { NextTimes } from './next-times';
import { type AskedAppointment, QuestionFrame, readOutcome } from './question-frame';
import { RescheduleQuestion } from './reschedule-question';

/** Another time for the appointment, with the same doctor in any of the doctor's branches: a calendar, then one question. */
export async function ReschedulePage({
  locale,
  bookingNumber,
  appointment,
  setting,
  page: appointmentPage,
  search,
}: AskedAppointment) {
  const t = await getTranslations('appointment.move');
  const { month, date, time, branch: asked } = readBookingQuery(search);
  const { before: taken } = datesOfOthers(appointment.series, bookingNumber);
  const catalogue = await getPublishedCatalogue(locale);
  const doctor = catalogue.doctors.find((one) => one.id === appointment.doctor.documentId);
  const own = catalogue.branches.find((one) => one.id === appointment.branch.documentId);
  const open = appointment.moveTo.flatMap(
    ({ branch: id }) => catalogue.branches.find((one) => one.id === id) ?? [],
  );
  const branch = open.find((one) => String(one.number) === asked) ?? open[0] ?? own;
  const service = catalogue.services.find((one) => one.id === appointment.service.documentId);
  const page = `${appointmentPage}/move`;
  const outcome = readOutcome(search.outcome);
  const frame = { locale, bookingNumber, outcome, fault: readFaultId(search.fault), setting };

  if (!appointment.canMove || !doctor || !branch || !service) {
    return (
      <QuestionFrame {...frame} outcome={outcome ?? 'notLive'} title={t('title')}>
        <AppointmentWords locale={locale} appointment={appointment} />
      </QuestionFrame>
    );
  }
  const isElsewhere = branch.id !== appointment.branch.documentId;
  const place = isElsewhere ? { branch: String(branch.number) } : {};
  const keepsStatus = appointment.moveTo.some((one) => one.branch === branch.id && one.staysConfirmed);
  if (time) {
    const otherTimes = `${page}${choicesSearch({ ...place, ...(date ? { month: date.slice(0, 7), date } : {}) })}`;
    return (
      <QuestionFrame {...frame} title={t(keepsStatus ? 'questionConfirmed' : 'question')}>
        <RescheduleQuestion
          {...{ locale, appointment, time, otherTimes, setting, keepsStatus }}
          branch={isElsewhere ? branch : null}
        />
      </QuestionFrame>
    );
  }
  const next = outcome === 'taken' ? <NextTimes {...{ locale, appointment, branch, page }} /> : null;
  return (
    <QuestionFrame {...frame} title={t('title')} next={next} isWide>
      <AppointmentWords locale={locale} appointment={appointment} />
      <p className="mt-4">{t(open.length > 1 ? 'sameDoctor' : 'same')}</p>
      <BranchChoice branches={open} chosen={branch} page={page} />
      <MoveFee appointment={appointment} branchId={branch.id} />
      <TimeQuestion
        locale={locale}
        query={{ ...place, ...(month ? { month } : {}), ...(date ? { date } : {}) }}
        doctor={doctor}
        branch={branch}
        service={service}
        setting={setting}
        page={page}
        {...(taken.length > 0 ? { moved: { bookingNumber, taken } } : {})}
      />
    </QuestionFrame>
  );
}
