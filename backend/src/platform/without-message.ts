interface Describable {
  name?: unknown;
  code?: unknown;
  message?: unknown;
  stack?: unknown;
  status?: unknown;
  /** Status as the reader of multipart bodies calls it. */
  httpCode?: unknown;
}

export function describable(error: unknown): Describable {
  return typeof error === 'object' && error !== null ? error : {};
}

/** An error that may be logged: kind, code and place without the message, which may quote patients. */
export function withoutMessage(error: unknown): Error {
  const { name, code, stack } = describable(error);
  const kind = `${typeof name === 'string' ? name : 'Error'}${code === undefined ? '' : ` ${String(code)}`}`;
  const safe = new Error(kind);
  const frames = typeof stack === 'string' ? stack.split('\n').filter((line) => /^\s+at /.test(line)) : [];
  safe.stack = [safe.message, ...frames].join('\n');
  return safe;
}
