import { getLocale } from 'next-intl/server';
import { Fold } from '@/components/ui/fold';
import { readFees } from '@/features/site/fees/query';
import { groupByPrices } from '@/features/site/fees/rules';
import { isOfferedBy } from '@/features/site/services/rules';
import { getTranslations } from '@/i18n/translations';
import { listDoctors } from '../data';

export async function ServiceFees({ service }: { service: { id: string; specialtyIds: string[] } }) {
  const locale = await getLocale();
  const [t, fees, doctors] = await Promise.all([
    getTranslations('fees'),
    readFees(locale),
    listDoctors({ locale }),
  ]);
  const entries = doctors
    .filter(({ specialties }) => isOfferedBy(service, specialties))
    .flatMap((doctor) => {
      const places = doctor.branches.map((branch) => ({
        prices: fees.pricesIn([{ service: service.id, doctor: doctor.id, branch: branch.id }]),
        name: branch.name,
      }));
      const own = groupByPrices(places);
      return own.map(({ prices, names }) => ({
        prices,
        name: own.length === 1 ? doctor.name : `${doctor.name} (${names.join(t('listComma'))})`,
      }));
    });
  const groups = groupByPrices(entries);
  if (groups.length === 0) return null;
  const rows = groups.map(({ prices, names }) => (
    <p key={fees.say(prices)} className="mt-1 first-of-type:mt-0">
      <span className="font-semibold tabular-nums">{fees.say(prices)}</span>
      {groups.length > 1 ? (
        <span className="block text-sm text-text-soft">{names.join(t('listComma'))}</span>
      ) : null}
    </p>
  ));
  // A fold that hides a single row saves nothing.
  const first = rows.length > 2 ? 1 : rows.length;
  return (
    <div>
      <dt className="text-sm text-text-soft">{t('label')}</dt>
      <dd>{rows.slice(0, first)}</dd>
      {first < rows.length ? (
        <dd className="mt-2">
          <Fold title={t('others', { count: rows.length - first })}>{rows.slice(first)}</Fold>
        </dd>
      ) : null}
      <dd className="mt-1 text-sm text-text-soft">{t('contractNote')}</dd>
    </div>
  );
}
