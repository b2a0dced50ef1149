import { BackLink } from '@/components/ui/action-link';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import type { HoursList, StoredClosure } from '@/contract/hours';
import { ClientMessages } from '@/i18n/client-messages';
import { getWords } from '@/i18n/translations';
import { givenOfAbsence } from '../form-rules';
import { closuresPath, type HoursSaying, hoursPath } from '../rules';
import { ClosureList } from './closure-list';
import { HoursForm } from './hours-form';
import { SavedNote } from './saved-note';

export async function ClosuresPage({
  list: { closures, branches, week },
  closure,
  saying,
}: {
  list: HoursList;
  closure: StoredClosure | null;
  saying: HoursSaying | null;
}) {
  const [locale, t] = await getWords('hours');
  const known = closure && {
    id: closure.documentId,
    version: closure.version,
    ...givenOfAbsence(closure),
  };
  return (
    <Container>
      <BackLink href={hoursPath({ locale })}>{t('back')}</BackLink>
      <h1 className="text-2xl">{t('closures.title')}</h1>
      <SavedNote saying={saying} />
      <ClosureList isAlone closures={closures} branches={branches} />
      {closure ? (
        <ButtonLink
          href={closuresPath(locale)}
          prefetch={false}
          variant="secondary"
          size="sm"
          className="mt-4"
        >
          {t('closures.add')}
        </ButtonLink>
      ) : null}
      <Card className="mt-6 max-w-4xl">
        <h2 className="text-xl">{closure ? t('closures.change') : t('closures.add')}</h2>
        <ClientMessages of={['hours.form', 'hours.plan', 'hours.offered', 'hours.picture']}>
          <HoursForm
            key={closure?.documentId ?? 'new'}
            given={{ what: 'closure', week, ...known }}
            branches={branches.map(({ documentId, name }) => ({ value: documentId, label: name[locale] }))}
            weekdays={[]}
            opening={{}}
          />
        </ClientMessages>
      </Card>
    </Container>
  );
}
