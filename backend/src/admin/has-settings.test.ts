import { expect, it } from 'vitest';
import { MEDIA_ACTIONS } from '../app/editor/editor-roles';
import { hasSettings } from './has-settings';

it.each([
  ['plugin::content-manager.explorer.read', false],
  ['admin::users.read', true],
  ['plugin::upload.settings.read', true],
  ['plugin::i18n.locale.read', true],
])('hasSettings, of the clinic’s own roles with %s too, is %s', (action, has) => {
  expect(hasSettings([...MEDIA_ACTIONS, action].map((one) => ({ action: one })))).toBe(has);
});
