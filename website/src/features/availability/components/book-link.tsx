'use client';

import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { type Locale, localePath } from '@/i18n/routing';
import { bookVisitPath, knownFragment } from '@/lib/booking-address';
import { useKnownVisit } from './known-visit';

/** Into the booking of a doctor, with what the page around knows already. */
export function BookLink({
  doctor,
  locale,
  className,
  children,
}: {
  /** Public number. */
  doctor: number;
  locale: Locale;
  className: string;
  children: ReactNode;
}) {
  const known = useKnownVisit();
  return (
    <Link
      href={localePath({ locale, path: bookVisitPath({ ...known, doctor }) })}
      prefetch={false}
      className={className}
    >
      {children}
    </Link>
  );
}

/** To the page of a doctor, which goes on with what the page around knows. */
export function DoctorLink({ href, ...link }: ComponentProps<typeof Link> & { href: string }) {
  const known = useKnownVisit();
  return <Link {...link} href={`${href}${knownFragment(known)}`} prefetch={false} />;
}
