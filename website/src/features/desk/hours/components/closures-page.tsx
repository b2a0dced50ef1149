import { ActionButton } from '@/components/ui/action-link';
import { List } from '@/components/ui/list';
import type { HoursList, StoredClosure } from '@/contract/hours';
import { DeskPage } from '@/features/desk/lists/components/desk-page';
import { getWords } from '@/i18n/translations';
import { closuresAddress, type HoursSaying, hoursAddress } from '../address';
import { givenOfAbsence } from '../form-rules';
import { sayAbsence, sayBranch } from '../words';
import { HoursCard, SavedNote } from './hours-card';

interface Props {
  list: HoursList;
  closure: StoredClosure | null;
  saying: HoursSaying | null;
}

export async function ClosuresPage({ list: { closures, branches, week }, closure, saying }: Props) {
  const [locale, t] = await getWords('hours');
  return (
    <DeskPage title={t('closures.title')} back={{ href: hoursAddress.path(locale), label: t('back') }}>
      <SavedNote saying={saying} />
      <section aria-label={t('closures.title')} className="mt-4">
        <ClosureList closures={closures} branches={branches} />
      </section>
      {closure ? (
        <ActionButton href={closuresAddress.path(locale)} className="mt-4">
          {t('closures.add')}
        </ActionButton>
      ) : null}
      <HoursCard
        given={{ what: 'closure', week, ...(closure && givenOfAbsence(closure)) }}
        branches={branches.map(({ documentId, name }) => ({ value: documentId, label: name[locale] }))}
      >
        <h2 className="text-xl">{closure ? t('closures.change') : t('closures.add')}</h2>
      </HoursCard>
    </DeskPage>
  );
}

export async function ClosureList({ closures, branches }: Pick<HoursList, 'closures' | 'branches'>) {
  const [locale, t] = await getWords('hours');
  return (
    <List
      none={<p className="mt-2 text-text-soft">{t('closures.none')}</p>}
      className="mt-2 divide-y divide-line"
    >
      {closures.map(({ documentId: closure, branch, reason, ...absence }) => (
        <li key={closure} className="flex flex-wrap items-baseline gap-x-6 py-3 print:py-1">
          <span className="font-semibold">
            {branch === null ? t('form.allBranches') : sayBranch(branch, { locale, t, branches })}
          </span>
          <span>{sayAbsence(absence, { locale, t })}</span>
          <span className="text-text-soft">
            <bdi>{reason[locale] || reason.en || reason.ar}</bdi>
          </span>
          <ActionButton
            href={closuresAddress.path(locale, { closure })}
            variant="quiet"
            className="max-sm:-ms-4"
          >
            {t('change')}
          </ActionButton>
        </li>
      ))}
    </List>
  );
}
