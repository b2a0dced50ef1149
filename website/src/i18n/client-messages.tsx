import 'server-only';
import { NextIntlClientProvider } from 'next-intl';
import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { messagesIn } from './messages';
import type { Part } from './translations';

/**
 * Gives the client components inside it the messages of these parts for `useTranslations`, and few others, so that little is
 * sent. For the staff area alone; pages for visitors are sent finished words, and no reader of messages.
 */
export async function ClientMessages({ of: parts, children }: { of: readonly Part[]; children: ReactNode }) {
  const locale = await getLocale();
  const messages = pickMessages(await messagesIn(locale), ['ui.copyField', ...parts]);
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC" formats={null}>
      {children}
    </NextIntlClientProvider>
  );
}

interface Group {
  [key: string]: string | Group;
}

/** The groups at these paths, each where it stands among all. */
export function pickMessages(messages: Group, parts: readonly string[]): Group {
  const picked: Group = {};
  for (const part of parts) {
    let [from, to]: [Group, Group] = [messages, picked];
    const path = part.split('.');
    const last = path.pop() ?? '';
    for (const key of path) {
      const below = from[key];
      if (typeof below !== 'object') throw new Error(`${part} is no group of messages.`);
      const made = typeof to[key] === 'object' ? to[key] : {};
      to[key] = made;
      [from, to] = [below, made];
    }
    const found = from[last];
    if (found === undefined) throw new Error(`${part} is no group of messages.`);
    to[last] = found;
  }
  return picked;
}
