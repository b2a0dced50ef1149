import { Card } from '@/components/ui/card';
import { nameLine } from '@/components/ui/name-line';
import type { AppointmentDetail } from '@/contract/appointment';
import { placeInSeries } from '@/contract/booking-number';
import { datesOfOthers, othersOf, placesOf, writeOthers } from '@/features/booking/appointment/series-rules';
import { moveAddress } from '@/features/desk/appointments/address';
import { appointmentPath } from '@/features/desk/appointments/rules';
import { DeskPage } from '@/features/desk/lists/components/desk-page';
import { ClientMessages } from '@/i18n/client-messages';
import { getWords } from '@/i18n/translations';
import { formatCalendarDate, formatDate, formatTime } from '@/lib/time/clinic-time';
import type { PlacePage } from '../query';
import { freeDays } from '../rules';
import { PlaceChoice } from './place-choice';
import { RescheduleForm } from './reschedule-form';

/** Page that moves or reassigns an appointment: where and with whom it shall be, and the free times of a week there. */
export async function RescheduleAppointment({ file, page }: { file: AppointmentDetail; page: PlacePage }) {
  const [locale, t, series] = await getWords('staffCalendar', 'appointment.series');
  const { rest } = othersOf(file.series, file.bookingNumber);
  const { timeZone, documentId: id, version } = file;
  const at = { instant: file.startsAt, timeZone, locale };
  const { branch, service, doctor, from } = page;
  const days = freeDays(page.calendar, locale).map(({ date, doctor: with_, times }) => {
    const day = formatCalendarDate({ date, locale, style: 'long' });
    const title = doctor === null ? t('move.withDoctor', { day, doctor: with_.name }) : day;
    const visits = file.series.filter(
      ({ bookingNumber, doctor: own }) =>
        bookingNumber === file.bookingNumber || own?.[locale] === with_.name,
    );
    const { before, after } = datesOfOthers(visits, file.bookingNumber);
    const taken = after.includes(date) ? 'dayOfLater' : before.includes(date) ? 'dayOfEarlier' : null;
    return {
      key: `${date}-${with_.id}`,
      title: taken ? t(`move.${taken}`, { day: title }) : title,
      times: times.map((startsAt) => ({
        value: `${startsAt} ${with_.id}`,
        label: formatTime({ instant: startsAt, timeZone: branch.timeZone, locale }),
      })),
    };
  });
  const isLive = ['pending', 'confirmed'].includes(file.status) && new Date(file.startsAt) > new Date();
  const isElsewhere =
    branch.id !== file.branch.documentId ||
    doctor !== file.doctor.documentId ||
    service !== file.service.documentId;
  return (
    <DeskPage
      narrow
      title={t('move.title')}
      back={{
        href: appointmentPath({ locale, id }),
        label: t.rich('move.back', { number: () => <bdi dir="ltr">{file.bookingNumber}</bdi> }),
      }}
    >
      <Card className="mt-4">
        <p>
          <bdi className="font-semibold">
            {file.firstName} {file.lastName}
          </bdi>
        </p>
        <p>
          {t('move.now', { date: formatDate(at), time: formatTime(at) })}
          <br />
          {nameLine(locale, file.doctor.name, file.branch.name, file.service.name)}
        </p>
      </Card>
      {isLive ? (
        <>
          <PlaceChoice page={page} address={moveAddress(id)} />
          <ClientMessages of={['staffCalendar.move']}>
            <RescheduleForm
              key={JSON.stringify([branch.id, doctor, service, from])}
              id={id}
              version={version}
              place={{ branch: branch.id, service: service ?? file.service.documentId }}
              isElsewhere={isElsewhere}
              days={days}
              doctors={Object.fromEntries(page.doctors.map((one) => [one.id, one.name]))}
              clock={{ locale, timeZone: branch.timeZone }}
              rest={
                rest.length === 0
                  ? null
                  : {
                      visits: writeOthers(rest),
                      numbers: [file, ...rest].map(({ bookingNumber }) => placeInSeries(bookingNumber)),
                      scope: series('whichMove'),
                      choices: [
                        { value: 'one', label: series('one') },
                        { value: 'rest', label: series('rest', { count: rest.length }) },
                      ],
                      title: t('new.series'),
                      text: series('places', placesOf([file, ...rest], file.series)),
                    }
              }
            />
          </ClientMessages>
        </>
      ) : (
        <p className="mt-4">{t('refused.notLive')}</p>
      )}
    </DeskPage>
  );
}
