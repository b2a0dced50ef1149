import { LabelledSection } from '@/components/ui/labelled-section';
import { List } from '@/components/ui/list';
import { nameLine } from '@/components/ui/name-line';
import type { WaitingScreen as Screen } from '@/contract/today';
import { getWords } from '@/i18n/translations';

/** Read from across a room; more would be smaller. */
const SHOWN = 6;

/** Shows who is called to everybody in the waiting room: numbers and doctors, no patient's name. */
export async function WaitingScreen({ branch, screen }: { branch: string; screen: Screen }) {
  const [locale, t] = await getWords('today.screen');
  return (
    <div
      className="flex min-h-svh flex-col gap-6 bg-surface-deep p-6 text-text-on-deep sm:p-10"
      data-surface="deep"
    >
      <h1 className="font-bold text-3xl sm:text-5xl">{t('title', { branch })}</h1>
      <LabelledSection
        id="called"
        title={t('withDoctor')}
        look="text-text-on-deep-soft text-xl sm:text-3xl"
        className="grow"
      >
        <div aria-live="polite">
          <List
            as="ol"
            none={<p className="mt-4 text-2xl">{t('nobody')}</p>}
            className="mt-4 grid gap-4 lg:grid-cols-2"
          >
            {screen.withDoctor.slice(0, SHOWN).map(({ ticket, since, doctor }) => (
              <li
                key={`${ticket} ${since}`}
                className="flex items-center gap-6 rounded-card bg-surface px-6 py-4 text-brand"
              >
                <span className="font-bold text-6xl tabular-nums sm:text-8xl">{ticket}</span>
                <span className="font-semibold text-2xl sm:text-4xl">{nameLine(locale, doctor)}</span>
              </li>
            ))}
          </List>
        </div>
      </LabelledSection>
      <LabelledSection id="waiting" title={t('waiting')} look="text-text-on-deep-soft text-xl sm:text-3xl">
        <List
          as="ol"
          none={<p className="mt-3 text-xl">{t('nobody')}</p>}
          className="mt-3 flex flex-wrap gap-3"
        >
          {screen.waiting.map(({ ticket, since }) => (
            <li
              key={`${ticket} ${since}`}
              className="rounded-control border border-current px-4 py-1 font-semibold text-2xl tabular-nums"
            >
              {ticket}
            </li>
          ))}
        </List>
      </LabelledSection>
    </div>
  );
}
