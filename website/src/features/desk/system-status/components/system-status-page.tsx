import next from 'next/package.json';
import type { ReactNode } from 'react';
import { ActionLink } from '@/components/ui/action-link';
import { AutoRefresh } from '@/components/ui/auto-refresh';
import { CodeText } from '@/components/ui/code-text';
import { Icon } from '@/components/ui/icon';
import type { SystemStatus } from '@/contract/system-status';
import { CONTRACT_DIGEST, VERSION } from '@/contract/version';
import { DeskPage } from '@/features/desk/lists/components/desk-page';
import { whatsNewPath } from '@/features/desk/releases/rules';
import { getClinicZone } from '@/features/site/branches/data';
import { getTranslations, getWords } from '@/i18n/translations';
import { cn } from '@/lib/text/cn';
import { formatTime } from '@/lib/time/clinic-time';
import { answerFor, judgeVersions, type MatterState } from '../rules';
import { type MatterWords, sayMatters } from '../words';

const EVERY_MS = 60_000;

export async function SystemStatusPage({ status }: { status: SystemStatus }) {
  const [locale, t] = await getWords('systemStatus');
  const timeZone = await getClinicZone(locale);
  const website = { product: VERSION, contract: CONTRACT_DIGEST };
  const matters = [
    ...sayMatters({ t, status, locale, timeZone }),
    { name: 'versions' as const, words: await sayVersions({ website, backend: status.versions }) },
  ];
  const { needs, urgent } = answerFor(matters.map(({ words }) => words.state));
  const worst: MatterState = urgent > 0 ? 'act' : needs > 0 ? 'look' : 'well';
  const wanted = matters.filter(({ words }) => words.state !== 'well');
  return (
    <DeskPage title={t('title')}>
      <AutoRefresh everyMs={EVERY_MS} />
      {/* Summary with links to what needs attention; screen readers announce its changes. */}
      <div className="mt-5 flex gap-4 rounded-card border border-line bg-surface p-panel shadow-card sm:gap-6 sm:p-6">
        <StateMark state={worst} isLarge />
        <div className="min-w-0">
          <div role="status">
            <p className="font-bold text-2xl text-brand">
              {needs === 0 ? t('answer.well') : t('answer.needs', { count: needs })}
            </p>
            <p className="text-text-soft">
              {needs === 0 ? t('answer.nothing') : t('answer.urgent', { count: urgent })}
            </p>
          </div>
          {wanted.length > 0 ? (
            <ul className="mt-2 flex flex-wrap gap-x-5">
              {wanted.map(({ name }) => (
                <li key={name}>
                  <a
                    href={`#matter-${name}`}
                    className="inline-flex min-h-11 items-center font-semibold text-action underline hover:no-underline"
                  >
                    {t(`matters.${name}`)}
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
          <p className="mt-2 text-sm text-text-soft">
            {t('asOf', { time: formatTime({ instant: status.at, timeZone, locale }) })}
          </p>
        </div>
      </div>
      <ul className="mt-5 divide-y divide-line rounded-card border border-line bg-surface shadow-card">
        {matters.map(({ name, words }) => (
          <MatterRow key={name} name={name} words={words}>
            {name === 'versions' ? (
              <VersionList versions={status.versions} database={status.database} />
            ) : null}
          </MatterRow>
        ))}
      </ul>
    </DeskPage>
  );
}

async function sayVersions(built: Parameters<typeof judgeVersions>[0]): Promise<MatterWords> {
  const [locale, t] = await getWords('systemStatus');
  const state = judgeVersions(built);
  const { website, backend } = built;
  const differ = website.product === backend.product ? t('versions.rebuilt') : t('versions.differ');
  return {
    state,
    seen: [state === 'well' ? t('versions.same') : differ],
    todo: state === 'well' ? [] : [t('versions.todo')],
    link: { href: whatsNewPath(locale), label: t('versions.link') },
  };
}

const DATABASES = { sqlite: 'SQLite', postgres: 'PostgreSQL' };
const BUILD_LETTERS = 8;

async function VersionList({ versions: backend, database }: Pick<SystemStatus, 'versions' | 'database'>) {
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

const LOOKS: Record<MatterState, { icon: string; word: string; ground: string }> = {
  well: { icon: 'lucide:check', word: 'text-status-confirmed', ground: 'bg-status-confirmed-soft' },
  look: { icon: 'lucide:eye', word: 'text-status-pending', ground: 'bg-status-pending-soft' },
  act: { icon: 'lucide:triangle-alert', word: 'text-status-canceled', ground: 'bg-status-canceled-soft' },
  unknown: { icon: 'lucide:circle-help', word: 'text-status-done', ground: 'bg-status-done-soft' },
};

interface MatterProps {
  name: keyof Omit<SystemStatus, 'at'>;
  words: MatterWords;
  children: ReactNode;
}

async function MatterRow({ name, words: { state, seen, todo, link }, children }: MatterProps) {
  const t = await getTranslations('systemStatus');
  return (
    <li id={`matter-${name}`} className="flex scroll-mt-6 gap-4 px-panel py-5 sm:gap-5 sm:px-6">
      <StateMark state={state} />
      <div className="min-w-0 flex-1">
        <div className="gap-4 sm:flex sm:items-baseline sm:justify-between">
          <h2 className="text-lg">{t(`matters.${name}`)}</h2>
          <p className={cn('shrink-0 font-semibold text-sm', LOOKS[state].word)}>{t(`states.${state}`)}</p>
        </div>
        <p className="mt-1 max-w-text text-text-soft">{seen.join(' ')}</p>
        {children}
        {todo.map((sentence) => (
          <p key={sentence} className="mt-2 max-w-text font-semibold">
            <CodeText text={sentence} />
          </p>
        ))}
        {link ? (
          <ActionLink href={link.href} className="-mb-2 text-sm hover:underline">
            {link.label}
            <Icon name="lucide:arrow-right" />
          </ActionLink>
        ) : null}
      </div>
    </li>
  );
}

/** The round sign of a state. It always stands beside the state's word. */
function StateMark({ state, isLarge = false }: { state: MatterState; isLarge?: boolean }) {
  const { icon, word, ground } = LOOKS[state];
  return (
    <span
      className={cn(
        'inline-flex shrink-0 items-center justify-center rounded-pill',
        isLarge ? 'size-14 text-2xl' : 'size-9 text-base',
        ground,
        word,
      )}
    >
      <Icon name={icon} />
    </span>
  );
}
