import { Icon } from '@/components/ui/icon';
import { LocalPhone } from '@/components/ui/local-phone';
import { whatsappHref } from '@/components/ui/phone-link';
import type { BookingSetting } from '@/features/booking/choices/data';
import { getTranslations } from '@/i18n/translations';
import { ClinicNumbers } from './clinic-numbers';

/** The call centre, or the clinic itself while there are no settings of bookings. */
export function CallSomebody({ setting }: { setting: BookingSetting | null }) {
  return setting ? <CallUs setting={setting} /> : <ClinicNumbers />;
}

/** Phone and WhatsApp of the call centre: the next step wherever the page has none. */
export async function CallUs(props: { setting: BookingSetting; country?: string | null | undefined }) {
  const { setting, country } = props;
  const t = await getTranslations('booking.help');
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
      <LocalPhone
        of={{ phone: setting.callCentrePhone, country }}
        icon={<Icon name="lucide:phone" />}
        className="text-action hover:underline"
      />
      {setting.callCentreWhatsapp ? (
        <a
          href={whatsappHref({ phone: setting.callCentreWhatsapp })}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-action hover:underline"
        >
          <Icon name="lucide:message-circle" />
          {t('whatsapp')}
        </a>
      ) : null}
      {setting.callCentreHours ? (
        <p className="w-full text-sm text-text-soft" lang={setting.lang}>
          {t('hours', { hours: setting.callCentreHours })}
        </p>
      ) : null}
    </div>
  );
}
