/** Rights to the pages of Strapi's settings. */
const SETTINGS = /^admin::|^plugin::(?:users-permissions|email|i18n)\.|\.settings\./;

/** Tells whether somebody with these rights finds anything under Settings but the versions of what the editor is made of. */
export function hasSettings(rights: readonly { action: string }[]): boolean {
  return rights.some(({ action }) => SETTINGS.test(action));
}
