import Link from 'next/link';
import { Card } from '@/components/ui/card';
import type { WaitingList } from '@/contract/waiting-list';
import type { BookingCatalogue, BookingSetting } from '@/features/booking/choices/data';
import { WaitingQuestions } from '@/features/booking/waiting-list/components/waiting-questions';
import { ListPage } from '@/features/desk/lists/components/list-page';
import { getWords } from '@/i18n/translations';
import { asChosen } from '@/lib/address/list-memory';
import { addCallerAction } from '../actions';
import { WAITING_STATES, waitingAddress } from '../address';
import { EntryFile } from './entry-file';
import { EntryTable } from './entry-table';

interface Props {
  filter: { state: (typeof WAITING_STATES)[number]; page: number };
  open: string | null;
  list: WaitingList;
  catalogue: BookingCatalogue;
  setting: BookingSetting | null;
}

export async function StaffWaitingPage({ filter, open, list, catalogue, setting }: Props) {
  const [locale, t] = await getWords('waitingList');
  const { state } = filter;
  const entry = list.data.find(({ documentId }) => documentId === open) ?? null;
  return (
    <ListPage
      name="waiting-list"
      address={waitingAddress}
      filter={filter}
      title={t('title')}
      paper={[t(`staff.${state}`)]}
      narrowing={
        <div className="flex flex-wrap items-center justify-between gap-x-4 print:hidden">
          <nav aria-label={t('staff.label')}>
            <ul className="flex flex-wrap gap-x-4">
              {WAITING_STATES.map((one) => (
                <li key={one}>
                  <Link
                    href={asChosen(waitingAddress.path(locale, { state: one }))}
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
      }
      beside={
        entry && {
          id: entry.documentId,
          label: t('staff.open', { name: `${entry.firstName} ${entry.lastName}` }),
          panel: <EntryFile entry={entry} />,
        }
      }
      pagination={list.meta.pagination}
      empty={
        list.data.length > 0
          ? null
          : state === 'waiting'
            ? { title: t('staff.empty'), text: t('staff.emptyText') }
            : { title: t('staff.emptyOver') }
      }
      after={
        <>
          <p className="mt-3 max-w-prose text-sm text-text-soft print:hidden">{t('staff.lead')}</p>
          {state === 'waiting' && setting ? (
            <Card as="section" id="add-caller" className="mt-6 max-w-3xl print:hidden">
              <h2 className="text-xl">{t('staff.add')}</h2>
              <WaitingQuestions
                by="staff"
                action={addCallerAction}
                catalogue={catalogue}
                setting={setting}
                chosen={{}}
              />
            </Card>
          ) : null}
        </>
      }
    >
      <EntryTable entries={list.data} open={entry?.documentId ?? null} />
    </ListPage>
  );
}
