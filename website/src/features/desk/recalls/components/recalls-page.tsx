import { PressForm } from '@/components/form/press-form';
import type { OpenRow } from '@/components/list/list-beside';
import { columnsOf, ListCell, ListHead, ListRow, ListTable } from '@/components/list/list-table';
import { RowLink } from '@/components/list/row-link';
import { nameLine } from '@/components/ui/name-line';
import { SignBadge } from '@/components/ui/sign-badge';
import type { Recalls } from '@/contract/recall';
import { ClinicPhone } from '@/features/desk/appointments/components/contact-links';
import { appointmentPath } from '@/features/desk/appointments/rules';
import { ListPage } from '@/features/desk/lists/components/list-page';
import { getWords } from '@/i18n/translations';
import { formatCalendarDate } from '@/lib/time/clinic-time';
import { withdrawRecallAction } from '../actions';
import { type RecallFilter, recallsAddress } from '../address';

interface Props {
  recalls: Recalls;
  filter: RecallFilter;
  beside: OpenRow | null;
}

export async function RecallsPage({ recalls: { data, meta }, filter, beside }: Props) {
  const [locale, t] = await getWords('recalls');
  const open = beside?.id ?? null;
  const keys = (['patient', 'on', 'doctor', 'phone'] as const).filter((key) => !(open && key === 'phone'));
  return (
    <ListPage
      name="recalls"
      address={recallsAddress}
      filter={filter}
      title={t('title')}
      paper={[]}
      beside={beside}
      pagination={meta.pagination}
      usualSize={50}
      empty={data.length === 0 ? { title: t('empty'), text: t('emptyText') } : null}
      after={<p className="mt-3 max-w-prose text-sm text-text-soft print:hidden">{t('lead')}</p>}
    >
      <ListTable
        columns={[
          ...columnsOf(keys, (key) => t(`columns.${key}`)),
          { key: 'withdraw', label: t('withdraw'), isUnseen: 'everywhere' },
        ]}
      >
        {data.map((recall) => {
          const { documentId: id, phone } = recall;
          const name = `${recall.firstName} ${recall.lastName}`;
          return (
            <ListRow key={id} isOpen={id === open}>
              <ListHead>
                <RowLink id={id} page={appointmentPath({ locale, id })} label={t('open', { name })}>
                  <bdi>{name}</bdi>
                </RowLink>
              </ListHead>
              <ListCell inCard="end" className="text-sm">
                <strong className="lg:block">{formatCalendarDate({ date: recall.on, locale })}</strong>{' '}
                {recall.state === 'unreachable' ? (
                  <SignBadge tone="pending" icon="lucide:phone">
                    {t('toCall')}
                  </SignBadge>
                ) : null}
              </ListCell>
              <ListCell className="text-sm">{nameLine(locale, recall.doctor, recall.branch)}</ListCell>
              {open ? null : (
                <ListCell inCard="start" className="text-sm">
                  <ClinicPhone phone={phone} className="relative" />
                </ListCell>
              )}
              <ListCell inCard="end" isOfButtons className="relative">
                <PressForm
                  action={withdrawRecallAction}
                  fields={{ id }}
                  label={t('withdrawOf', { name })}
                  pendingLabel={t('saving')}
                >
                  {t('withdraw')}
                </PressForm>
              </ListCell>
            </ListRow>
          );
        })}
      </ListTable>
    </ListPage>
  );
}
