import { columnsOf, ListCell, ListHead, ListRow, ListTable, PageOfRow } from '@/components/list/list-table';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Panel } from '@/components/ui/card';
import { LabelledSection } from '@/components/ui/labelled-section';
import type { ImportState, ImportSummary } from '@/contract/imports';
import { DeskPage } from '@/features/desk/lists/components/desk-page';
import { clinicMoments } from '@/features/site/branches/data';
import { ClientMessages } from '@/i18n/client-messages';
import { getTranslations, getWords } from '@/i18n/translations';
import { importPages } from '../rules';
import { UploadForm } from './upload-form';

export async function ImportsPage({ imports }: { imports: ImportSummary[] }) {
  const [locale, t] = await getWords('imports');
  const moment = await clinicMoments(locale);
  return (
    <DeskPage title={t('title')} lead={t('lead')}>
      <Panel className="mt-6 max-w-2xl" title={t('addTitle')}>
        <ClientMessages of={['imports']}>
          <UploadForm path={importPages.path(locale)} />
        </ClientMessages>
      </Panel>
      {imports.length > 0 ? (
        <LabelledSection id="imports" title={t('list')} look="mb-3 text-lg" className="mt-8">
          <ListTable columns={columnsOf(['kind', 'at', 'rows', 'state'], (key) => t(`columns.${key}`))}>
            {imports.map((one) => (
              <ListRow key={one.documentId}>
                <ListHead className="max-lg:col-span-2">
                  <PageOfRow href={importPages.entry(locale, one.documentId)}>
                    {t(`kinds.${one.kind}`)}
                  </PageOfRow>
                </ListHead>
                <ListCell className="text-sm max-lg:col-span-2">{moment(one.createdAt)}</ListCell>
                <ListCell inCard="start" className="text-sm">
                  {t('rows', { count: one.rows })}
                </ListCell>
                <ListCell inCard="end" className="whitespace-nowrap">
                  <StateBadge state={one.state} />
                </ListCell>
              </ListRow>
            ))}
          </ListTable>
        </LabelledSection>
      ) : null}
    </DeskPage>
  );
}

const TONES: Partial<Record<ImportState, BadgeTone>> = {
  done: 'confirmed',
  undone: 'done',
  canceled: 'canceled',
  failed: 'canceled',
};

export async function StateBadge({ state }: { state: ImportState }) {
  const t = await getTranslations('imports');
  return <Badge tone={TONES[state] ?? 'pending'}>{t(`states.${state}`)}</Badge>;
}
