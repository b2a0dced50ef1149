import { clinicSettingsAnswer, SETTING_NAMES, settingsChange } from '../../../contract/clinic-settings';
import { changeSettings } from '../../../desk/settings/change-settings';
import { readSettings, type StoredSettings } from '../../../desk/settings/read-settings';
import { bodyOf, call, controller, manager, reading } from '../../../platform/call';
import { notFound } from '../../../platform/refusal';
import { show, showOutcome } from '../../../platform/reply';

const TYPE = { noun: 'booking-setting', names: SETTING_NAMES } as const;
const present = ({ version, fields }: StoredSettings) => ({ version, fields });

export default controller({
  find: call({
    who: manager,
    answers: clinicSettingsAnswer,
    run: async ({ strapi }) => {
      const stored = await readSettings(strapi, TYPE);
      return stored ? show({ data: present(stored) }) : notFound();
    },
  }),

  change: call({
    who: manager,
    answers: clinicSettingsAnswer,
    run: reading(bodyOf(settingsChange), async ({ input: change, strapi, member, address, now }) => {
      const by = member.documentId;
      const given = { strapi, type: TYPE, change, by, address, now };
      const outcome = await changeSettings({ ...given, action: 'settings.change' });
      return showOutcome(outcome, present);
    }),
  }),
});
