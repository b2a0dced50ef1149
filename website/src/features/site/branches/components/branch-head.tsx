import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { NoNewBookings } from '@/features/site/next-free-times/components/no-new-bookings';
import { contentLang } from '@/i18n/content-lang';
import { localePath } from '@/i18n/routing';
import { getWords } from '@/i18n/translations';
import { bookAppointmentPath } from '@/lib/address/booking-address';
import type { Branch } from '../data';
import { BranchContact } from './branch-contact';
import { BranchVisit } from './branch-visit';
import { OpenNow } from './open-now';

export async function BranchHead({ branch, today }: { branch: Branch; today: ReactNode }) {
  const [locale, t] = await getWords('branches');
  const words = contentLang(branch, locale);
  return (
    <Container className="pt-2 pb-8 sm:pt-4 sm:pb-14">
      <Breadcrumb
        label={t('breadcrumb')}
        parent={{ href: localePath({ locale, path: '/branches' }), label: t('title') }}
        words={words}
      >
        {branch.name}
      </Breadcrumb>
      <div className="mt-2 grid gap-x-14 gap-y-4 sm:gap-y-8 lg:grid-cols-[1fr_1.1fr] lg:grid-rows-[auto_1fr]">
        {/* At the top, as centred it would move while the page is painted before all of it has arrived. */}
        <header>
          <div {...words}>
            <h1 className="text-4xl">{branch.name}</h1>
            {branch.summary ? (
              <p className="mt-3 max-w-text text-lg text-text-soft max-sm:hidden">{branch.summary}</p>
            ) : null}
          </div>
          <div className="mt-2">
            <OpenNow hours={branch.openingHours} closures={branch.closures} timeZone={branch.timeZone} />
          </div>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 sm:mt-4">
            {branch.takesNoNewBookings ? (
              <NoNewBookings what="branch" />
            ) : (
              // Phones have it in the bar at the bottom, which knows the branch.
              <ButtonLink
                href={localePath({ locale, path: bookAppointmentPath({ branch: branch.number }) })}
                prefetch={false}
                className="max-sm:hidden"
              >
                <Icon name="lucide:calendar-plus" />
                {t('bookHere')}
              </ButtonLink>
            )}
            {/* The way stands with the place. */}
            <BranchContact branch={{ ...branch, location: null }} />
          </div>
        </header>
        <div className="lg:row-span-2">
          <BranchVisit branch={branch} />
        </div>
        <section aria-labelledby="today" className="max-lg:mt-4">
          <h2 id="today" className="mb-2 text-2xl">
            {t('today')}
          </h2>
          {today}
        </section>
      </div>
    </Container>
  );
}
