import { editorialNouns, uidOf } from './types';

const EDITED = new Set<string>(editorialNouns.map(uidOf));

/** True for an address of the content manager about a type that nobody edits there, as patients and accounts are. */
export function namesHiddenType(path: string): boolean {
  const types = /^\/content-manager\//i.test(path)
    ? path.split('/').filter((part) => part.includes('::'))
    : [];
  return types.some((type) => !EDITED.has(type));
}
