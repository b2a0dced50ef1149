import { BackLink } from '@/components/ui/action-link';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import { List } from '@/components/ui/list';
import type { HoursList, StoredAbsence } from '@/contract/hours';
import { ClientMessages } from '@/i18n/client-messages';
import { getWords } from '@/i18n/translations';
import { givenOfDays } from '../form-rules';
import { type HoursSaying, hoursPath, roomsPath } from '../rules';
import { sayAbsence } from '../set-words';
import { HoursForm } from './hours-form';
import { SavedNote } from './saved-note';

export async function RoomsPage({
  list: { rooms, branches, week },
  days,
  saying,
}: {
  list: HoursList;
  days: StoredAbsence | null;
  saying: HoursSaying | null;
}) {
  const [locale, t] = await getWords('hours');
  const known = days && { id: days.documentId, version: days.version, ...givenOfDays(days) };
  const placeOf = (id: string) => branches.find(({ documentId }) => documentId === id)?.name[locale] ?? '';
  const open = rooms.find(({ documentId }) => documentId === days?.documentId);
  return (
    <Container>
      <BackLink href={hoursPath({ locale })}>{t('back')}</BackLink>
      <h1 className="text-2xl">{t('rooms.title')}</h1>
      <p className="mt-1 max-w-text text-text-soft">{t('rooms.lead')}</p>
      <SavedNote saying={saying} />
      <List className="mt-4 divide-y divide-line">
        {rooms.map(({ documentId, name, branch, daysOut }) => (
          <li key={documentId} className="flex flex-wrap items-baseline gap-x-6 py-3">
            <span className="font-semibold">
              <bdi>{name[locale]}</bdi>
            </span>
            <span className="text-text-soft">{placeOf(branch)}</span>
            {daysOut.map((one) => (
              <span key={one.version} className="flex flex-wrap items-baseline gap-x-2">
                <span>{sayAbsence({ absence: one, locale, t })}</span>
                <ButtonLink
                  href={roomsPath(locale, { room: documentId, version: one.version })}
                  prefetch={false}
                  variant="quiet"
                  size="sm"
                >
                  {t('closures.open')}
                </ButtonLink>
              </span>
            ))}
          </li>
        ))}
      </List>
      {days ? (
        <ButtonLink href={roomsPath(locale)} prefetch={false} variant="secondary" size="sm" className="mt-4">
          {t('rooms.add')}
        </ButtonLink>
      ) : null}
      <Card className="mt-6 max-w-4xl">
        <h2 className="text-xl">{open ? t('rooms.change', { room: open.name[locale] }) : t('rooms.add')}</h2>
        <ClientMessages of={['hours.form', 'hours.plan', 'hours.offered', 'hours.picture']}>
          <HoursForm
            key={days?.version ?? 'new'}
            given={{ what: 'out-of-order', week, ...known }}
            branches={[]}
            rooms={rooms.map(({ documentId, name, branch }) => ({
              value: documentId,
              label: `${name[locale]} · ${placeOf(branch)}`,
            }))}
            weekdays={[]}
            opening={{}}
          />
        </ClientMessages>
      </Card>
    </Container>
  );
}
