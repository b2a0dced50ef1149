'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { receiveToasts, type ToastOrder } from '@/lib/browser/toast';
import type { ToasterProps } from './toaster';

type Props = { direction: 'ltr' | 'rtl'; words: { label: string; close: string } };

/** Area of the toasts. The toaster is fetched with the first one: most page views never show any. */
export function ToastArea({ direction, words }: Props) {
  const [orders, setOrders] = useState<ToastOrder[]>([]);
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null);

  useEffect(() => {
    return receiveToasts((order) => {
      setOrders((earlier) => [...earlier, order]);
      void import('./toaster').then((module) => setToaster(() => module.Toaster));
    });
  }, []);

  if (!Toaster) return null;
  return <Toaster direction={direction} words={words} orders={orders} />;
}
