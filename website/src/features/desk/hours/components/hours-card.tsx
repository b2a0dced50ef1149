import type { ComponentProps, ReactNode } from 'react';
import { OutcomeNote } from '@/components/form/outcome-note';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { appointmentsAddress } from '@/features/desk/appointments/address';
import { HoursList } from '@/features/site/branches/components/hours-list';
import { type Branch, listBranches } from '@/features/site/branches/data';
import { ClientMessages } from '@/i18n/client-messages';
import { getWords } from '@/i18n/translations';
import type { HoursSaying } from '../address';
import { HoursForm } from './hours-form';

export function HoursCard({ children, ...form }: ComponentProps<typeof HoursForm> & { children: ReactNode }) {
  return (
    <Card className="mt-6 max-w-4xl">
      {children}
      <ClientMessages of={['hours.form', 'hours.plan', 'hours.offered', 'hours.picture']}>
        <HoursForm key={JSON.stringify(form.given)} {...form} />
      </ClientMessages>
    </Card>
  );
}

/** Returns the opening hours of each branch as shown on its page; branches without hours are left out. */
export async function drawOpeningHours(): Promise<Record<string, ReactNode>> {
  const [locale, t] = await getWords('hours.offered');
  const draw = (branch: Branch) => <OpeningHours key={branch.id} branch={branch} title={t('opening')} />;
  return Object.fromEntries((await listBranches({ locale })).map((branch) => [branch.id, draw(branch)]));
}

function OpeningHours({ branch: { openingHours, country }, title }: { branch: Branch; title: string }) {
  if (openingHours.length === 0) return null;
  return (
    <details className="mt-2 rounded-control border border-line px-3">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-action text-sm">{title}</summary>
      <div className="pb-3">
        <HoursList hours={openingHours} country={country} />
      </div>
    </details>
  );
}

export async function SavedNote({ saying }: { saying: HoursSaying | null }) {
  if (saying === null) return null;
  const [locale, t] = await getWords('hours.said');
  return (
    <OutcomeNote state={saying} isGood className="mt-3">
      {t(saying)}{' '}
      <Link
        href={appointmentsAddress.path(locale, { toBeMoved: 'true' })}
        className="underline underline-offset-4"
      >
        {t('toBeMoved')}
      </Link>
    </OutcomeNote>
  );
}
