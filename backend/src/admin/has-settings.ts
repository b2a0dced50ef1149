/** Rights to the pages of Strapi's settings. */
const SETTINGS = /^admin::|^plugin::(?:users-permissions|email|i18n)\.|\.settings\./;

/** Returns whether these rights show anything under Settings beside the version page. */
export function hasSettings(rights: readonly { action: string }[]): boolean {
  return rights.some(({ action }) => SETTINGS.test(action));
}
