import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { Fold } from '@/components/ui/fold';
import { Icon } from '@/components/ui/icon';
import { LabelledSection } from '@/components/ui/labelled-section';
import { EntryBreadcrumb } from '@/features/site/pages/components/entry-head';
import { EntryLink, PathLink } from '@/features/site/pages/components/entry-link';
import { contentLang } from '@/i18n/content-lang';
import { directionOf } from '@/i18n/routing';
import { getWords } from '@/i18n/translations';
import type { Branch, BranchProfile } from '../data';
import { distanceKm } from '../rules';
import { BookBranch } from './book-branch';
import { BranchContact } from './branch-contact';
import { BranchVisit } from './branch-visit';
import { OpenNow } from './open-now';

interface Props {
  branch: BranchProfile;
  today: ReactNode;
  fees: ReactNode;
  doctors: ReactNode;
}

export async function BranchPage({ branch, today, fees, doctors }: Props) {
  const [locale, t] = await getWords('branches');
  return (
    <article>
      <BranchHead branch={branch} today={today} />
      <Container className="grid gap-6 pb-6 sm:gap-14 sm:pb-20">
        {doctors ? (
          <LabelledSection id="doctors" title={t('doctors')} look="mb-4 text-2xl">
            {doctors}
            <PathLink path={`/doctors?branch=${branch.number}`} className="text-link mt-2">
              {t('allDoctors')}
              <Icon name="lucide:arrow-right" className="size-4" />
            </PathLink>
          </LabelledSection>
        ) : null}
        <div className="grid gap-8 lg:grid-cols-[1.1fr_1fr] lg:gap-14">
          {fees}
          <div className="grid content-start sm:gap-8">
            {branch.summary ? (
              <div className="sm:hidden">
                <Fold title={<h2 className="text-lg">{t('details')}</h2>}>
                  <p {...contentLang(branch, locale)}>{branch.summary}</p>
                </Fold>
              </div>
            ) : null}
            <Contracts branch={branch} />
            <OtherBranches branch={branch} />
          </div>
        </div>
      </Container>
    </article>
  );
}

async function Contracts({ branch }: { branch: BranchProfile }) {
  const [locale, t] = await getWords('branches');
  const kinds = (['company', 'syndicate'] as const).map((kind) => ({
    kind,
    organisations: branch.organisations.filter((each) => each.kind === kind),
  }));
  if (branch.organisations.length === 0) return null;
  return (
    <Fold title={<h2 className="text-lg">{t('contracts.title')}</h2>}>
      <p className="mb-4 max-w-text text-text-soft">{t('contracts.text')}</p>
      <div className="grid gap-6 sm:grid-cols-2">
        {kinds.map(({ kind, organisations }) =>
          organisations.length === 0 ? null : (
            <div key={kind}>
              <h3 className="mb-2 text-base">{t(`contracts.${kind}`)}</h3>
              <ul className="grid gap-1.5">
                {organisations.map((organisation) => (
                  <li
                    key={organisation.id}
                    className="border-line border-s-2 ps-3"
                    {...contentLang(organisation, locale)}
                  >
                    {organisation.name}
                  </li>
                ))}
              </ul>
            </div>
          ),
        )}
      </div>
    </Fold>
  );
}

async function BranchHead({ branch, today }: { branch: Branch; today: ReactNode }) {
  const [locale, t] = await getWords('branches');
  const words = contentLang(branch, locale);
  return (
    <Container className="pt-2 pb-8 sm:pt-4 sm:pb-14">
      <EntryBreadcrumb section="branches" title={branch.name} lang={branch.lang} />
      <div className="mt-2 grid gap-x-14 gap-y-4 sm:gap-y-8 lg:grid-cols-[1fr_1.1fr] lg:grid-rows-[auto_1fr]">
        {/* At the top, as centred it would move while the page is painted before all of it has arrived. */}
        <header>
          <div {...words}>
            <h1 className="text-4xl">{branch.name}</h1>
            {branch.summary ? (
              <p className="mt-3 max-w-text text-lg text-text-soft max-sm:hidden">{branch.summary}</p>
            ) : null}
          </div>
          <div className="mt-2">
            <OpenNow hours={branch.openingHours} closures={branch.closures} timeZone={branch.timeZone} />
          </div>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 sm:mt-4">
            {/* Phones have it in the bar at the bottom, which knows the branch. */}
            <BookBranch branch={branch} className="max-sm:hidden">
              <Icon name="lucide:calendar-plus" />
              {t('bookHere')}
            </BookBranch>
            {/* The way stands with the place. */}
            <BranchContact branch={{ ...branch, location: null }} />
          </div>
        </header>
        <div className="lg:row-span-2">
          <BranchVisit branch={branch} />
        </div>
        <LabelledSection id="today" title={t('today')} look="mb-2 text-2xl" className="max-lg:mt-4">
          {today}
        </LabelledSection>
      </div>
    </Container>
  );
}

/** The way to the other branches, with how far off they are. On phones the end of the page has them. */
async function OtherBranches({ branch }: { branch: BranchProfile }) {
  const [locale, t] = await getWords('branches');
  if (branch.others.length === 0) return null;
  return (
    <LabelledSection id="others" title={t('others')} look="mb-1 text-2xl" className="max-sm:hidden">
      <ul>
        {branch.others.map((other) => (
          <li
            key={other.id}
            className="border-line border-b py-2 last:border-b-0"
            {...contentLang(other, locale)}
          >
            <h3 className="text-lg">
              <EntryLink section="branches" entry={other} className="branch-card-name">
                {other.name}
              </EntryLink>
            </h3>
            <p className="text-sm text-text-soft leading-snug">
              {other.address}
              {branch.location && other.location ? (
                <span lang={locale} dir={directionOf(locale)}>
                  {' · '}
                  {t('distance', { km: distanceKm({ from: branch.location, to: other.location }) })}
                </span>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
    </LabelledSection>
  );
}
