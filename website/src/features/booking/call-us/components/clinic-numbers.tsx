import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PhoneLink, whatsappHref } from '@/components/ui/phone-link';
import { getMainInfo } from '@/features/site/main-info/data';
import { getWords } from '@/i18n/translations';
import { formatPhone } from '@/lib/contact/phone';

/** The clinic's own phone and WhatsApp as two buttons; nothing while they are not published. */
export async function ClinicNumbers() {
  const [locale, t] = await getWords('booking.help');
  const info = await getMainInfo(locale);
  if (!info) return null;
  return (
    <div className="flex flex-wrap gap-3">
      <PhoneLink
        phone={info.phone}
        display={formatPhone({ phone: info.phone })}
        icon={<Icon name="lucide:phone" />}
        className={buttonClass({})}
      />
      {info.whatsapp ? (
        <a href={whatsappHref({ phone: info.whatsapp })} className={buttonClass({ variant: 'secondary' })}>
          <Icon name="lucide:message-circle" />
          {t('whatsapp')}
        </a>
      ) : null}
    </div>
  );
}
