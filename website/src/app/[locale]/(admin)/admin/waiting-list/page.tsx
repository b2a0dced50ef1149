import { notFound, redirect } from 'next/navigation';
import { loginPath } from '@/features/account/rules';
import { requireStaff } from '@/features/account/session';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { findBookingSetting, getOffer } from '@/features/booking/data';
import { StaffWaitingPage } from '@/features/waiting-list/components/staff-waiting-page';
import { listWaiting } from '@/features/waiting-list/data';
import { readWaitingView, staffListPath } from '@/features/waiting-list/rules';
import { isLocale, type Locale } from '@/i18n/routing';
import { BackendError } from '@/lib/backend/errors';
import { besidePath } from '@/lib/list-memory';
import { privateMetadata } from '@/lib/private-metadata';
import { restoreList } from '@/lib/restore-list';
import { readId } from '@/lib/search-params';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = privateMetadata({ title: 'waitingList.title' });

/** Who waits for a time, for staff of the desk. */
export default async function StaffWaitingRoute({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const search = await searchParams;
  const pathOf = (query: typeof search) => staffListPath({ locale, ...readWaitingView(query) });
  await restoreList({ list: 'waiting-list', params: search, pathOf });
  const { state, page } = readWaitingView(search);
  const open = readId(search.open);
  const path = pathOf(search);
  const to = open ? besidePath({ path, id: open }) : path;
  const session = await requireStaff({ locale, to, duty: 'desk' });
  const found = session && (await readPage({ token: session.token, locale, state, page }));
  if (found === 'refused') redirect(loginPath({ locale, why: 'notStaff' }));
  if (!found) return <StaffTrouble retry={to} />;
  return <StaffWaitingPage locale={locale} state={state} open={open} {...found} />;
}

async function readPage({
  token,
  locale,
  state,
  page,
}: {
  token: string;
  locale: Locale;
  state: 'waiting' | 'over';
  page: number;
}) {
  try {
    const [list, offer, setting] = await Promise.all([
      listWaiting({ token, query: { state, page } }),
      getOffer(locale),
      findBookingSetting(locale),
    ]);
    return { list, offer, setting };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return error.status === 403 ? ('refused' as const) : null;
  }
}
