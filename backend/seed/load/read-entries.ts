import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import type { SeedEntry } from '../entry';
import { entrySchema } from './entry-schema';

interface Source {
  /** The folder of the content. */
  directory: string;
  /** A JSON file in it, without its ending. */
  name: string;
  /** The attribute that stands in Markdown files beside that file, one for each language. */
  richText?: string;
}

const readText = ({ directory, name }: Source, ending: string) =>
  readFileSync(join(directory, `${name}${ending}`), 'utf8').trim();

function readJson(source: Source): unknown {
  const text = readText(source, '.json');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${source.name}.json is not JSON`, { cause: error });
  }
}

function parseEntry(place: string, given: unknown): SeedEntry {
  const result = entrySchema.safeParse(given);
  if (result.success) return result.data;
  throw new Error(`${place} is not an entry of the demonstration content:\n${z.prettifyError(result.error)}`);
}

/** An entry with a file of its own: the name of the file is its key. */
function toEntry(source: Source, given: unknown): SeedEntry {
  const key = basename(source.name);
  const entry = parseEntry(`${source.name}.json`, Object.assign({}, given, { key }));
  const { richText } = source;
  if (!richText) return entry;
  return {
    ...entry,
    en: { ...entry.en, [richText]: readText(source, '.en.md') },
    ar: { ...entry.ar, [richText]: readText(source, '.ar.md') },
  };
}

/** Reads a file: one entry, or a list of entries and of names of files in its folder; throws naming file and wrong field. */
export function readEntries(source: Source): SeedEntry[] {
  const { name } = source;
  const content = readJson(source);
  if (!Array.isArray(content)) return [toEntry(source, content)];
  return content.map((item: unknown, index) => {
    if (typeof item !== 'string') return parseEntry(`Entry ${index + 1} of ${name}.json`, item);
    const own = { ...source, name: `${name}/${item}` };
    return toEntry(own, readJson(own));
  });
}
