import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PhoneLink, whatsappHref } from '@/components/ui/phone-link';
import { Picture } from '@/components/ui/picture';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { NoNewBookings } from '@/features/next-free-times/components/no-new-bookings';
import { contentLang } from '@/i18n/content-lang';
import { type Locale, localePath } from '@/i18n/routing';
import { bookAppointmentPath } from '@/lib/booking-address';
import { formatPhone } from '@/lib/phone';
import { firstDayOfWeek } from '@/lib/week';
import type { Branch } from '../data';
import { branchPath, directionsHref } from '../query';
import { HoursList } from './hours-list';
import { OpenNow } from './open-now';

/** A branch with everything needed to go there or call: open now, hours, address, phone, directions, booking. */
export async function BranchCard({ branch, locale }: { branch: Branch; locale: Locale }) {
  const t = await getTranslations('branches');
  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card">
      {branch.picture ? (
        <Picture
          media={branch.picture}
          alt=""
          sizes="(min-width: 1152px) 360px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, 88vw"
          className="aspect-[16/9] w-full object-cover"
        />
      ) : null}
      <div className="flex grow flex-col gap-3 p-5">
        <div {...contentLang({ content: branch.lang, page: locale })}>
          <h3 className="text-xl">
            <Link
              href={localePath({ locale, path: branchPath({ branch, locale }) })}
              prefetch={false}
              className="inline-flex min-h-11 items-center hover:text-action hover:underline hover:underline-offset-4"
            >
              {branch.name}
            </Link>
          </h3>
          <p className="mt-1 text-sm text-text-soft">{branch.address}</p>
        </div>
        <OpenNow hours={branch.openingHours} closures={branch.closures} timeZone={branch.timeZone} />
        <HoursList hours={branch.openingHours} firstDay={firstDayOfWeek(branch.country)} locale={locale} />
        <div className="mt-auto grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(7rem,50%-0.5rem)),1fr))] gap-x-4 border-line border-t pt-2 text-action text-sm">
          <PhoneLink
            className="col-span-full"
            phone={branch.phone}
            display={formatPhone({ phone: branch.phone, country: branch.country })}
            icon={<Icon name="lucide:phone" className="size-4" />}
          />
          {branch.whatsapp ? (
            <a
              href={whatsappHref({ phone: branch.whatsapp })}
              className="inline-flex min-h-11 items-center gap-2 font-semibold"
            >
              <Icon name="lucide:message-circle" className="size-4" />
              {t('whatsapp')}
              <VisuallyHidden>{branch.name}</VisuallyHidden>
            </a>
          ) : null}
          {branch.location ? (
            <a
              href={directionsHref(branch.location)}
              className="inline-flex min-h-11 items-center gap-2 font-semibold"
            >
              <Icon name="lucide:navigation" className="size-4" />
              {t('directions')}
              <VisuallyHidden>{branch.name}</VisuallyHidden>
            </a>
          ) : null}
        </div>
        {branch.takesNoNewBookings ? (
          <NoNewBookings what="branch" />
        ) : (
          <ButtonLink
            href={localePath({ locale, path: bookAppointmentPath({ branch: branch.number }) })}
            prefetch={false}
            variant="secondary"
          >
            {t('book', { branch: branch.name })}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
