import type { ComponentProps, ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { ClientMessages } from '@/i18n/client-messages';
import { HoursForm } from './hours-form';

/** The form for hours below its heading. */
export function HoursCard({ children, ...form }: ComponentProps<typeof HoursForm> & { children: ReactNode }) {
  return (
    <Card className="mt-6 max-w-4xl">
      {children}
      <ClientMessages of={['hours.form', 'hours.plan', 'hours.offered', 'hours.picture']}>
        <HoursForm key={form.given.version ?? 'new'} {...form} />
      </ClientMessages>
    </Card>
  );
}
