import Link from 'next/link';
import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { PageSizeLinks } from '@/components/list/page-size-links';
import { RememberList } from '@/components/list/remember-list';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { PhoneLink } from '@/components/ui/phone-link';
import type { RecallRow, Recalls } from '@/contract/recall';
import { appointmentPath } from '@/features/appointments/rules';
import { formatCalendarDate } from '@/lib/clinic-time';
import { asChosen, type PageSize } from '@/lib/list-memory';
import { formatPhone } from '@/lib/phone';
import { recallsPath } from '../rules';
import { WithdrawForm } from './withdraw-form';

/** Patients who are to come again and have not been told yet, the next one first. */
export async function RecallsPage({
  locale,
  recalls,
  size,
}: {
  locale: Locale;
  recalls: Recalls;
  size: PageSize | null;
}) {
  const t = await getTranslations('recalls');
  const { page, pageCount, total } = recalls.meta.pagination;
  const path = recallsPath({ locale, page, size });
  return (
    <Container>
      <RememberList list="recalls" path={path} />
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="mt-2 max-w-prose text-text-soft">{t('lead')}</p>
      {recalls.data.length === 0 ? (
        <EmptyState title={t('empty')} text={t('emptyText')} />
      ) : (
        <ul className="mt-4 grid gap-3 md:grid-cols-2 xl:grid-cols-3">
          {recalls.data.map((recall) => (
            <li key={recall.documentId}>
              <RecallCard locale={locale} recall={recall} />
            </li>
          ))}
        </ul>
      )}
      {pageCount > 1 ? (
        <p className="mt-4 flex gap-6">
          {page > 1 ? (
            <Link
              href={asChosen(recallsPath({ locale, page: page - 1, size }))}
              prefetch={false}
              className={LINK}
            >
              {t('previous')}
            </Link>
          ) : null}
          {page < pageCount ? (
            <Link href={recallsPath({ locale, page: page + 1, size })} prefetch={false} className={LINK}>
              {t('next')}
            </Link>
          ) : null}
        </p>
      ) : null}
      <PageSizeLinks
        size={size ?? 50}
        total={total}
        pathOf={(wanted) => recallsPath({ locale, size: wanted })}
      />
    </Container>
  );
}

const LINK = 'inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4';

async function RecallCard({ locale, recall }: { locale: Locale; recall: RecallRow }) {
  const t = await getTranslations('recalls');
  const name = `${recall.firstName} ${recall.lastName}`;
  return (
    <Card className="h-full">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <strong>{formatCalendarDate({ date: recall.on, locale })}</strong>
        {recall.state === 'unreachable' ? <Badge tone="pending">{t('toCall')}</Badge> : null}
      </p>
      <p className="mt-1">
        <Link
          href={appointmentPath({ locale, id: recall.documentId })}
          prefetch={false}
          className="inline-flex min-h-11 items-center font-semibold text-action"
        >
          <bdi>{name}</bdi>
        </Link>
      </p>
      <p className="text-sm">
        {[recall.doctor?.[locale], recall.branch?.[locale]].filter(Boolean).join(' · ')}
      </p>
      <p className="text-sm">
        <PhoneLink phone={recall.phone} display={formatPhone({ phone: recall.phone })} />
      </p>
      <WithdrawForm
        locale={locale}
        id={recall.documentId}
        words={{ withdraw: t('withdraw'), saving: t('saving'), label: t('withdrawOf', { name }) }}
      />
    </Card>
  );
}
