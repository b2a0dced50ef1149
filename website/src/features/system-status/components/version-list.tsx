import next from 'next/package.json';
import type { SystemStatus } from '@/contract/system-status';
import { VERSION } from '@/contract/version';
import { getTranslations } from '@/i18n/translations';

const DATABASES = { sqlite: 'SQLite', postgres: 'PostgreSQL' };
const BUILD_LETTERS = 8;

/** Which versions run, of both parts and of what they stand on. */
export async function VersionList({
  backend,
  database,
}: {
  backend: SystemStatus['versions'];
  database: SystemStatus['database'];
}) {
  const t = await getTranslations('systemStatus.versions');
  const versions = [
    [t('website'), `${VERSION} (${process.env.BUILD_ID?.slice(0, BUILD_LETTERS)})`],
    [t('backend'), backend.product],
    ['Next', next.version],
    ['Strapi', backend.strapi],
    ['Node', [...new Set([process.versions.node, backend.node])].join(' / ')],
    ...(backend.database ? [[database ? DATABASES[database.kind] : t('database'), backend.database]] : []),
  ];
  return (
    <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-3">
      {versions.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-text-soft">{name}</dt>
          <dd className="tabular-nums">
            <bdi dir="ltr">{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
