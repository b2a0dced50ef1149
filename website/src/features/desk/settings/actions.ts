'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import type { SettingValue } from '@/contract/clinic-settings';
import type { FieldError } from '@/contract/refusals';
import { managerAction } from '@/features/account/session/guards';
import { withFaultId } from '@/lib/guard/trouble';
import { wordsOf } from '@/lib/guard/words';
import { changeSettings } from './data';
import { readPart, settingsPath } from './rules';
import { readChanged, readSettingsForm, settingsForm } from './schema';

export interface SettingsState {
  text: string | null;
  isConflict: boolean;
  faults: FieldError[];
  typed: Record<string, SettingValue>;
}

const words = wordsOf('settings');

export const changeSettingsAction = managerAction({
  read: readSettingsForm,
  schema: settingsForm,
  words,
  back: ({ locale, input }) => settingsPath({ locale, part: input.part }),
  refused: ({ t, trouble, body }): SettingsState => ({
    ...refused(withFaultId(t('refused.failed'), trouble)),
    typed: readChanged(body),
  }),
  handle: async ({ input, session: { token }, locale, t }): Promise<SettingsState> => {
    const { part, values, version } = input;
    const typed = values;
    if (Object.keys(values).length === 0) return { ...refused(t('refused.same')), typed };
    const change = { version, language: locale, values };
    const outcome = await changeSettings(token, '/booking-settings/desk', change);
    if (outcome.kind === 'saved') redirect(settingsPath({ locale, part: readPart(part), isSaved: true }));
    if (outcome.kind === 'invalid')
      return { ...refused(t('refused.invalid')), faults: outcome.errors, typed };
    // The form goes on from the settings as they stand now.
    refresh();
    return { ...refused(t('refused.conflict')), isConflict: true, typed };
  },
});

function refused(text: string): Omit<SettingsState, 'typed'> {
  return { text, faults: [], isConflict: false };
}
