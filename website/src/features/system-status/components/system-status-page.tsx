import type { Locale } from 'next-intl';
import { Container } from '@/components/ui/container';
import type { SystemStatus } from '@/contract/system-status';
import { CONTRACT_DIGEST, VERSION } from '@/contract/version';
import { AutoRefresh } from '@/features/appointments/components/auto-refresh';
import { whatsNewPath } from '@/features/releases/rules';
import { getTranslations, getWords } from '@/i18n/translations';
import { formatTime } from '@/lib/clinic-time';
import { answerFor, judgeVersions, type MatterState } from '../rules';
import { type MatterWords, sayMatters } from '../words';
import { AnswerPanel } from './answer-panel';
import { MatterRow } from './matter-row';
import { VersionList } from './version-list';

const EVERY_MS = 60_000;

/** Whether everything is well: one answer, then one row for each matter. */
export async function SystemStatusPage({ status, timeZone }: { status: SystemStatus; timeZone: string }) {
  const [locale, t] = await getWords('systemStatus');
  const website = { product: VERSION, contract: CONTRACT_DIGEST };
  const matters = [
    ...sayMatters({ t, status, locale, timeZone }),
    { name: 'versions' as const, words: await sayVersions({ locale, website, backend: status.versions }) },
  ];
  const { needs, urgent } = answerFor(matters.map(({ words }) => words.state));
  const worst: MatterState = urgent > 0 ? 'act' : needs > 0 ? 'look' : 'well';
  const rows = matters.map(({ name, words }) => ({
    id: `matter-${name}`,
    name,
    words,
    title: t(`matters.${name}`),
  }));
  return (
    <Container>
      <AutoRefresh everyMs={EVERY_MS} />
      <h1 className="text-2xl">{t('title')}</h1>
      <AnswerPanel
        state={worst}
        title={needs === 0 ? t('answer.well') : t('answer.needs', { count: needs })}
        text={needs === 0 ? t('answer.nothing') : t('answer.urgent', { count: urgent })}
        asOf={t('asOf', { time: formatTime({ instant: status.at, timeZone, locale }) })}
        wanted={rows.filter(({ words }) => words.state !== 'well')}
      />
      <ul className="mt-5 divide-y divide-line rounded-card border border-line bg-surface shadow-card">
        {rows.map(({ id, name, title, words }) => (
          <MatterRow key={id} id={id} title={title} stateWord={t(`states.${words.state}`)} words={words}>
            {name === 'versions' ? (
              <VersionList backend={status.versions} database={status.database} />
            ) : null}
          </MatterRow>
        ))}
      </ul>
    </Container>
  );
}

async function sayVersions({
  locale,
  ...built
}: { locale: Locale } & Parameters<typeof judgeVersions>[0]): Promise<MatterWords> {
  const t = await getTranslations('systemStatus');
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
