'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { SETTING_GROUPS, type SettingValue, settingValue } from '@/contract/clinic-settings';
import type { FieldError } from '@/contract/refusals';
import { managerAction } from '@/features/account/session/guards';
import { withFaultId } from '@/lib/guard/trouble';
import { wordsOf } from '@/lib/guard/words';
import { settingsAddress } from './address';
import { changeSettings } from './data';
import { readChanged } from './schema';

export interface SettingsState {
  text: string | null;
  isConflict: boolean;
  faults: FieldError[];
  typed: Record<string, SettingValue>;
}

const words = wordsOf('settings');

export const changeSettingsAction = managerAction({
  read: (form) => ({ ...Object.fromEntries(form), values: readChanged(form) }),
  schema: z.object({
    part: z.enum(SETTING_GROUPS),
    version: z.string().max(64),
    values: z.record(z.string(), settingValue),
  }),
  words,
  back: ({ locale, input: { part } }) => settingsAddress.path(locale, { part }),
  refused: ({ t, trouble, body }): SettingsState => ({
    ...{ faults: [], isConflict: false, typed: readChanged(body) },
    text: withFaultId(t('refused.failed'), trouble),
  }),
  handle: async ({ input, session: { token }, locale, t }): Promise<SettingsState> => {
    const { part, values, version } = input;
    const refused = { faults: [], isConflict: false, typed: values };
    if (Object.keys(values).length === 0) return { ...refused, text: t('refused.same') };
    const change = { version, language: locale, values };
    const outcome = await changeSettings(token, '/booking-settings/desk', change);
    if (outcome.kind === 'saved') redirect(settingsAddress.path(locale, { part, outcome: 'saved' }));
    if (outcome.kind === 'invalid') return { ...refused, text: t('refused.invalid'), faults: outcome.errors };
    // The form goes on from the settings as they stand now.
    refresh();
    return { ...refused, text: t('refused.conflict'), isConflict: true };
  },
});
