import { errors } from '@strapi/utils';

const LARGEST = 2_147_483_647;
const whole = /^\d{1,10}$/;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown) => typeof value === 'string';
const isWholeNumber = (value: unknown) =>
  isText(value) && whole.test(String(value)) && Number(value) <= LARGEST;
/** Returns what a look into any object finds, whether somebody put it there or not. */
const isOfEveryObject = (name: string) => name === 'prototype' || name in Object.prototype;
/** Tells whether a value is names, also as a client writes them that has them from an object. */
const isNameable = (value: unknown): boolean =>
  isText(value) ? !isOfEveryObject(String(value)) : isTree(value);
const isTree = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isNameable) : isObject(value) && Object.values(value).every(isNameable);

/** Operators that take conditions, and what they take: a list of them, or one. */
const CONDITIONS = new Set(['$and', '$or']);

function isFilter(filter: unknown): boolean {
  if (!isObject(filter)) return false;
  return Object.entries(filter).every(([key, value]) => {
    if (CONDITIONS.has(key)) {
      const list = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : null;
      return list?.every(isFilter) ?? false;
    }
    if (key === '$not') return isText(value) || isFilter(value);
    if (key === '$between') return Array.isArray(value) && value.length === 2 && value.every(isText);
    return isObject(value) ? isFilter(value) : true;
  });
}

/** Checks of the values of Strapi's query language; other keys are its callee's own. */
const GRAMMAR: Record<string, (value: unknown) => boolean> = {
  _q: isText,
  filters: isFilter,
  fields: isNameable,
  sort: isNameable,
  populate: isNameable,
  page: isWholeNumber,
  pageSize: isWholeNumber,
  pagination: (value) =>
    isObject(value) &&
    Object.entries(value).every(([key, one]) =>
      key === 'withCount' ? isText(one) : isWholeNumber(one) || (key !== 'page' && one === '-1'),
    ),
};

/** @throws ValidationError for a query that no reader of queries can make sense of */
export function checkQuery(query: Record<string, unknown>): void {
  for (const [key, isRight] of Object.entries(GRAMMAR)) {
    if (Object.hasOwn(query, key) && !isRight(query[key])) {
      throw new errors.ValidationError(`The query cannot be read: ${key}`);
    }
  }
}
