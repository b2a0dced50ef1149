import { expect, it } from 'vitest';
import { MEDIA_ACTIONS } from '../app/editor/editor-roles';
import { hasSettings } from './has-settings';

const rights = (actions: readonly string[]) => actions.map((action) => ({ action }));

it('hasSettings is not true of the clinic’s own roles', () => {
  const ofRoles = [...MEDIA_ACTIONS, 'plugin::content-manager.explorer.read'];
  expect(hasSettings(rights(ofRoles))).toBe(false);
});

it.each(['admin::users.read', 'plugin::upload.settings.read', 'plugin::i18n.locale.read'])(
  'hasSettings is true of whoever has %s',
  (action) => expect(hasSettings(rights([...MEDIA_ACTIONS, action]))).toBe(true),
);
