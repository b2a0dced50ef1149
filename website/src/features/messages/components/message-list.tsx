import Link from 'next/link';
import { redirect } from 'next/navigation';
import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { PageSizeLinks } from '@/components/list/page-size-links';
import { RememberList } from '@/components/list/remember-list';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { HANDLINGS } from '@/contract/contact-message';
import { loginPath } from '@/features/account/rules';
import { AutoRefresh } from '@/features/appointments/components/auto-refresh';
import { PageLinks } from '@/features/appointments/components/page-links';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { UndeliveredMessages } from '@/features/appointments/components/undelivered-messages';
import { listUndelivered } from '@/features/appointments/data';
import { listBranches } from '@/features/branches/data';
import { BackendError } from '@/lib/backend/errors';
import { clinicZone, formatDate, formatTime } from '@/lib/clinic-time';
import { asChosen } from '@/lib/list-memory';
import { listMessages } from '../data';
import { messagePath, messagesPath } from '../rules';
import type { MessageFilter } from '../schema';
import { HandlingBadge } from './handling-badge';

/** The messages of the contact page: how many there are in each state, and those of one state or all. */
export async function MessageList({
  locale,
  token,
  filter,
}: {
  locale: Locale;
  token: string;
  filter: MessageFilter;
}) {
  const read = await readAll({ locale, token, filter });
  if (read === 'failed') return <StaffTrouble retry={messagesPath({ locale, ...filter })} />;
  if (read === 'refused') redirect(loginPath({ locale, why: 'notStaff' }));
  const [t, words] = await Promise.all([getTranslations('messages'), getTranslations('appointments')]);
  const { items, pages, counts } = read.list;
  const timeZone = clinicZone(read.branches);
  const { page } = filter;
  return (
    <Container>
      <h1 className="text-2xl">{t('title')}</h1>
      <RememberList list="messages" path={messagesPath({ locale, ...filter })} />
      <AutoRefresh />
      <nav aria-label={t('filter')} className="mt-2">
        <ul className="flex flex-wrap gap-2">
          {[null, ...HANDLINGS].map((handling) => (
            <li key={handling ?? 'all'}>
              <Link
                href={asChosen(messagesPath({ locale, ...filter, handling, page: 1 }))}
                prefetch={false}
                className="inline-flex min-h-11 items-center gap-2 rounded-pill border border-line bg-surface px-4 font-semibold hover:border-action aria-[current=true]:border-brand aria-[current=true]:shadow-[inset_0_0_0_1px_var(--color-brand)]"
                {...(filter.handling === handling ? { 'aria-current': 'true' as const } : {})}
              >
                {t(handling ? `handlings.${handling}` : 'all')}
                <span className="text-text-soft tabular-nums">
                  {handling ? counts[handling] : counts.new + counts.read + counts.done}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-3">
        {items.length === 0 ? (
          <EmptyState title={t('empty')} text={t('emptyText')} />
        ) : (
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {items.map(({ documentId, createdAt, name, message, handling, isErased }) => {
              const moment = { instant: createdAt, timeZone, locale };
              return (
                <li key={documentId} className="relative px-4 py-2.5 hover:bg-surface-sky/40">
                  <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                    <Link
                      href={messagePath({ locale, id: documentId })}
                      prefetch={false}
                      className={`text-action after:absolute after:inset-0 ${handling === 'new' ? 'font-bold' : 'font-semibold'}`}
                    >
                      <bdi>{isErased ? t('erased') : name}</bdi>
                    </Link>
                    <HandlingBadge handling={handling} />
                    <span className="ms-auto text-sm text-text-soft">
                      {words('moment', {
                        date: formatDate({ ...moment, style: 'medium' }),
                        time: formatTime(moment),
                      })}
                    </span>
                  </div>
                  {isErased ? null : (
                    <p dir="auto" className="line-clamp-1 text-sm text-text-soft">
                      {message}
                    </p>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </div>
      <PageLinks
        page={page}
        pages={pages}
        earlier={asChosen(messagesPath({ locale, ...filter, page: page - 1 }))}
        later={messagesPath({ locale, ...filter, page: page + 1 })}
      />
      <PageSizeLinks
        size={filter.size ?? 25}
        total={read.list.total}
        pathOf={(size) => messagesPath({ locale, ...filter, size, page: 1 })}
      />
      <UndeliveredMessages locale={locale} messages={read.undelivered} />
    </Container>
  );
}

async function readAll({ locale, token, filter }: { locale: Locale; token: string; filter: MessageFilter }) {
  try {
    const [list, branches, undelivered] = await Promise.all([
      listMessages({ token, filter }),
      listBranches({ locale }),
      listUndelivered({ token }),
    ]);
    return { list, branches, undelivered };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return error.status === 403 ? ('refused' as const) : ('failed' as const);
  }
}
