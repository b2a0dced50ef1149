import type { FormWords } from './field-words';
import { EDITOR_LISTS } from './lists';
import { EDITOR_WORDS } from './words/all';

export type Attribute = { type: string; target?: string };

export type FormConfiguration = {
  settings: Record<string, unknown>;
  metadatas: Record<string, { edit: Record<string, unknown>; list: Record<string, unknown> }>;
  layouts: { edit: { name: string; size: number }[][]; list: string[] };
};

/** Fields this wide stand alone in their row; twelve columns make one. */
const WHOLE_ROW = 12;
const HALF_ROW = 6;
const SHORT = ['string', 'email', 'integer', 'float', 'date', 'time', 'datetime', 'enumeration', 'boolean'];
const TITLES = ['string', 'enumeration', 'date', 'email'];

const sizeOf = ({ type }: Attribute) => (SHORT.includes(type) ? HALF_ROW : WHOLE_ROW);

/** The field by which entries of a type or component are told apart: its first one that is a short text. */
export function titleOf(uid: string, attributes: Record<string, Attribute>): string | undefined {
  return Object.keys(EDITOR_WORDS[uid]?.fields ?? {}).find((name) =>
    TITLES.includes(attributes[name]?.type ?? ''),
  );
}

function rowsOf(fields: { name: string; size: number }[]): { name: string; size: number }[][] {
  const rows: { name: string; size: number }[][] = [];
  let free = 0;
  for (const one of fields) {
    const row = rows.at(-1);
    if (row && one.size <= free) row.push(one);
    else rows.push([one]);
    free = (row && one.size <= free ? free : WHOLE_ROW) - one.size;
  }
  return rows;
}

/** Lays out the form of a type or component as `EDITOR_WORDS` has it, over what Strapi has stored; the rest is hidden. */
export function describeForm(given: {
  uid: string;
  attributes: Record<string, Attribute>;
  stored: FormConfiguration;
  titleFieldOf: (uid: string) => string | undefined;
}): FormConfiguration {
  const { uid, attributes, stored, titleFieldOf } = given;
  const fields: FormWords = EDITOR_WORDS[uid]?.fields ?? {};
  const list = EDITOR_LISTS[uid];
  const known = Object.entries(fields).filter(([name]) => attributes[name] && stored.metadatas[name]);
  const metadatas = { ...stored.metadatas };
  for (const [name, { label, help }] of known) {
    const { edit, list: column } = stored.metadatas[name] ?? { edit: {}, list: {} };
    const title = titleFieldOf(attributes[name]?.target ?? '');
    const mainField = title === undefined ? {} : { mainField: title };
    metadatas[name] = {
      edit: { ...edit, label: label.en, description: `${help.en}\n${help.ar}`, ...mainField },
      list: { ...column, label: label.en, ...mainField },
    };
  }
  const title = titleFieldOf(uid);
  return {
    settings: {
      ...stored.settings,
      ...(title === undefined ? {} : { mainField: title }),
      ...(list ? { defaultSortBy: list.sortBy, defaultSortOrder: list.newestFirst ? 'DESC' : 'ASC' } : {}),
    },
    metadatas,
    layouts: {
      edit: rowsOf(known.map(([name]) => ({ name, size: sizeOf(attributes[name] ?? { type: '' }) }))),
      list: list ? list.columns.filter((name) => attributes[name]) : stored.layouts.list,
    },
  };
}
