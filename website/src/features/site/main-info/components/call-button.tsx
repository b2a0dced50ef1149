import { getLocale } from 'next-intl/server';
import { type ButtonLook, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { formatPhone } from '@/lib/contact/phone';
import { cn } from '@/lib/text/cn';
import { getMainInfo } from '../data';

/** Button that calls the clinic; nothing while its number is not published. */
export async function CallButton(props: ButtonLook & { label?: string; className?: string }) {
  const { label, className, ...look } = props;
  const info = await getMainInfo(await getLocale());
  if (!info) return null;
  return (
    <a href={`tel:${info.phone}`} className={cn(buttonClass(look), className)}>
      <Icon name="lucide:phone" />
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
      <bdi dir="ltr">{formatPhone({ phone: info.phone })}</bdi>
    </a>
  );
}
