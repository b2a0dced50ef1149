import { clinicSettingsAnswer, settingsChange } from '../../../contract/clinic-settings';
import { CLINIC_TEXTS, messageTextsAnswer } from '../../../contract/message-texts';
import { changeSettings } from '../../../desk/settings/change-settings';
import { readSettings, type StoredSettings } from '../../../desk/settings/read-settings';
import { previewMessageTexts } from '../../../documents/phone/preview';
import { acting, bodyOf, call, controller, manager } from '../../../platform/call';
import { notFound } from '../../../platform/refusal';
import { show, showOutcome } from '../../../platform/reply';

/** A clinic that has never worded anything begins with nothing. */
const TYPE = { noun: 'message-text', names: CLINIC_TEXTS, mayBeMissing: true } as const;
const present = ({ version, fields }: StoredSettings) => ({ version, fields });

export default controller({
  find: call({ who: manager, answers: messageTextsAnswer }, async ({ strapi, now }) => {
    const stored = await readSettings(strapi, TYPE);
    if (!stored) return notFound();
    const maxLength = Math.min(...stored.fields.map((field) => field.maxLength ?? Number.POSITIVE_INFINITY));
    const meta = { version: stored.version, maxLength };
    return show({ data: await previewMessageTexts(strapi, now), meta });
  }),

  change: call(
    { who: manager, answers: clinicSettingsAnswer, reads: bodyOf(settingsChange) },
    async ({ input, ...given }) =>
      showOutcome(await changeSettings(acting(given), TYPE, input, 'texts.change'), present),
  ),
});
