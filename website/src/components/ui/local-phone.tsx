import type { ComponentProps } from 'react';
import { formatPhone } from '@/lib/contact/phone';
import { PhoneLink } from './phone-link';

type Props = Omit<ComponentProps<typeof PhoneLink>, 'phone' | 'display'> & {
  of: Parameters<typeof formatPhone>[0];
};

/** The number of a place that can be called, as people of its country write it. */
export function LocalPhone({ of, ...look }: Props) {
  return <PhoneLink phone={of.phone} display={formatPhone(of)} {...look} />;
}
