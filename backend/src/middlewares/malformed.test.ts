import { expect, test } from 'vitest';
import { isOverValueOfRequest } from './malformed';

const ownCode = __dirname.replace(/middlewares$/, '');
const strapiFrame =
  '\n    at escapeQuery (/app/node_modules/@strapi/database/dist/query/helpers/search.js:67:18)';
const elsewhere = '\n    at load (/app/node_modules/@strapi/core/dist/services/x.js:1:2)';
const ownFrame = `\n    at book (${ownCode}appointments/book.js:10:3)`;
const driver = `\n    at prepare (${ownCode}platform/environment/write-transactions.js:22:27)`;
const ownChain = `\n    at async Array.<anonymous> (${ownCode}appointments/clinic.js:61:20)`;
const ourWay = `\n    at async ${__dirname}/addresses.js:14:5`;

function thrown({ frames = strapiFrame + ourWay, ...error }: Record<string, unknown> & { frames?: string }) {
  return { message: 'x', ...error, stack: `${error.name ?? 'Error'}: x${frames}` };
}

const ofSqlite = { name: 'SqliteError', code: 'SQLITE_ERROR' };

test.each([
  ...['TypeError', 'RangeError', 'ZodError'].map((name) => thrown({ name })),
  thrown({ name: 'TypeError', frames: strapiFrame + ownChain + ourWay }),
  ...['22P02', '22003', '42703'].map((code) => thrown({ name: 'error', code })),
  thrown({ name: 'SqliteError', code: 'SQLITE_MISMATCH' }),
  thrown({ ...ofSqlite, message: 'select x - no such column: t0.x' }),
  thrown({ ...ofSqlite, message: 'no such column: t0.x', frames: driver + strapiFrame + ourWay }),
  thrown({ name: 'Error', message: 'Attribute x not found on model admin::role' }),
  thrown({ name: 'Error', message: 'Undefined binding(s) detected when compiling SELECT' }),
])('%o is over a value of the request', (error) => expect(isOverValueOfRequest(error)).toBe(true));

const throughMiddleware = ownChain.replace('async ', '') + strapiFrame + ourWay;

test.each([
  ['passes through code of ours', thrown({ name: 'TypeError', frames: strapiFrame + ownFrame })],
  ['comes from a middleware of ours', thrown({ name: 'TypeError', frames: throughMiddleware })],
  ['is a plain error of another part', thrown({ name: 'Error', frames: elsewhere + strapiFrame + ourWay })],
  ['is a database that is down', thrown({ name: 'Error', code: 'ECONNREFUSED' })],
  ['is a database without free connections', thrown({ name: 'KnexTimeoutError' })],
  ['is a table that is missing', thrown({ ...ofSqlite, message: 'no such table: x' })],
  ['is a table that is missing on PostgreSQL', thrown({ name: 'error', code: '42P01' })],
  ['is a database that is busy', thrown({ name: 'SqliteError', code: 'SQLITE_BUSY' })],
  ['says nothing of its place', { name: 'TypeError' }],
  ['is no error', 'TypeError'],
])('what %s stays a fault', (_, error) => expect(isOverValueOfRequest(error)).toBe(false));
