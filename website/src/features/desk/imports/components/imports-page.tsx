import Link from 'next/link';
import { ListCell, ListHead, ListRow, ListTable } from '@/components/list/list-table';
import { Card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import type { ImportSummary } from '@/contract/imports';
import { ClientMessages } from '@/i18n/client-messages';
import { getWords } from '@/i18n/translations';
import { formatMoment } from '@/lib/time/clinic-time';
import { importsPath } from '../rules';
import { StateBadge } from './state-badge';
import { UploadForm } from './upload-form';

export async function ImportsPage({ imports, timeZone }: { imports: ImportSummary[]; timeZone: string }) {
  const [locale, t] = await getWords('imports');
  const momentOf = (instant: string) => formatMoment({ instant, timeZone, locale });
  return (
    <Container>
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="mt-2 max-w-prose text-text-soft">{t('lead')}</p>
      <Card className="mt-6 max-w-2xl">
        <h2 className="text-lg">{t('addTitle')}</h2>
        <ClientMessages of={['imports']}>
          <UploadForm path={importsPath(locale)} />
        </ClientMessages>
      </Card>
      {imports.length > 0 ? (
        <section aria-labelledby="imports" className="mt-8">
          <h2 id="imports" className="mb-3 text-lg">
            {t('list')}
          </h2>
          <ListTable
            columns={(['kind', 'at', 'rows', 'state'] as const).map((key) => ({
              key,
              label: t(`columns.${key}`),
            }))}
          >
            {imports.map((one) => (
              <ListRow key={one.documentId}>
                <ListHead className="max-lg:col-span-2">
                  <Link
                    href={importsPath(locale, { id: one.documentId })}
                    prefetch={false}
                    className="font-semibold text-action underline underline-offset-4 max-lg:after:absolute max-lg:after:inset-0 lg:inline-flex lg:min-h-8 lg:items-center"
                  >
                    {t(`kinds.${one.kind}`)}
                  </Link>
                </ListHead>
                <ListCell className="text-sm max-lg:col-span-2">{momentOf(one.createdAt)}</ListCell>
                <ListCell inCard="start" className="text-sm">
                  {t('rows', { count: one.rows })}
                </ListCell>
                <ListCell inCard="end" className="whitespace-nowrap">
                  <StateBadge state={one.state} />
                </ListCell>
              </ListRow>
            ))}
          </ListTable>
        </section>
      ) : null}
    </Container>
  );
}
