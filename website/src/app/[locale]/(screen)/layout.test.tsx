import { Children, isValidElement } from 'react';
import { expect, it } from 'vitest';
import { AutoRefresh } from '@/components/ui/auto-refresh';
import ScreenLayout from './layout';

it('a screen that nobody sits at asks again whatever it shows, a fault too', () => {
  const { props } = ScreenLayout({ children: 'This page cannot be shown at the moment' });
  const parts = Children.toArray(props.children).filter((part) => isValidElement(part));
  expect(parts.map(({ type }) => type)).toEqual([AutoRefresh]);
});
