import { ActionButton } from '@/components/ui/action-link';
import { List } from '@/components/ui/list';
import { nameLine } from '@/components/ui/name-line';
import type { HoursList, StoredAbsence } from '@/contract/hours';
import { DeskPage } from '@/features/desk/lists/components/desk-page';
import { getWords } from '@/i18n/translations';
import { type HoursSaying, hoursAddress, roomsAddress } from '../address';
import { givenOfAbsence } from '../form-rules';
import { sayAbsence } from '../words';
import { HoursCard, SavedNote } from './hours-card';

interface Props {
  list: HoursList;
  days: StoredAbsence | null;
  saying: HoursSaying | null;
}

export async function RoomsPage({ list: { rooms, branches, week }, days, saying }: Props) {
  const [locale, t] = await getWords('hours');
  const placeOf = (id: string) => branches.find(({ documentId }) => documentId === id)?.name;
  const open = rooms.find(({ documentId }) => documentId === days?.documentId);
  return (
    <DeskPage title={t('rooms.title')} back={{ href: hoursAddress.path(locale), label: t('back') }}>
      <p className="mt-1 max-w-text text-text-soft">{t('rooms.lead')}</p>
      <SavedNote saying={saying} />
      <List className="mt-4 divide-y divide-line">
        {rooms.map(({ documentId: room, name, branch, daysOut }) => (
          <li key={room} className="flex flex-wrap items-baseline gap-x-6 py-3">
            <span className="font-semibold">
              <bdi>{nameLine(locale, name)}</bdi>
            </span>
            <span className="text-text-soft">{nameLine(locale, placeOf(branch))}</span>
            {daysOut.map((one) => (
              <span key={one.version} className="flex flex-wrap items-baseline gap-x-2">
                <span>{sayAbsence(one, { locale, t })}</span>
                <ActionButton
                  href={roomsAddress.path(locale, { room, days: one.version })}
                  variant="quiet"
                  className="max-sm:-ms-4"
                >
                  {t('change')}
                </ActionButton>
              </span>
            ))}
          </li>
        ))}
      </List>
      {days ? (
        <ActionButton href={roomsAddress.path(locale)} className="mt-4">
          {t('rooms.add')}
        </ActionButton>
      ) : null}
      <HoursCard
        given={{ what: 'out-of-order', week, ...(days && givenOfAbsence(days)) }}
        rooms={rooms.map(({ documentId, name, branch }) => ({
          value: documentId,
          label: `${name[locale]} · ${placeOf(branch)?.[locale] ?? ''}`,
        }))}
      >
        <h2 className="text-xl">{open ? t('rooms.change', { room: open.name[locale] }) : t('rooms.add')}</h2>
      </HoursCard>
    </DeskPage>
  );
}
