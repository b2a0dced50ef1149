import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { NoNewBookings } from '@/features/site/next-free-times/components/no-new-bookings';
import { contentLang } from '@/i18n/content-lang';
import { type Locale, localePath } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { bookAppointmentPath } from '@/lib/address/booking-address';
import type { Branch } from '../data';
import { BranchContact } from './branch-contact';
import { OpenNow } from './open-now';

/** Name, address, open now, the ways to reach it and to book, beside its picture. */
export async function BranchHead({ branch, locale }: { branch: Branch; locale: Locale }) {
  const t = await getTranslations('branches');
  const words = contentLang({ content: branch.lang, page: locale });
  return (
    <header className="bg-surface-sky">
      <Container className="grid items-center gap-x-14 gap-y-6 pt-6 pb-6 sm:pb-14 lg:grid-cols-[1.1fr_1fr]">
        <div className="lg:col-span-2">
          <Breadcrumb
            label={t('breadcrumb')}
            parent={{ href: localePath({ locale, path: '/branches' }), label: t('title') }}
            words={words}
          >
            {branch.name}
          </Breadcrumb>
        </div>
        {/* At the top, as centred it would move while the page is painted before all of it has arrived. */}
        <div className="self-start">
          <div {...words}>
            <h1 className="text-4xl">{branch.name}</h1>
            {/* On phones hours, phone and the way come first, in the page itself. */}
            {branch.summary ? (
              <p className="mt-3 max-w-text text-lg text-text-soft max-sm:hidden">{branch.summary}</p>
            ) : null}
            <p className="mt-4 flex gap-2 max-sm:mt-2">
              <Icon name="lucide:map-pin" className="mt-1 size-5 text-accent" />
              {branch.address}
            </p>
          </div>
          <div className="mt-2">
            <OpenNow hours={branch.openingHours} closures={branch.closures} timeZone={branch.timeZone} />
          </div>
          <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
            {branch.takesNoNewBookings ? (
              <NoNewBookings what="branch" />
            ) : (
              <ButtonLink
                href={localePath({ locale, path: bookAppointmentPath({ branch: branch.number }) })}
                prefetch={false}
              >
                <Icon name="lucide:calendar-plus" />
                {t('bookHere')}
              </ButtonLink>
            )}
            {/* On phones a line of its own from the start, where it would go once all of it has arrived. */}
            <div className="max-sm:w-full">
              <BranchContact branch={branch} />
            </div>
          </div>
        </div>
        {branch.picture ? (
          <Picture
            media={branch.picture}
            sizes="(min-width: 1152px) 500px, (min-width: 1024px) 45vw, (min-width: 640px) 92vw, 1px"
            preload
            className="aspect-[16/10] w-full rounded-card object-cover max-sm:hidden"
          />
        ) : null}
      </Container>
    </header>
  );
}
