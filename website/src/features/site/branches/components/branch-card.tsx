import Link from 'next/link';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PhoneLink, whatsappHref } from '@/components/ui/phone-link';
import { Picture } from '@/components/ui/picture';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { NoNewBookings } from '@/features/site/next-free-times/components/no-new-bookings';
import { contentLang } from '@/i18n/content-lang';
import { localePath } from '@/i18n/routing';
import { getWords } from '@/i18n/translations';
import { bookAppointmentPath } from '@/lib/address/booking-address';
import { entryHref } from '@/lib/address/entry-address';
import { formatPhone } from '@/lib/contact/phone';
import { firstDayOfWeek } from '@/lib/time/week';
import type { Branch } from '../data';
import { directionsHref } from '../query';
import { HoursList } from './hours-list';
import { OpenNow } from './open-now';

/** A branch with open now, hours, address, phone, directions and booking; shorter on phones. */
export async function BranchCard({
  branch,
  isBrief = false,
}: {
  branch: Branch;
  /** True for name, open now and the button alone on phones: the end of the page has address and phone. */
  isBrief?: boolean;
}) {
  const [locale, t] = await getWords('branches');
  return (
    <li className="panel relative flex flex-col overflow-hidden">
      {branch.picture ? (
        <Picture
          media={branch.picture}
          alt=""
          sizes="(min-width: 1152px) 360px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, 88vw"
          className="branch-picture"
        />
      ) : null}
      <div className="branch-card-body">
        <div {...contentLang(branch, locale)}>
          <h3 className={isBrief ? 'text-xl max-sm:pe-24' : 'text-xl'}>
            <Link href={entryHref('branches', branch, locale)} prefetch={false} className="branch-card-name">
              {branch.name}
            </Link>
          </h3>
          <p className={`text-sm text-text-soft leading-snug sm:mt-1 ${isBrief ? 'max-sm:hidden' : ''}`}>
            {branch.address}
          </p>
        </div>
        <OpenNow hours={branch.openingHours} closures={branch.closures} timeZone={branch.timeZone} />
        <div className="max-sm:hidden">
          <HoursList hours={branch.openingHours} firstDay={firstDayOfWeek(branch.country)} />
        </div>
        <div className={`branch-card-links ${isBrief ? 'max-sm:hidden' : ''}`}>
          <PhoneLink
            className="w-full"
            phone={branch.phone}
            display={formatPhone({ phone: branch.phone, country: branch.country })}
            icon={<Icon name="lucide:phone" className="size-4" />}
          />
          {branch.whatsapp ? (
            <a href={whatsappHref({ phone: branch.whatsapp })} className="contact-link">
              <Icon name="lucide:message-circle" className="size-4" />
              {t('whatsapp')}
              <VisuallyHidden>{branch.name}</VisuallyHidden>
            </a>
          ) : null}
          {branch.location ? (
            <a href={directionsHref(branch.location)} className="contact-link">
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
            className={isBrief ? 'branch-card-button' : ''}
          >
            {isBrief ? (
              <span className="sm:hidden">
                {t('bookShort')} <VisuallyHidden>{branch.name}</VisuallyHidden>
              </span>
            ) : null}
            <span className={isBrief ? 'max-sm:hidden' : ''}>{t('book', { branch: branch.name })}</span>
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
