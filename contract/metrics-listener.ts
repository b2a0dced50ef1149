import { createServer } from 'node:http';
import type { MetricsAddress } from './metrics-address';

/** Answers `GET /metrics` on an address of its own; returns a function that stops it. Throws if the address is in use. */
export async function listenForPrometheus(
  { host, port }: MetricsAddress,
  registry: { contentType: string; metrics: () => Promise<string> },
): Promise<() => void> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await registry.metrics();
      response
        .writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' })
        .end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: Error & { code?: string }) =>
      reject(new Error(`METRICS_ADDRESS: nobody can listen on ${host}:${port} (${error.code}).`));
    server.once('error', refuse).listen(port, host, resolve);
  });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
