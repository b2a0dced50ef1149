import Link from 'next/link';
import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import type { WaitingList } from '@/contract/waiting-list';
import type { BookingOffer, BookingSetting } from '@/features/booking/data';
import { staffListPath } from '../rules';
import { EntryCard } from './entry-card';
import { WaitingQuestions } from './waiting-questions';

const LINK = 'inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4';
const STATES = ['waiting', 'over'] as const;

/** Who waits, the longest first, or who does not any more, with all they were offered; and a caller's place on the list. */
export async function StaffWaitingPage({
  locale,
  state,
  list,
  offer,
  setting,
}: {
  locale: Locale;
  state: (typeof STATES)[number];
  list: WaitingList;
  offer: BookingOffer;
  setting: BookingSetting | null;
}) {
  const t = await getTranslations('waitingList');
  const { page, pageCount } = list.meta.pagination;
  return (
    <Container>
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="mt-2 max-w-prose text-text-soft">{t('staff.lead')}</p>
      <nav aria-label={t('staff.label')} className="mt-3">
        <ul className="flex flex-wrap gap-x-6">
          {STATES.map((one) => (
            <li key={one}>
              <Link
                href={staffListPath({ locale, state: one })}
                prefetch={false}
                aria-current={one === state ? 'page' : undefined}
                className="inline-flex min-h-11 items-center border-transparent border-b-2 font-semibold text-text-soft aria-[current]:border-accent aria-[current]:text-action"
              >
                {t(`staff.${one}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {list.data.length === 0 ? (
        <EmptyState
          title={t(state === 'waiting' ? 'staff.empty' : 'staff.emptyOver')}
          text={state === 'waiting' ? t('staff.emptyText') : ''}
        />
      ) : (
        <ul className="mt-4 grid gap-3 md:grid-cols-2 xl:grid-cols-3">
          {list.data.map((entry) => (
            <li key={entry.documentId}>
              <EntryCard locale={locale} entry={entry} />
            </li>
          ))}
        </ul>
      )}
      {pageCount > 1 ? (
        <p className="mt-4 flex gap-6">
          {page > 1 ? (
            <Link href={staffListPath({ locale, state, page: page - 1 })} prefetch={false} className={LINK}>
              {t('staff.previous')}
            </Link>
          ) : null}
          {page < pageCount ? (
            <Link href={staffListPath({ locale, state, page: page + 1 })} prefetch={false} className={LINK}>
              {t('staff.next')}
            </Link>
          ) : null}
        </p>
      ) : null}
      {state === 'waiting' && setting ? (
        <Card as="section" className="mt-6 max-w-3xl">
          <h2 className="text-xl">{t('staff.add')}</h2>
          <WaitingQuestions locale={locale} by="staff" offer={offer} setting={setting} chosen={{}} />
        </Card>
      ) : null}
    </Container>
  );
}
