import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Relay = Awaited<ReturnType<typeof startRelay>>;

/** Passes on what comes in on a port of its own to another one of this machine, and back; a test can cut it or let it hang. */
export async function startRelay(to: number) {
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
    /** Ends every connection and takes no new one. */
    cut: () => {
      state = 'cut';
      endAll();
    },
    /** Takes connections and passes nothing on. */
    hang: () => {
      state = 'hanging';
      for (const socket of sockets) socket.unpipe();
    },
    /** Passes on again; what hung is ended. */
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
