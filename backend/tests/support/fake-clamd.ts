import { createServer, type Socket } from 'node:net';
import { afterAll } from 'vitest';
import { listenHere } from './listener';

/** Content that the scanner finds something in. */
export const MALWARE = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE';
const COMMAND = 'zINSTREAM\0';

/** The parts that came by INSTREAM; null before the empty one that ends them. */
function readParts(sent: Buffer): Buffer | null {
  if (!sent.toString('latin1').startsWith(COMMAND)) return null;
  const parts: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= sent.length; ) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

/** A listener that answers as ClamAV's clamd does, until it is told to say nothing. */
export async function startClamd() {
  const scanner = { address: '', isSilent: false };
  const server = createServer((socket: Socket) => {
    let sent = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (part) => {
      sent = Buffer.concat([sent, part as Buffer]);
      const file = readParts(sent);
      if (file === null) return;
      if (scanner.isSilent) socket.destroy();
      else socket.end(`stream: ${file.includes(MALWARE) ? 'Eicar-Signature FOUND' : 'OK'}\0`);
    });
  });
  scanner.address = `127.0.0.1:${await listenHere(server)}`;
  afterAll(() => server.close());
  return scanner;
}
