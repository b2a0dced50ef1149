import { ResultForm, ResultLine } from '@/components/form/result-form';
import { SubmitChoices } from '@/components/form/submit-choices';
import { Panel } from '@/components/ui/card';
import type { AppointmentDetail } from '@/contract/appointment';
import { getWords } from '@/i18n/translations';
import { changeRoomAction } from '../actions';

export async function RoomsPanel({ file, mayChange }: { file: AppointmentDetail; mayChange: boolean }) {
  if (file.rooms.length === 0) return null;
  const [locale, t] = await getWords('rooms');
  const isLive = file.status === 'pending' || file.status === 'confirmed';
  return (
    <Panel title={t('title')}>
      <ul className="mt-1 divide-y divide-line">
        {file.rooms.map(({ room, choices }, place) => (
          // The outcome of a press stays below its place when another room stands there.
          // biome-ignore lint/suspicious/noArrayIndexKey: places have no name of their own
          <li key={place} className="py-2">
            <p className="font-semibold">
              <bdi>{room === null ? t('none') : (room.name?.[locale] ?? t('gone'))}</bdi>
            </p>
            {mayChange && isLive ? (
              <ResultForm
                action={changeRoomAction}
                fields={{ id: file.documentId, version: file.version, from: room?.documentId ?? '' }}
                className="print:hidden"
              >
                {choices.length === 0 ? null : <p className="text-sm text-text-soft">{t('instead')}</p>}
                <SubmitChoices
                  name="to"
                  className="mt-1"
                  choices={choices.map(({ documentId, name }) => ({
                    value: documentId,
                    label: <bdi>{name?.[locale] ?? ''}</bdi>,
                    'aria-label': t('give', { room: name?.[locale] ?? '' }),
                  }))}
                  pendingLabel={t('saving')}
                />
                <ResultLine className="mt-1" />
              </ResultForm>
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
