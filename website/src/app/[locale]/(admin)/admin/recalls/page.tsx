import { notFound, redirect } from 'next/navigation';
import { loginPath } from '@/features/account/rules';
import { requireStaff } from '@/features/account/session';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { RecallsPage } from '@/features/recalls/components/recalls-page';
import { listRecalls } from '@/features/recalls/data';
import { recallsPath } from '@/features/recalls/rules';
import { isLocale } from '@/i18n/routing';
import { BackendError } from '@/lib/backend/errors';
import { privateMetadata } from '@/lib/private-metadata';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = privateMetadata({ title: 'recalls.title' });

/** Patients who are to come again, for staff only. */
export default async function RecallsRoute({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const given = Number((await searchParams).page ?? 1);
  const page = Number.isInteger(given) && given > 0 && given <= 10_000 ? given : 1;
  const to = recallsPath({ locale, page });
  const session = await requireStaff({ locale, to, duty: 'desk' });
  const recalls = session && (await readPage({ token: session.token, page }));
  if (recalls === 'refused') redirect(loginPath({ locale, why: 'notStaff' }));
  if (!recalls) return <StaffTrouble retry={to} />;
  return <RecallsPage locale={locale} recalls={recalls} />;
}

async function readPage(asked: { token: string; page: number }) {
  try {
    return await listRecalls(asked);
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return error.status === 403 ? ('refused' as const) : null;
  }
}
