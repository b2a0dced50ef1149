/** Headers that tell the backend which trace a call belongs to; empty while nothing is traced. */
type TraceHeaders = Record<string, string>;

/** Makes a span of a call: its name, and the work, which is given the headers to send along. */
type TraceCall = <Value>(name: string, work: (headers: TraceHeaders) => Promise<Value>) => Promise<Value>;

const KEY = Symbol.for('clinic.tracing');

/** Does the work, as a span where traces are wanted (server/tracing). The name is of a fixed set. */
export function traceCall<Value>(
  name: string,
  work: (headers: TraceHeaders) => Promise<Value>,
): Promise<Value> {
  const trace: TraceCall | undefined = Reflect.get(globalThis, KEY);
  return trace ? trace(name, work) : work({});
}

/** One for the process: what Next bundles and the server in front hold a copy of this module each. */
export function traceCallsBy(trace: TraceCall): void {
  Reflect.set(globalThis, KEY, trace);
}
