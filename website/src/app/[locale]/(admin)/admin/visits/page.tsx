import { notFound } from 'next/navigation';
import { requireManager } from '@/features/account/session';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { listBranches } from '@/features/branches/data';
import { VisitsPage } from '@/features/visits/components/visits-page';
import { getVisits } from '@/features/visits/data';
import { chooseDates, visitsPath } from '@/features/visits/rules';
import { visitWords } from '@/features/visits/words';
import { isLocale, type Locale } from '@/i18n/routing';
import { BackendError } from '@/lib/backend/errors';
import { clinicZone, dateInZone } from '@/lib/clinic-time';
import { privateMetadata } from '@/lib/private-metadata';
import type { SearchParams } from '@/lib/search-params';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<SearchParams>;
}

export const generateMetadata = privateMetadata({ title: 'visits.title' });

/** How the public pages were read, for managers. */
export default async function VisitsRoute({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const asked = await searchParams;
  const to = visitsPath({ locale });
  const session = await requireManager({ locale, to });
  if (!session) return <StaffTrouble retry={to} />;
  const page = await read({ token: session.token, locale, params: asked });
  return page ? <VisitsPage {...page} /> : <StaffTrouble retry={to} />;
}

async function read({ token, locale, params }: { token: string; locale: Locale; params: SearchParams }) {
  try {
    const [branches, words] = await Promise.all([listBranches({ locale }), visitWords(locale)]);
    const today = dateInZone({ instant: new Date(), timeZone: clinicZone(branches) });
    const dates = chooseDates({ params, today });
    return { words, dates, answer: await getVisits({ token, dates }) };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return null;
  }
}
