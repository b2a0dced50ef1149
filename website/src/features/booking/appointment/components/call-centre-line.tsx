import { getLocale } from 'next-intl/server';
import { PhoneLink } from '@/components/ui/phone-link';
import type { OwnAppointment } from '@/contract/appointment';
import type { BookingSetting } from '@/features/booking/choices/data';
import { contentLang } from '@/i18n/content-lang';
import { formatPhone } from '@/lib/contact/phone';

/** A notice about an appointment, with whom to ring. */
export interface NoticeProps {
  appointment: OwnAppointment;
  setting: BookingSetting;
}

/** Number of the call centre and its hours, behind a text on its purpose. */
export async function CallCentreLine({ appointment, setting, words }: NoticeProps & { words: string }) {
  const locale = await getLocale();
  const { callCentrePhone: phone, callCentreHours: hours } = setting;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm">
      {words}
      <PhoneLink
        phone={phone}
        display={formatPhone({ phone, country: appointment.branch.country })}
        className="text-action underline underline-offset-4"
      />
      {hours ? <span {...contentLang(setting, locale)}>({hours})</span> : null}
    </p>
  );
}
