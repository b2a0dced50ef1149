import { notFound } from 'next/navigation';
import { requireManager } from '@/features/account/session';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { listServices } from '@/features/services/data';
import { SettingsPage } from '@/features/settings/components/settings-page';
import { getClinicSettings } from '@/features/settings/data';
import { readPart, settingsPath } from '@/features/settings/rules';
import { isLocale, type Locale } from '@/i18n/routing';
import { BackendError } from '@/lib/backend/errors';
import { privateMetadata } from '@/lib/private-metadata';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<{ part?: string | string[]; outcome?: string | string[] }>;
}

export const generateMetadata = privateMetadata({ title: 'settings.title' });

/** The booking settings, for managers. */
export default async function SettingsRoute({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const { part: asked, outcome } = await searchParams;
  const part = readPart(asked);
  const to = settingsPath({ locale, part });
  const session = await requireManager({ locale, to });
  const read = session && (await readAll({ token: session.token, locale }));
  if (!read) return <StaffTrouble retry={to} />;
  return <SettingsPage locale={locale} part={part} isSaved={outcome === 'saved'} {...read} />;
}

async function readAll({ token, locale }: { token: string; locale: Locale }) {
  try {
    const [settings, services] = await Promise.all([getClinicSettings({ token }), listServices({ locale })]);
    return { settings, services };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return null;
  }
}
