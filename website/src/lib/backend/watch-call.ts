import { tell } from '../process/measures';
import { traceCall } from '../process/tracing';

const AREA = /^\/([a-z][a-z-]{0,40})(?:\/|$)/;

/** The first part of a path, which is a word of ours: what follows may name an appointment or a patient. */
function areaOf(path: string): string {
  return AREA.exec(path)?.[1] ?? 'other';
}

/** Makes a call to the backend, measured and traced where wanted; `send` is given the headers of the trace. */
export async function watchCall({
  method,
  path,
  isKept,
  send,
}: {
  method: string;
  path: string;
  isKept: boolean;
  send: (headers: Record<string, string>) => Promise<Response>;
}): Promise<Response> {
  const area = areaOf(path);
  const begun = performance.now();
  const note = (result: 'answered' | 'refused' | 'failed') =>
    tell('backendCall', { area, isKept, result, seconds: (performance.now() - begun) / 1000 });
  try {
    const response = await traceCall(`backend ${method} ${area}`, send);
    note(response.ok ? 'answered' : response.status < 500 ? 'refused' : 'failed');
    return response;
  } catch (error) {
    note('failed');
    throw error;
  }
}
