import { notFound } from 'next/navigation';
import { requireManager } from '@/features/account/session';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { ClosuresPage } from '@/features/hours/components/closures-page';
import { getHoursList } from '@/features/hours/data';
import { orFailed, readWeek } from '@/features/hours/query';
import { closuresPath, readSaying } from '@/features/hours/rules';
import { isLocale } from '@/i18n/routing';
import { privateMetadata } from '@/lib/private-metadata';
import { readId, type SearchParams } from '@/lib/search-params';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<SearchParams>;
}

export const generateMetadata = privateMetadata({ title: 'hours.closures.title' });

/** What is closed, for managers: the list, and one that is added or changed. */
export default async function ClosuresRoute({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const asked = await searchParams;
  const id = readId(asked.closure);
  const to = closuresPath({ locale, closure: id });
  const session = await requireManager({ locale, to });
  if (!session) return <StaffTrouble retry={to} />;
  const { token } = session;
  const list = await orFailed(async () => {
    const { week } = await readWeek({ locale, params: asked });
    return getHoursList({ token, week });
  });
  if (list === 'failed') return <StaffTrouble retry={to} />;
  const closure = list.closures.find(({ documentId }) => documentId === id) ?? null;
  if (id !== null && closure === null) notFound();
  return <ClosuresPage locale={locale} list={list} closure={closure} saying={readSaying(asked.outcome)} />;
}
