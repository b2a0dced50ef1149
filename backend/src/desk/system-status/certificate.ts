import { connect } from 'node:tls';
import type { HealthCheck } from '../../contract/health';

const DAY_MS = 24 * 3_600_000;
/** Certificates that renew themselves do so earlier. */
const SOON_MS = 14 * DAY_MS;
const VERY_SOON_MS = 3 * DAY_MS;
const LOOK_EVERY_MS = 3_600_000;
const TIMEOUT_MS = 5000;

/** @param ends epoch milliseconds; null where it is not known, which says nothing */
export function judgeCertificate(ends: number | null, now: number): HealthCheck {
  if (ends === null || ends - now > SOON_MS) return 'ok';
  return ends - now > VERY_SOON_MS ? 'warning' : 'failed';
}

/** Asks the site for its certificate, whoever has signed it. @throws when nothing answers */
async function readEnd({ hostname, port }: URL): Promise<number> {
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    servername: hostname,
    timeout: TIMEOUT_MS,
    // Also an expired certificate has to be read.
    rejectUnauthorized: false,
  });
  socket.unref();
  try {
    return await new Promise((resolve, reject) => {
      socket.once('error', reject).once('timeout', () => reject(new Error('Took too long')));
      socket.once('secureConnect', () => resolve(Date.parse(socket.getPeerCertificate().valid_to)));
    });
  } finally {
    socket.destroy();
  }
}

/** Returns when the certificate of an address expires, read at most once an hour in the background; null at first. */
export function createCertificateReader(siteUrl: string): () => number | null {
  let ends: number | null = null;
  let lookedAt = 0;
  return () => {
    if (siteUrl.startsWith('https:') && Date.now() - lookedAt > LOOK_EVERY_MS) {
      lookedAt = Date.now();
      readEnd(new URL(siteUrl)).then(
        (found) => {
          ends = found;
        },
        () => {},
      );
    }
    return ends;
  };
}
