import { Icon } from '@/components/ui/icon';
import { LocalPhone } from '@/components/ui/local-phone';
import { whatsappHref } from '@/components/ui/phone-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { getTranslations } from '@/i18n/translations';
import { cn } from '@/lib/text/cn';
import type { Branch } from '../data';
import { directionsHref } from '../query';

export async function BranchContact({
  branch,
  className,
  // On a phone the number has its own line above the app links, because three do not fit side by side.
  phoneClassName = branch.location ? 'max-sm:w-full' : '',
}: {
  branch: Branch;
  className?: string;
  phoneClassName?: string;
}) {
  const t = await getTranslations('branches');
  return (
    <div className={cn('flex flex-wrap gap-x-5 text-action text-sm', className)}>
      <LocalPhone
        of={branch}
        className={phoneClassName}
        icon={<Icon name="lucide:phone" className="size-4" />}
      />
      {branch.whatsapp ? (
        <a href={whatsappHref({ phone: branch.whatsapp })} className="contact-link">
          <Icon name="lucide:message-circle" className="size-4" />
          {t('whatsapp')}
          <VisuallyHidden>{branch.name}</VisuallyHidden>
        </a>
      ) : null}
      {branch.location ? (
        <a href={directionsHref(branch.location)} className="contact-link">
          <Icon name="lucide:navigation" className="size-4" />
          {t('directions')}
          <VisuallyHidden>{branch.name}</VisuallyHidden>
        </a>
      ) : null}
    </div>
  );
}
