'use client';

import { useTranslations } from 'next-intl';
import { useActionState } from 'react';
import { CopyField } from '@/components/form/copy-field';
import { FormTrouble } from '@/components/form/form-trouble';
import { OutcomeNote } from '@/components/form/outcome-note';
import { Press } from '@/components/form/press';
import { ListCell, ListHead, ListRow, ListTable } from '@/components/list/list-table';
import { buttonClass } from '@/components/ui/button';
import { feedAction } from '../actions';
import { type FeedRow, type FeedState, NOTHING } from '../rules';

interface Props {
  rows: FeedRow[];
  others: Record<'id' | 'label' | 'owner' | 'state', string>[];
}

export function FeedForms({ rows, others }: Props) {
  const t = useTranslations('calendarFeeds');
  const [state, send] = useActionState(feedAction, NOTHING);
  const revoke = (id: string, label: string) => (
    <Press
      action={send}
      fields={{ press: 'revoke', id }}
      variant="quiet"
      size="sm"
      pendingLabel={t('sending')}
      aria-label={`${t('revoke')}: ${label}`}
    >
      {t('revoke')}
    </Press>
  );
  const what = { key: 'what', label: t('what') };
  const rest = [
    { key: 'state', label: t('state') },
    { key: 'presses', label: t('presses'), isUnseen: 'everywhere' as const },
  ];
  return (
    <>
      <div className="mt-5 empty:hidden">
        <OutcomeNote state={state} isGood>
          {state.made ? <MadeAddress made={state.made} /> : state.done}
        </OutcomeNote>
        {state.error ? <FormTrouble title={t('errorTitle')} text={state.error} state={state} /> : null}
      </div>
      <div className="mt-5">
        <ListTable columns={[what, ...rest]}>
          {rows.map(({ kind, of, label, state: said, id }) => (
            <ListRow key={`${kind} ${of}`}>
              <ListHead className="font-semibold max-lg:col-span-2">{label}</ListHead>
              <ListCell className="text-sm text-text-soft">{said}</ListCell>
              <ListCell isOfButtons className="max-lg:pt-1">
                <div className="flex flex-wrap items-center gap-x-4 gap-y-1 lg:justify-end">
                  <Press
                    action={send}
                    fields={{ press: 'make', kind, of, label }}
                    variant="secondary"
                    size="sm"
                    pendingLabel={t('sending')}
                    aria-label={`${t(id ? 'renew' : 'make')}: ${label}`}
                    title={id ? t('renewHint') : undefined}
                  >
                    {t(id ? 'renew' : 'make')}
                  </Press>
                  {id ? revoke(id, label) : null}
                </div>
              </ListCell>
            </ListRow>
          ))}
        </ListTable>
      </div>
      {rows.some(({ id }) => id !== null) ? (
        <p className="mt-3 max-w-prose text-sm text-text-soft">{t('renewHint')}</p>
      ) : null}
      {others.length > 0 ? (
        <section className="mt-8">
          <h2 className="text-lg">{t('others')}</h2>
          <p className="mt-1 mb-3 max-w-prose text-text-soft">{t('othersText')}</p>
          <ListTable columns={[what, { key: 'owner', label: t('owner') }, ...rest]}>
            {others.map(({ id, label, owner, state: said }) => (
              <ListRow key={id}>
                <ListHead className="font-semibold">{label}</ListHead>
                <ListCell inCard="end" className="text-sm">
                  <bdi>{owner}</bdi>
                </ListCell>
                <ListCell className="text-sm text-text-soft">{said}</ListCell>
                <ListCell isOfButtons>
                  <div className="flex lg:justify-end">{revoke(id, `${label}, ${owner}`)}</div>
                </ListCell>
              </ListRow>
            ))}
          </ListTable>
        </section>
      ) : null}
    </>
  );
}

/** A new address, shown this once: to copy, or to open on the device that shall show it. */
function MadeAddress({ made }: { made: NonNullable<FeedState['made']> }) {
  const t = useTranslations('calendarFeeds');
  return (
    <section className="font-normal text-text">
      <h2 className="text-lg">
        {t('madeTitle')}: {made.label}
      </h2>
      <p className="mt-1 max-w-prose">{t('madeText')}</p>
      <CopyField id="address" label={t('address')} value={made.address} />
      <p className="mt-3">
        <a href={made.opened} className={buttonClass({})}>
          {t('open')}
        </a>
      </p>
      <p className="mt-3 max-w-prose text-sm text-text-soft">{t('how')}</p>
    </section>
  );
}
