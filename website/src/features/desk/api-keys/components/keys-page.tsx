import { Press } from '@/components/form/press';
import { columnsOf, ListCell, ListHead, ListRow, ListTable } from '@/components/list/list-table';
import { Badge } from '@/components/ui/badge';
import { Panel } from '@/components/ui/card';
import { type ApiKey, MOST_API_KEYS } from '@/contract/api-key';
import { DeskPage } from '@/features/desk/lists/components/desk-page';
import { clinicMoments, listBranches } from '@/features/site/branches/data';
import { ClientMessages } from '@/i18n/client-messages';
import { getWords } from '@/i18n/translations';
import { revokeKeyAction } from '../actions';
import type { apiKeyPages } from '../rules';
import { KeyForm } from './key-form';

interface Props {
  keys: ApiKey[];
  pressed: ReturnType<typeof apiKeyPages.read>;
}

export async function KeysPage({ keys, pressed: { outcome, fault } }: Props) {
  const [locale, t] = await getWords('apiKeys');
  const branches = await listBranches({ locale });
  const moment = await clinicMoments(locale);
  const list = new Intl.ListFormat(locale, { type: 'unit' });
  const rightsOf = ({ scopes }: ApiKey) => list.format(scopes.map((scope) => t(`scopes.${scope}`)));
  const placesOf = (key: ApiKey) =>
    key.branches === null
      ? t('everywhere')
      : list.format(key.branches.map((id) => branches.find((branch) => branch.id === id)?.name ?? id));
  const lead = t.rich('lead', {
    link: (text) => (
      <a href="/api/docs" className="font-semibold text-action underline underline-offset-4">
        {text}
      </a>
    ),
  });
  return (
    <DeskPage
      title={t('title')}
      lead={lead}
      outcome={outcome && { text: t(`outcomes.${outcome}`), fault, isRefusal: outcome === 'failed' }}
    >
      {keys.length > 0 ? (
        <div className="mt-4">
          <ListTable
            columns={[
              ...columnsOf(['name', 'rights', 'made', 'used'], (key) => t(`columns.${key}`)),
              { key: 'presses', label: t('columns.presses'), isUnseen: 'everywhere' },
            ]}
          >
            {keys.map((key) => (
              <ListRow key={key.documentId}>
                <ListHead className="font-semibold max-lg:col-span-2">
                  <bdi className="wrap-anywhere">{key.name}</bdi>
                </ListHead>
                <ListCell className="text-sm max-lg:col-span-2">
                  {rightsOf(key)}
                  <br />
                  <span className="text-text-soft">{placesOf(key)}</span>
                </ListCell>
                <ListCell className="text-sm text-text-soft max-lg:col-span-2">
                  {t('madeBy', { moment: moment(key.madeAt), name: key.madeBy ?? t('nobody') })}
                </ListCell>
                <ListCell className="text-sm text-text-soft">
                  {key.usedAt === null ? t('never') : moment(key.usedAt)}
                </ListCell>
                <ListCell inCard="end" isOfButtons={key.revokedAt === null}>
                  {key.revokedAt === null ? (
                    <Press
                      action={revokeKeyAction}
                      fields={{ id: key.documentId }}
                      className="flex lg:justify-end"
                      variant="quiet"
                      size="sm"
                      pendingLabel={t('making')}
                      aria-label={`${t('revoke')}: ${key.name}`}
                    >
                      {t('revoke')}
                    </Press>
                  ) : (
                    <Badge tone="canceled">{t('revoked')}</Badge>
                  )}
                </ListCell>
              </ListRow>
            ))}
          </ListTable>
        </div>
      ) : null}
      {keys.filter(({ revokedAt }) => revokedAt === null).length < MOST_API_KEYS ? (
        <Panel className="mt-6 max-w-2xl" title={t('addTitle')}>
          <ClientMessages of={['apiKeys']}>
            <KeyForm branches={branches.map(({ id, name }) => ({ id, name }))} />
          </ClientMessages>
        </Panel>
      ) : null}
    </DeskPage>
  );
}
