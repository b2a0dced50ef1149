import { Valkey } from 'iovalkey';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { insured, type LimitStore } from './limits';

/** A Valkey that has not counted within it is not waited for: this process counts instead. */
const TIMEOUT_MS = 500;
/** No byte for so long after a question: the connection is given up, and nobody waits until there is a new one. */
const SILENCE_MS = 1_000;
const LONGEST_PAUSE_MS = 2_000;

/** Counts in Valkey or Redis; nothing waits for one away: then it is counted here, after {@link TIMEOUT_MS} at most. */
export function valkeyStore({ url, onFault }: { url: string; onFault: (words: string) => void }): LimitStore {
  const client = new Valkey(url, {
    commandTimeout: TIMEOUT_MS,
    connectTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (times) => Math.min(times * 100, LONGEST_PAUSE_MS),
  });
  let isAway = false;
  const say = (away: boolean, words: string) => {
    if (isAway !== away) onFault(words);
    isAway = away;
  };
  client.on('ready', () => say(false, 'Valkey is back: limits are counted there again'));
  client.on('error', () => {});
  client.on('close', () => say(true, 'Valkey is away: limits are counted in the memory of this backend'));
  return {
    description: `Valkey at ${new URL(url).host}`,
    // The library's own limiter for Valkey runs a script that Redis does not know; this one runs on both.
    makeLimiter: (limit) => new RateLimiterRedis({ storeClient: client, ...insured(limit) }),
    reach: async () => {
      await client.ping();
    },
    close: () => client.disconnect(),
  };
}
