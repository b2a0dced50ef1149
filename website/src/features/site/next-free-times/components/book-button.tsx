import { getLocale } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { localePath } from '@/i18n/routing';

/** Button into the booking; `path` says what is known of the appointment. */
export async function BookButton(props: Omit<ComponentProps<typeof ButtonLink>, 'href'> & { path: string }) {
  const { path, children, ...button } = props;
  return (
    <ButtonLink {...button} href={localePath({ locale: await getLocale(), path })}>
      <Icon name="lucide:calendar-plus" />
      {children}
    </ButtonLink>
  );
}
