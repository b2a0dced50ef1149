import Link from 'next/link';
import { PageHead } from '@/components/layout/page-head';
import { Container } from '@/components/ui/container';
import { Fold } from '@/components/ui/fold';
import { LabelledSection } from '@/components/ui/labelled-section';
import { LocalPhone } from '@/components/ui/local-phone';
import { getMainInfo } from '@/features/site/main-info/data';
import { type Locale, localePath } from '@/i18n/routing';
import { getTranslations, type Words } from '@/i18n/translations';
import { formatCalendarDate } from '@/lib/time/clinic-time';

/** Date since which the statement holds; changed with the table below. */
const REVIEWED_ON = '2026-11-29';

/** Result for a part of EN 301 549: met, met except for the faults named above, or not applicable to a website. */
type Outcome = 'met' | 'partly' | 'notOurs';

/** The parts of EN 301 549 V3.2.1, which in chapter 9 are those of WCAG 2.2. */
const PARTS = [
  { clause: '5', name: 'generic', outcome: 'met' },
  { clause: '6', name: 'voice', outcome: 'notOurs' },
  { clause: '7', name: 'video', outcome: 'partly' },
  { clause: '8', name: 'hardware', outcome: 'notOurs' },
  { clause: '9.1.1', name: 'textAlternatives', outcome: 'met' },
  { clause: '9.1.2', name: 'timedMedia', outcome: 'partly' },
  { clause: '9.1.3', name: 'adaptable', outcome: 'met' },
  { clause: '9.1.4', name: 'distinguishable', outcome: 'met' },
  { clause: '9.2.1', name: 'keyboard', outcome: 'met' },
  { clause: '9.2.2', name: 'enoughTime', outcome: 'met' },
  { clause: '9.2.3', name: 'seizures', outcome: 'met' },
  { clause: '9.2.4', name: 'navigable', outcome: 'met' },
  { clause: '9.2.5', name: 'pointers', outcome: 'met' },
  { clause: '9.3.1', name: 'readable', outcome: 'met' },
  { clause: '9.3.2', name: 'predictable', outcome: 'met' },
  { clause: '9.3.3', name: 'inputHelp', outcome: 'met' },
  { clause: '9.4.1', name: 'compatible', outcome: 'met' },
  { clause: '10', name: 'documents', outcome: 'partly' },
  { clause: '11', name: 'software', outcome: 'notOurs' },
  { clause: '12', name: 'support', outcome: 'met' },
  { clause: '13', name: 'relay', outcome: 'notOurs' },
] as const satisfies readonly { clause: string; name: string; outcome: Outcome }[];

const TRIED = ['programs', 'keyboard', 'zoom', 'colours', 'withoutScript', 'languages'] as const;
const LACKING = ['video', 'documents', 'readers'] as const;

export async function StatementPage({ locale }: { locale: Locale }) {
  const [t, info] = await Promise.all([getTranslations('accessibility'), getMainInfo(locale)]);
  return (
    <>
      <PageHead title={t('title')} text={t('intro')}>
        <p className="mt-3 text-text-soft">
          {t('reviewedOn', { date: formatCalendarDate({ date: REVIEWED_ON, locale, style: 'day' }) })}
        </p>
      </PageHead>
      <Container className="pb-10 sm:pb-14">
        <div className="grid max-w-text gap-10">
          <Points title={t('tried.title')} points={TRIED.map((name) => t(`tried.${name}`))} />
          <Points title={t('lacking.title')} points={LACKING.map((name) => t(`lacking.${name}`))} />
          <LabelledSection id="tell" title={t('tell.title')} look="text-2xl">
            <p className="mt-3">{t('tell.text')}</p>
            <ul className="mt-2">
              <li>
                <Link
                  href={localePath({ locale, path: '/contact' })}
                  className="inline-flex min-h-11 items-center font-semibold text-action underline-offset-4 hover:underline"
                >
                  {t('tell.write')}
                </Link>
              </li>
              {info ? (
                <li>
                  <LocalPhone of={info} />
                </li>
              ) : null}
            </ul>
          </LabelledSection>
          <section aria-labelledby="parts">
            <Fold
              title={
                <h2 id="parts" className="text-2xl">
                  {t('parts.title')}
                </h2>
              }
            >
              <p>{t('parts.text')}</p>
              <PartTable t={t} />
            </Fold>
          </section>
        </div>
      </Container>
    </>
  );
}

function Points({ title, points }: { title: string; points: string[] }) {
  return (
    <section>
      <h2 className="text-2xl">{title}</h2>
      <ul className="mt-3 grid list-disc gap-2 ps-6">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

function PartTable({ t }: { t: Words<'accessibility'> }) {
  const cell = 'border-line py-2.5 pe-3 text-start align-top sm:border-t max-sm:py-0';
  return (
    <table className="mt-4 w-full border-collapse">
      <thead className="text-sm text-text-soft max-sm:sr-only">
        <tr>
          {(['clause', 'asks', 'outcome'] as const).map((name) => (
            <th key={name} scope="col" className="py-2 pe-3 text-start font-semibold">
              {t(`parts.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PARTS.map(({ clause, name, outcome }) => (
          <tr key={clause} className="max-sm:grid max-sm:border-line max-sm:border-t max-sm:py-2.5">
            <th scope="row" className={`${cell} font-semibold tabular-nums`}>
              <bdi dir="ltr">{clause}</bdi>
            </th>
            <td className={cell}>{t(`parts.names.${name}`)}</td>
            <td className={`${cell} max-sm:text-text-soft`}>{t(`parts.outcomes.${outcome}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
