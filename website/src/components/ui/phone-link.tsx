import type { ReactNode } from 'react';
import { cn } from '@/lib/text/cn';

interface Props {
  phone: string;
  /** Local form, from lib/contact/phone `formatPhone`. */
  display: string;
  icon?: ReactNode;
  className?: string;
}

/** A number that can be called, in local form and left-to-right in both languages. `phone` is E.164. */
export function PhoneLink({ phone, display, icon, className }: Props) {
  return (
    <a href={`tel:${phone}`} className={cn('contact-link', className)}>
      {icon}
      <bdi dir="ltr" className="whitespace-nowrap">
        {display}
      </bdi>
    </a>
  );
}

/** Address that opens a WhatsApp chat: digits only, no plus sign. */
export function whatsappHref({ phone, text }: { phone: string; text?: string | null }): string {
  const query = text ? `?text=${encodeURIComponent(text)}` : '';
  return `https://wa.me/${phone.replace(/\D/g, '')}${query}`;
}
