import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LocalPhone } from '@/components/ui/local-phone';
import { whatsappHref } from '@/components/ui/phone-link';
import { getMainInfo } from '@/features/site/main-info/data';
import { getWords } from '@/i18n/translations';

/** The clinic's own phone and WhatsApp as two buttons; nothing while they are not published. */
export async function ClinicNumbers() {
  const [locale, t] = await getWords('booking.help');
  const info = await getMainInfo(locale);
  if (!info) return null;
  return (
    <div className="flex flex-wrap gap-3">
      <LocalPhone of={info} icon={<Icon name="lucide:phone" />} className={buttonClass({})} />
      {info.whatsapp ? (
        <a href={whatsappHref({ phone: info.whatsapp })} className={buttonClass({ variant: 'secondary' })}>
          <Icon name="lucide:message-circle" />
          {t('whatsapp')}
        </a>
      ) : null}
    </div>
  );
}
