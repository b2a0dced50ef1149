import { getLocale } from 'next-intl/server';
import { findBookingSetting } from '@/features/booking/data';
import { Trouble } from '@/features/own-appointment/components/trouble';

/** The address of a booking whose number cannot be one, most likely mistyped. */
export default async function NotFound() {
  const locale = await getLocale();
  return <Trouble locale={locale} setting={await findBookingSetting(locale)} kind="mistyped" />;
}
