import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection to another server that a test can cut or let hang, as a network does. */
export interface Relay {
  port: number;
  /** Ends every connection and takes no new one. */
  cut: () => void;
  /** Takes connections and passes nothing on. */
  hang: () => void;
  /** Passes on again; what hung is ended. */
  mend: () => void;
  stop: () => void;
}

/** Passes on what comes in on a port of its own to another one of this machine, and back. */
export async function startRelay(to: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  let state: 'whole' | 'cut' | 'hanging' = 'whole';
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((socket) => {
    keep(socket);
    if (state === 'cut') socket.destroy();
    if (state !== 'whole') return;
    const other = keep(connect(to, '127.0.0.1'));
    socket.pipe(other).pipe(socket);
    socket.on('close', () => other.destroy());
    other.on('close', () => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      state = 'cut';
      endAll();
    },
    hang: () => {
      state = 'hanging';
      for (const socket of sockets) socket.unpipe();
    },
    mend: () => {
      state = 'whole';
      endAll();
    },
    stop: () => {
      endAll();
      server.close();
    },
  };
}
