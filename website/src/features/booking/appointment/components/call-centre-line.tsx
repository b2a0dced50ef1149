import type { Locale } from 'next-intl';
import { PhoneLink } from '@/components/ui/phone-link';
import type { OwnAppointment } from '@/contract/appointment';
import type { BookingSetting } from '@/features/booking/choices/data';
import { contentLang } from '@/i18n/content-lang';
import { formatPhone } from '@/lib/contact/phone';

/** Number of the call centre and its hours, behind a text on its purpose. */
export function CallCentreLine({
  locale,
  appointment,
  setting,
  words,
}: {
  locale: Locale;
  appointment: OwnAppointment;
  setting: BookingSetting;
  words: string;
}) {
  const { callCentrePhone: phone, callCentreHours: hours } = setting;
  const { country } = appointment.branch;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm">
      {words}
      <PhoneLink
        phone={phone}
        display={formatPhone({ phone, ...(country ? { country } : {}) })}
        className="text-action underline underline-offset-4"
      />
      {hours ? <span {...contentLang(setting, locale)}>({hours})</span> : null}
    </p>
  );
}
