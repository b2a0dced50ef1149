import { clinicSettingsAnswer, SETTING_NAMES, settingsChange } from '../../../contract/clinic-settings';
import { changeSettings } from '../../../desk/settings/change-settings';
import { readSettings, type StoredSettings } from '../../../desk/settings/read-settings';
import { acting, bodyOf, call, controller, manager } from '../../../platform/call';
import { showFound, showOutcome } from '../../../platform/reply';

const TYPE = { noun: 'booking-setting', names: SETTING_NAMES } as const;
const present = ({ version, fields }: StoredSettings) => ({ version, fields });

export default controller({
  find: call({ who: manager, answers: clinicSettingsAnswer }, async ({ strapi }) => {
    const stored = await readSettings(strapi, TYPE);
    return showFound(stored && present(stored));
  }),

  change: call(
    { who: manager, answers: clinicSettingsAnswer, reads: bodyOf(settingsChange) },
    async ({ input, ...given }) =>
      showOutcome(await changeSettings(acting(given), TYPE, input, 'settings.change'), present),
  ),
});
