import { processSlot } from './process-slot';

/** Headers that tell the backend which trace a call belongs to; empty while nothing is traced. */
type TraceHeaders = Record<string, string>;

/** Makes a span of a call: its name, and the work, which is given the headers to send along. */
type TraceCall = <Value>(name: string, work: (headers: TraceHeaders) => Promise<Value>) => Promise<Value>;

const slot = processSlot<TraceCall>('tracing');

/** Does the work, as a span where traces are wanted (server/tracing). The name is of a fixed set. */
export function traceCall<Value>(name: string, work: (headers: TraceHeaders) => Promise<Value>) {
  const trace = slot.get();
  return trace ? trace(name, work) : work({});
}

export function traceCallsBy(trace: TraceCall): void {
  slot.set(trace);
}
