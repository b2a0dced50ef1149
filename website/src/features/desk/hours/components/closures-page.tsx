import { ActionButton } from '@/components/ui/action-link';
import type { HoursList, StoredClosure } from '@/contract/hours';
import { DeskPage } from '@/features/desk/lists/components/desk-page';
import { getWords } from '@/i18n/translations';
import { closuresAddress, type HoursSaying, hoursAddress } from '../address';
import { givenOfAbsence } from '../form-rules';
import { ClosureList } from './closure-list';
import { HoursCard } from './hours-card';
import { SavedNote } from './saved-note';

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
      <ClosureList isAlone closures={closures} branches={branches} />
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
