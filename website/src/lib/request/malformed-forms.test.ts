import { expect, test } from 'vitest';
import { isOfMalformedForm, MalformedForm } from './malformed-forms';

const reader =
  '    at JSON.parse (<anonymous>)\n    at a (/app/node_modules/next/dist/compiled/next-server/app-page.js:1:2)';
const undici =
  '    at node:internal/deps/undici/undici:1:2\n    at async b (/app/node_modules/next/dist/server/x.js:1:2)';
const parsing = '    at parsingError (node:internal/deps/undici/undici:1:2)';
const page = '    at loginAction (/app/.next/server/chunks/ssr/src_features.js:1:2)';

const thrown = ({ name = 'TypeError', message = 'x', frames = reader, ...more }) => ({
  name,
  message,
  stack: `${name}: ${message}\n${frames}`,
  ...more,
});

test.each([
  thrown({ name: 'SyntaxError' }),
  thrown({ frames: undici }),
  thrown({ name: 'Error', message: 'Unexpected end of form' }),
  thrown({ message: 'Failed to parse body as FormData.', frames: parsing }),
  new MalformedForm(),
  thrown({ message: 'e.get is not a function', frames: page }),
  thrown({ message: "Cannot read properties of undefined (reading 'get')", frames: page }),
])('%o is of a malformed form', (error) => expect(isOfMalformedForm(error)).toBe(true));

test.each([
  thrown({ frames: page }),
  thrown({ name: 'UnknownError' }),
  thrown({ name: 'Error', code: 'ECONNREFUSED' }),
  thrown({ frames: '' }),
  null,
  'x',
])('%o stays a fault', (error) => expect(isOfMalformedForm(error)).toBe(false));
