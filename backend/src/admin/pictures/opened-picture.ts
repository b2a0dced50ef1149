/** Strapi's page of pictures, and the part of its address that names the one whose details are open. */
const LIBRARY = '/plugins/upload';
const OPENED = 'assetId';

export function openedPicture({ pathname, search }: { pathname: string; search: string }): number | null {
  if (!pathname.endsWith(LIBRARY)) return null;
  const number = Number(new URLSearchParams(search).get(OPENED) ?? '');
  return Number.isInteger(number) && number > 0 ? number : null;
}
