import { notFound, redirect } from 'next/navigation';
import { parseRefusal } from '@/contract/refusals';
import { loginPath } from '@/features/account/rules';
import { type AccountSession, requireStaff } from '@/features/account/session';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { FiguresPage } from '@/features/figures/components/figures-page';
import { FiguresPending } from '@/features/figures/components/figures-pending';
import { readFigures } from '@/features/figures/query';
import { type AskedFigures, figuresPath, readAskedFigures } from '@/features/figures/rules';
import { isLocale, type Locale } from '@/i18n/routing';
import { BackendError } from '@/lib/backend/errors';
import { privateMetadata } from '@/lib/private-metadata';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = privateMetadata({ title: 'figures.title' });

/** The figures of the branches a member of staff works for. */
export default async function FiguresRoute({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const asked = readAskedFigures(await searchParams);
  const to = figuresPath({ locale, filter: asked });
  const session = await requireStaff({ locale, to, duty: 'figures' });
  if (!session) return <StaffTrouble retry={to} />;
  const page = await read({ session, locale, asked });
  if (page === 'refused') redirect(loginPath({ locale, why: 'notStaff' }));
  if (page === 'failed') return <StaffTrouble retry={to} />;
  if (page === 'pending') return <FiguresPending retry={to} />;
  return <FiguresPage locale={locale} {...page} />;
}

async function read({
  session,
  locale,
  asked,
}: {
  session: AccountSession;
  locale: Locale;
  asked: AskedFigures;
}) {
  try {
    return await readFigures({ session, locale, asked });
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    if (parseRefusal(error)?.name === 'FiguresPendingError') return 'pending' as const;
    return error.status === 403 ? ('refused' as const) : ('failed' as const);
  }
}
