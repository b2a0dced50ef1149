import { Card } from '@/components/ui/card';
import type { AppointmentDetail } from '@/contract/appointment';
import { getWords } from '@/i18n/translations';
import { RoomForm } from './room-form';

export async function RoomsPanel({ file, mayChange }: { file: AppointmentDetail; mayChange: boolean }) {
  if (file.rooms.length === 0) return null;
  const [locale, t] = await getWords('rooms');
  const isLive = file.status === 'pending' || file.status === 'confirmed';
  return (
    <Card as="section">
      <h2 className="text-lg">{t('title')}</h2>
      <ul className="mt-1 divide-y divide-line">
        {file.rooms.map(({ room, choices }, place) => (
          // What came of a press stays below its place when another room stands there.
          // biome-ignore lint/suspicious/noArrayIndexKey: places have no name of their own
          <li key={place} className="py-2">
            <p className="font-semibold">
              <bdi>{room === null ? t('none') : (room.name?.[locale] ?? t('gone'))}</bdi>
            </p>
            {mayChange && isLive ? (
              <RoomForm
                fields={{ id: file.documentId, version: String(file.version), from: room?.documentId ?? '' }}
                choices={choices.map(({ documentId, name }) => ({
                  value: documentId,
                  name: name?.[locale] ?? '',
                  label: t('give', { room: name?.[locale] ?? '' }),
                }))}
                words={{ instead: t('instead'), saving: t('saving') }}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
