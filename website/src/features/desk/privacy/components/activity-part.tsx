import { Icon } from '@/components/ui/icon';
import type { DataKind, ProcessingRegister } from '@/contract/processing-register';
import { Fact } from '@/features/desk/appointments/components/facts';
import { getWords } from '@/i18n/translations';
import { groupByRetention } from '../rules';
import { sayRetention } from '../words';

export async function ActivityPart({ activity }: { activity: ProcessingRegister['activities'][number] }) {
  const [locale, t] = await getWords('privacy');
  const { name, subjects, bases, recipients, stored } = activity;
  const list = new Intl.ListFormat(locale, { type: 'unit' });
  const kindWords = (kinds: readonly DataKind[]) => list.format(kinds.map((kind) => t(`kinds.${kind}`)));
  const received = list.format(recipients.map((kind) => t(`recipients.${kind}`)));
  return (
    <details className="group px-4 print:break-inside-avoid">
      <summary className="grid min-h-11 cursor-pointer list-none grid-cols-[1fr_auto] items-center gap-x-3 py-3 [&::-webkit-details-marker]:hidden">
        <h2 className="text-base">{t(`activities.${name}.title`)}</h2>
        <span className="col-start-1 text-text-soft">{t(`activities.${name}.purpose`)}</span>
        <Icon
          name="lucide:chevron-down"
          className="col-start-2 row-span-2 row-start-1 size-5 group-open:rotate-180 print:hidden"
        />
      </summary>
      <dl className="grid gap-x-6 pb-3 sm:grid-cols-3 print:grid-cols-3 *:py-2">
        <Fact label={t('subjects')}>{list.format(subjects.map((one) => t(`subjectNames.${one}`)))}</Fact>
        <Fact label={t('bases')}>{list.format(bases.map((one) => t(`basisNames.${one}`)))}</Fact>
        <Fact label={t('receivedBy')}>{received || t('nobody')}</Fact>
        <div className="sm:col-span-3 print:col-span-3">
          <dt className="text-sm text-text-soft">{t('stored')}</dt>
          {groupByRetention(stored).map(({ retention, kinds }) => (
            <dd key={`${retention.kind} ${retention.days}`} className="mt-1">
              {kindWords(kinds)} <strong className="font-semibold">({sayRetention(retention, t)})</strong>
            </dd>
          ))}
        </div>
        <div className="sm:col-span-3 print:col-span-3">
          <dt className="text-sm text-text-soft">{t('fields')}</dt>
          <dd className="mt-1 wrap-anywhere space-y-1 text-sm" dir="ltr" lang="en">
            {stored.map(({ table, fields }) => (
              <p key={table}>
                <strong className="font-semibold">{table}</strong>:{' '}
                {fields.flatMap(({ names }) => names).join(', ')}
              </p>
            ))}
          </dd>
        </div>
      </dl>
    </details>
  );
}
