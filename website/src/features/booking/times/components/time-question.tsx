import { Suspense } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { CallUs } from '@/features/booking/call-us/components/call-us';
import type { BookingCatalogue, BookingSetting } from '@/features/booking/choices/data';
import { readTimesAsker } from '@/features/booking/holds/session';
import { localePath } from '@/i18n/routing';
import { choicesSearch } from '@/lib/address/booking-address';
import { isScarce } from '@/lib/address/waiting-list-address';
import { nullIfUnavailable } from '@/lib/backend/errors';
import { sayFaultId } from '@/lib/request/fault-id';
import { currentFaultId } from '@/lib/request/request-context';
import { todayIn } from '@/lib/time/clinic-time';
import { getMonthView } from '../data';
import type { Asked } from '../next-steps-query';
import { timePickerWords } from '../words';
import { NextSteps } from './next-steps';
import { TimePicker } from './time-picker-on-demand';
import { WaitingListLink } from './waiting-link';

interface Props extends Omit<Asked, 'catalogue'> {
  setting: BookingSetting;
  /** Catalogue for the next steps; left out where doctor and branch are settled. */
  catalogue?: BookingCatalogue;
  /** Path of the page the calendar is on, when it is not the booking's; doctor and branch are settled there. */
  page?: string;
  /** The visit of a series that is moved, and the dates of the visits before it. */
  moved?: { bookingNumber: string; taken: string[] };
}

/** Question for day and time: a month of free times, or next steps when they cannot be known. */
export async function TimeQuestion(props: Props) {
  const { locale, query, doctor, branch, service, setting, catalogue, moved, ...where } = props;
  const words = await timePickerWords();
  const page = where.page ?? localePath({ locale, path: '/booking' });
  const month = query.month ?? query.date?.slice(0, 7);
  // When the backend cannot say, the page offers the phone instead of failing as a whole.
  const view = await nullIfUnavailable(async () =>
    getMonthView({
      locale,
      month,
      doctor: doctor.id,
      branch,
      service: service.id,
      horizonDays: setting.horizonDays,
      ...(moved ? { taken: moved.taken } : {}),
      ...(await readTimesAsker()),
    }),
  );
  const help = <CallUs setting={setting} country={branch.country} />;
  if (view === null) {
    return (
      <div className="mt-6">
        <EmptyState
          title={words.failed}
          text={sayFaultId({ text: words.failedText, id: currentFaultId() })}
          action={
            <>
              <ButtonLink href={`${page}${choicesSearch(query)}`} prefetch={false}>
                {words.retry}
              </ButtonLink>
              {help}
            </>
          }
        />
      </div>
    );
  }
  const monthAddress = `/api/availability/month?${new URLSearchParams({
    locale,
    doctor: doctor.id,
    branch: branch.id,
    service: service.id,
    ...(moved ? { moved: moved.bookingNumber } : {}),
  })}`;
  return (
    <TimePicker
      // A new key per doctor, branch and appointment: nothing of the former calendar may remain.
      key={monthAddress}
      {...{ query, page, locale, monthAddress, help, words }}
      initial={view}
      timeZone={branch.timeZone}
      waiting={catalogue && !service.series ? <WaitingListLink {...{ doctor, branch, service }} /> : null}
      isScarce={isScarce({
        nextFree: view.soonest,
        today: todayIn(branch),
        soonDays: setting.waitingSoonDays,
      })}
      elsewhere={
        catalogue ? (
          <Suspense>
            <NextSteps {...{ locale, query, doctor, branch, service, catalogue }} />
          </Suspense>
        ) : null
      }
      icons={{
        previous: <Icon name="lucide:chevron-left" className="size-6" />,
        next: <Icon name="lucide:chevron-right" className="size-6" />,
      }}
    />
  );
}
