const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Longest name taken for one; the longest of the public sets have about 70 characters. */
const LONGEST = 100;

/** True for what Iconify allows as a prefix or as the name of an icon. */
export function isIconPart(text: string): boolean {
  return text.length <= LONGEST && NAME.test(text);
}

/** `lucide:phone` in its parts; a bare name is lucide. Null when it is no icon name at all. */
export function parseIconName(name: string): { prefix: string; key: string } | null {
  const [first = '', second, ...rest] = name.trim().toLowerCase().split(':');
  const prefix = second === undefined ? 'lucide' : first;
  const key = second ?? first;
  return rest.length === 0 && isIconPart(prefix) && isIconPart(key) ? { prefix, key } : null;
}
