import { SETTING_GROUPS } from '@/contract/clinic-settings';
import { defineAddress, oneOf, oneOrUsual } from '@/lib/address/address';

/** A group of the settings; the first one has the bare address. */
export const settingsAddress = defineAddress('/admin/settings', {
  part: oneOrUsual(SETTING_GROUPS, SETTING_GROUPS[0]),
  outcome: oneOf(['saved']),
});
