import type {} from 'next-intl';
import type messages from '../messages/en.json';
import type { Locale } from './i18n/routing';

// Keys of messages and the two languages are checked by the compiler.
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof messages;
  }
}
