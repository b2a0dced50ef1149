import type { Core } from '@strapi/strapi';
import { END_MS, inheritedSocket } from '../contract/connections';
import { prepareDrain } from '../platform/drain';

/** Answers what was asked before the backend ends; Strapi would first take editors' rights away and cut connections. */
export function drainOnSignal(strapi: Core.Strapi): void {
  const drain = prepareDrain(strapi.server.httpServer, inheritedSocket(process.env, process.pid) !== null);
  let drained: Promise<void> | undefined;
  const begin = () => {
    drained ??= drain();
    setTimeout(() => process.exit(), END_MS).unref();
  };
  // Before Strapi's own listeners, which call what follows.
  process.prependListener('SIGTERM', begin).prependListener('SIGINT', begin);
  const destroy = strapi.destroy.bind(strapi);
  strapi.destroy = async () => {
    await drained;
    await destroy();
  };
}
