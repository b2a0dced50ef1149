import { ActionButton, BackLink } from '@/components/ui/action-link';
import { Container } from '@/components/ui/container';
import type { HoursList, StoredClosure } from '@/contract/hours';
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
  const known = closure && { id: closure.documentId, version: closure.version, ...givenOfAbsence(closure) };
  return (
    <Container>
      <BackLink href={hoursAddress.path(locale)}>{t('back')}</BackLink>
      <h1 className="text-2xl">{t('closures.title')}</h1>
      <SavedNote saying={saying} />
      <ClosureList isAlone closures={closures} branches={branches} />
      {closure ? (
        <ActionButton href={closuresAddress.path(locale)} className="mt-4">
          {t('closures.add')}
        </ActionButton>
      ) : null}
      <HoursCard
        given={{ what: 'closure', week, ...known }}
        branches={branches.map(({ documentId, name }) => ({ value: documentId, label: name[locale] }))}
      >
        <h2 className="text-xl">{closure ? t('closures.change') : t('closures.add')}</h2>
      </HoursCard>
    </Container>
  );
}
