import { useAuth } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { hasSettings } from './has-settings';

/** Takes "Settings" from the menu of whoever can change nothing there: Strapi shows it to everybody. */
export function HideSettings(): null {
  const rights = useAuth('HideSettings', ({ permissions }) => permissions);
  const isHidden = rights.length > 0 && !hasSettings(rights);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-without-settings', isHidden);
  }, [isHidden]);
  return null;
}
