import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { whatsappHref } from '@/components/ui/phone-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { getMainInfo } from '@/features/site/main-info/data';
import type { Locale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { formatPhone } from '@/lib/contact/phone';
import { cn } from '@/lib/text/cn';

/** Contact for a question that is not on the list: the clinic's phone and WhatsApp. */
export async function FaqContact({ locale }: { locale: Locale }) {
  const [t, info] = await Promise.all([getTranslations('home'), getMainInfo(locale)]);
  if (!info) return null;
  return (
    <p className="mt-6 flex flex-wrap gap-3">
      <a href={`tel:${info.phone}`} className={cn(buttonClass({ variant: 'secondary' }), 'flex-wrap')}>
        <Icon name="lucide:phone" />
        <VisuallyHidden>{t('call')}</VisuallyHidden>
        <bdi dir="ltr">{formatPhone({ phone: info.phone })}</bdi>
      </a>
      {info.whatsapp ? (
        <a href={whatsappHref({ phone: info.whatsapp })} className={buttonClass({ variant: 'secondary' })}>
          <Icon name="lucide:message-circle" />
          {t('whatsapp')}
        </a>
      ) : null}
    </p>
  );
}
