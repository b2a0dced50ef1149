import { getLocale } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { PhoneLink, whatsappHref } from '@/components/ui/phone-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { getClinicCountry } from '@/features/site/branches/data';
import { getWords } from '@/i18n/translations';
import { formatPhone } from '@/lib/contact/phone';
import { canHaveWhatsapp } from '@/lib/contact/phone-kind';

/** A number that can be called, in the local form of the clinic's country. */
export async function ClinicPhone({ phone, ...look }: { phone: string; className?: string }) {
  const country = await getClinicCountry(await getLocale());
  return <PhoneLink phone={phone} display={formatPhone({ phone, country })} {...look} />;
}

interface Props {
  phone: string;
  name: string;
  country: string | null | undefined;
  /** Text that WhatsApp opens with; long, so not in lists. */
  text?: string | null;
  /** Without the number itself where a row is a card. */
  isDense?: boolean;
}

/** One-tap call and WhatsApp to a patient. `country` is the branch's: its own numbers are shown in local form. */
export async function ContactLinks({ phone, name, country, text = null, isDense = false }: Props) {
  const [locale, t] = await getWords('appointments');
  const look =
    'inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold text-action hover:bg-surface-sky print:min-w-0 print:px-0';
  return (
    <span className="relative -ms-2 inline-flex print:ms-0 items-center whitespace-nowrap">
      <a href={`tel:${phone}`} className={`${look} min-w-11 justify-center`} title={t('call', { name })}>
        <Icon name="lucide:phone" className="print:hidden" />
        <VisuallyHidden>{t('call', { name })}:</VisuallyHidden>
        <bdi
          dir="ltr"
          className={isDense ? 'max-lg:sr-only print:not-sr-only print:whitespace-nowrap!' : undefined}
        >
          {formatPhone({ phone, country: country ?? (await getClinicCountry(locale)) })}
        </bdi>
      </a>
      {canHaveWhatsapp(phone) ? (
        <a
          href={whatsappHref({ phone, text })}
          target="_blank"
          rel="noreferrer"
          className={`${look} min-w-11 justify-center print:hidden`}
          title={t('whatsapp', { name })}
        >
          <Icon name="lucide:message-circle" label={t('whatsapp', { name })} />
        </a>
      ) : null}
    </span>
  );
}
