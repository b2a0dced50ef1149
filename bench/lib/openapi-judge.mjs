import { tryOr } from '../../scripts/lib/fault.mjs';
import { requireFromBackend } from '../../scripts/lib/project.mjs';

const { default: Ajv } = requireFromBackend('ajv/dist/2020.js');

/** Objects hold the fields that are described, and no more. */
function close(schema) {
  if (Array.isArray(schema)) return schema.map(close);
  if (typeof schema !== 'object' || schema === null) return schema;
  const closed = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, close(value)]));
  const isShape = closed.type === 'object' && closed.properties !== undefined;
  return isShape && closed.additionalProperties === undefined
    ? { ...closed, additionalProperties: false }
    : closed;
}

/** Tells of the answers to the calls of an OpenAPI document what of them is not described. */
export function createJudge(document) {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const { schemas } = document.components;
  const $defs = Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, close(schema)]));
  const known = new Map();
  const operations = new Map();
  for (const [path, item] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(item))
      operations.set(operation.operationId, { path, method: method.toUpperCase(), ...operation });

  function checkOf(name, status, schema) {
    const key = `${name} ${status}`;
    if (!known.has(key)) {
      const text = JSON.stringify({ ...close(schema), $defs });
      known.set(key, ajv.compile(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/'))));
    }
    return known.get(key);
  }

  return {
    operations: [...operations.values()],
    /** Says what of an answer to an operation is not described; null for none. */
    faultOf(name, { status, text }) {
      const response = operations.get(name)?.responses[status];
      if (!response) return `${name} answered ${status}, which is not described: ${text.slice(0, 300)}`;
      const schema = response.content?.['application/json'].schema;
      if (!schema) return text === '' ? null : `${name} ${status} has a body: ${text.slice(0, 300)}`;
      const body = tryOr(() => JSON.parse(text), undefined);
      if (body === undefined) return `${name} ${status} is no JSON: ${text.slice(0, 300)}`;
      const check = checkOf(name, status, schema);
      return check(body)
        ? null
        : `${name} ${status}: ${ajv.errorsText(check.errors).slice(0, 500)}; ${text.slice(0, 600)}`;
    },
  };
}
