'use client';

import NextLink from 'next/link';
import { usePathname } from 'next/navigation';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { type Locale, localePath } from '@/i18n/routing';
import { bookAppointmentPath, knownByPage, knownFragment } from '@/lib/address/booking-address';
import { useKnownAppointment } from './known-appointment';

/** Link into the booking of a doctor, with what the page around knows already. */
export function BookLink(props: { doctor: number; locale: Locale; className: string; children: ReactNode }) {
  const { doctor, locale, className, children } = props;
  const known = useKnownAppointment();
  return (
    <Link
      href={localePath({ locale, path: bookAppointmentPath({ ...known, doctor }) })}
      className={className}
    >
      {children}
    </Link>
  );
}

export function DoctorLink({ href, ...link }: ComponentProps<typeof Link> & { href: string }) {
  const known = useKnownAppointment();
  return <Link {...link} href={`${href}${knownFragment(known)}`} />;
}

/** The site's own way into the booking, above and below every page: from a page of its own, an entry is known. */
export function BookFromHere({ href, ...link }: { href: string; className?: string; children: ReactNode }) {
  const known = knownByPage(usePathname());
  const [, search = ''] = Object.keys(known).length > 0 ? bookAppointmentPath(known).split('?') : [];
  return <NextLink href={search ? `${href}?${search}` : href} {...link} />;
}
