import type { StrapiApp } from '@strapi/strapi/admin';

/** Strapi's own advertising, and what only developers need: an editor can do nothing with it. */
const STYLE = `
  a[href*='strapi.io'], nav a[href$='/plugins/content-type-builder'],
  [data-without-settings] nav a[href$='/settings'] { display: none !important; }
`;

/** Strapi's own switch of a banner: whether somebody has closed it. It is kept by the number of an installation, and ours has none. */
const CLOSED_BANNER = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false';
const NUMBERS = ['undefined', 'false', 'null'];

/** Widgets of the first page that say nothing to an editor. */
const NOT_SHOWN = ['key-statistics', 'deploy-now'];

export function hideAdvertisements(): void {
  const style = document.createElement('style');
  style.textContent = STYLE;
  document.head.append(style);
  for (const number of NUMBERS) window.localStorage.setItem(`${CLOSED_BANNER}:${number}`, 'true');
}

export function hideWidgets({ widgets }: Pick<StrapiApp, 'widgets'>): void {
  widgets.register((all) => all.filter(({ id }) => !NOT_SHOWN.includes(id)));
}

type Links = { ctLinks: { to: string }[] };

/** Accounts of staff are made and blocked in the staff area; to an editor they are no content. */
export function hideAccounts<Given extends Links>(given: Given): Given {
  return { ...given, ctLinks: given.ctLinks.filter(({ to }) => !to.includes('plugin::users-permissions')) };
}
