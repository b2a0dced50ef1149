import Link from 'next/link';
import type { Locale } from 'next-intl';
import { ListBeside } from '@/components/list/list-beside';
import { RememberList } from '@/components/list/remember-list';
import { Card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import type { WaitingList } from '@/contract/waiting-list';
import { PageLinks } from '@/features/appointments/components/page-links';
import type { BookingOffer, BookingSetting } from '@/features/booking/data';
import { PaperFacts } from '@/features/paper/components/paper-facts';
import { getTranslations } from '@/i18n/translations';
import { asChosen } from '@/lib/list-memory';
import { staffListPath } from '../rules';
import { EntryFile } from './entry-file';
import { EntryTable } from './entry-table';
import { WaitingQuestions } from './waiting-questions';

const STATES = ['waiting', 'over'] as const;

/** Who waits, the longest first, or who does not any more, with all they were offered; and a caller's place on the list. */
export async function StaffWaitingPage({
  locale,
  state,
  open,
  list,
  offer,
  setting,
}: {
  locale: Locale;
  state: (typeof STATES)[number];
  /** Document id of the entry that is open beside the list. */
  open: string | null;
  list: WaitingList;
  offer: BookingOffer;
  setting: BookingSetting | null;
}) {
  const [t, words] = await Promise.all([getTranslations('waitingList'), getTranslations('appointments')]);
  const { page, pageCount } = list.meta.pagination;
  const path = staffListPath({ locale, state, page });
  const entry = list.data.find(({ documentId }) => documentId === open) ?? null;
  return (
    <Container>
      <RememberList list="waiting-list" path={path} />
      <h1 className="text-2xl">{t('title')}</h1>
      <ListBeside
        beside={
          entry && {
            id: entry.documentId,
            label: t('staff.open', { name: `${entry.firstName} ${entry.lastName}` }),
            panel: <EntryFile locale={locale} entry={entry} />,
          }
        }
        close={asChosen(path)}
      >
        <PaperFacts
          locale={locale}
          dates={{ from: null, to: null }}
          filter={[t(`staff.${state}`)]}
          rows={pageCount > 1 ? words('paging.page', { page, pages: pageCount }) : null}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4 print:hidden">
          <nav aria-label={t('staff.label')}>
            <ul className="flex flex-wrap gap-x-4">
              {STATES.map((one) => (
                <li key={one}>
                  <Link
                    href={asChosen(staffListPath({ locale, state: one }))}
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
          {state === 'waiting' && setting ? (
            <a
              href="#add-caller"
              className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-action underline underline-offset-4"
            >
              {t('staff.add')}
            </a>
          ) : null}
        </div>
        {list.data.length === 0 ? (
          <EmptyState
            title={t(state === 'waiting' ? 'staff.empty' : 'staff.emptyOver')}
            text={state === 'waiting' ? t('staff.emptyText') : ''}
          />
        ) : (
          <div className="mt-2">
            <EntryTable locale={locale} entries={list.data} path={path} open={entry?.documentId ?? null} />
          </div>
        )}
        <PageLinks
          page={page}
          pages={pageCount}
          earlier={asChosen(staffListPath({ locale, state, page: page - 1 }))}
          later={staffListPath({ locale, state, page: page + 1 })}
        />
        <p className="mt-3 max-w-prose text-sm text-text-soft print:hidden">{t('staff.lead')}</p>
        {state === 'waiting' && setting ? (
          <Card as="section" id="add-caller" className="mt-6 max-w-3xl print:hidden">
            <h2 className="text-xl">{t('staff.add')}</h2>
            <WaitingQuestions locale={locale} by="staff" offer={offer} setting={setting} chosen={{}} />
          </Card>
        ) : null}
      </ListBeside>
    </Container>
  );
}
