import type { SeedEntry } from '../entry';
import { toBlocks } from './blocks';
import type { Shape } from './schema';

type Data = Record<string, unknown>;

function isContainer(value: unknown): value is Data {
  return typeof value === 'object' && value !== null;
}

/** Returns the value at a path such as "slider.0.image"; undefined where the path leads nowhere. */
export function valueAt(data: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((place, step) => (isContainer(place) ? place[step] : undefined), data);
}

/** The attribute that a path ends in, and the component it belongs to; none for an attribute of the entry itself. */
export function placeOf(data: unknown, path: string): { name: string; component: string | undefined } {
  const end = path.lastIndexOf('.');
  if (end < 0) return { name: path, component: undefined };
  const component = valueAt(data, `${path.slice(0, end)}.__component`);
  if (typeof component !== 'string') throw new Error(`There is no component at the path ${path}`);
  return { name: path.slice(end + 1), component };
}

/** The data with its Markdown as rich text, that of its own attributes and that of the components an editor may add. */
function withRichText(data: Data, shape: Shape): Data {
  const translate = (place: Data, names: readonly string[]): Data => ({
    ...place,
    ...Object.fromEntries(
      names.flatMap((name) => {
        const markdown = place[name];
        return typeof markdown === 'string' ? [[name, toBlocks(markdown)]] : [];
      }),
    ),
  });
  const part = (value: unknown): unknown =>
    isContainer(value) && typeof value.__component === 'string'
      ? translate(value, shape.blocksOf(value.__component))
      : value;
  const parts = Object.entries(data).map(
    ([name, value]) => [name, Array.isArray(value) ? value.map(part) : value] as const,
  );
  return translate(Object.fromEntries(parts), shape.blocks);
}

/** Puts a value at a path such as "slider.0.image" of a copy of the data; throws where the path leads nowhere. */
function withValueAt(data: Data, path: string, value: unknown): Data {
  const copy = structuredClone(data);
  const steps = path.split('.');
  const last = steps.pop() ?? path;
  let place: Data = copy;
  for (const step of steps) {
    const next = place[step];
    if (!isContainer(next)) throw new Error(`There is nothing at "${step}" of the path ${path}`);
    place = next;
  }
  place[last] = value;
  return copy;
}

function pick(data: Data, isWanted: (name: string) => boolean): Data {
  return Object.fromEntries(Object.entries(data).filter(([name]) => isWanted(name)));
}

/** The words of one language, with what all languages share where that language has to carry it. */
function wordsOf(entry: SeedEntry, shape: Shape, locale: 'en' | 'ar'): Data {
  const shared = entry.shared ?? {};
  // Strapi copies shared attributes from the first language by itself.
  return locale === 'en'
    ? { ...shared, ...entry.en }
    : {
        ...pick(shared, (name) => !shape.isShared(name)),
        ...pick(entry.ar, (name) => !shape.isShared(name)),
      };
}

/** Finds what is stored already. @throws {Error} for a key or file that is not */
export interface Lookup {
  /** Document id of an entry of a noun by its key. */
  idOf: (noun: string, key: string) => string;
  /** Id in the media library of a picture's file. */
  fileIdOf: (file: string) => number;
}

/** Data of one language of an entry as the document service takes it. @throws {Error} when a key, file or path does not exist */
export function createData(
  { entry, shape }: { entry: SeedEntry; shape: Shape },
  locale: 'en' | 'ar',
  { idOf, fileIdOf }: Lookup,
): Data {
  let data = wordsOf(entry, shape, locale);
  for (const [path, pictures] of Object.entries(entry.pictures ?? {})) {
    const root = path.split('.')[0] ?? path;
    if (locale !== 'en' && shape.isShared(root)) continue;
    const value = Array.isArray(pictures)
      ? pictures.map(({ file }) => fileIdOf(file))
      : fileIdOf(pictures.file);
    data = withValueAt(data, path, value);
  }
  data = withRichText(data, shape);
  for (const [path, keys] of Object.entries(entry.relations ?? {})) {
    const { name, component } = placeOf(data, path);
    const noun = shape.targetOf(name, component);
    const value = Array.isArray(keys) ? keys.map((key) => idOf(noun, key)) : idOf(noun, keys);
    data = withValueAt(data, path, value);
  }
  return data;
}
