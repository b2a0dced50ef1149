import Redis from 'iovalkey';

/** What waits for the store waits no longer, ms: a page is made anew in less. */
const COMMAND_TIMEOUT_MS = 200;
const CONNECT_TIMEOUT_MS = 1000;
/** How often a store that failed is tried again, behind everybody's back, ms. */
const PROBE_MS = 1000;
/** So many probes in a row without an answer, and the connection is made anew. */
const PROBES_UNTIL_RECONNECT = 2;
/** A longer value is not kept, bytes. */
const MAX_BYTES = 4 * 1024 * 1024;

/** Ours, beside what else the store may hold. */
const PREFIX = 'clinic:';

/** Bytes that all websites share for a while. Never throws: a store that fails is one that has nothing. */
export type SharedStore = Pick<ValkeyStore, 'get' | 'set' | 'touch'>;

/**
 * Valkey, or Redis, as a store that may be slow, hang, forget or be away at any time. One command that is not answered in
 * time opens a circuit breaker: from then on nobody asks, until a probe of our own has been answered.
 */
export class ValkeyStore {
  readonly #client: Redis;
  readonly #probing: NodeJS.Timeout;
  readonly #onChange: (isUp: boolean) => void;
  #isUp = false;
  #failedProbes = 0;

  /**
   * @param options.onChange called when it comes and when it goes
   * @param options.probeMs how often a store that failed is tried again
   */
  constructor({
    url,
    onChange = () => {},
    probeMs = PROBE_MS,
  }: {
    url: string;
    onChange?: (isUp: boolean) => void;
    probeMs?: number;
  }) {
    this.#onChange = onChange;
    this.#client = new Redis(url, {
      commandTimeout: COMMAND_TIMEOUT_MS,
      connectTimeout: CONNECT_TIMEOUT_MS,
      // A command that cannot be sent now is of no use later.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      autoResendUnfulfilledCommands: false,
      retryStrategy: () => probeMs,
    });
    // Without a listener it would end the process. What there is to say is said by `onChange`.
    this.#client.on('error', () => {});
    this.#client.on('ready', () => this.#mark(true));
    this.#client.on('close', () => this.#mark(false));
    this.#probing = setInterval(() => void this.#probe(), probeMs);
    this.#probing.unref();
  }

  async get(key: string): Promise<Buffer | null> {
    return (await this.#ask(() => this.#client.getBuffer(PREFIX + key))) ?? null;
  }

  /** Keeps bytes for so long at most; nobody waits for it. */
  set(key: string, bytes: Buffer, seconds: number): void {
    if (bytes.length > MAX_BYTES) return;
    void this.#ask(() => this.#client.set(PREFIX + key, bytes, 'EX', seconds));
  }

  /** What is kept is kept for `seconds` from now. */
  touch(key: string, seconds: number): void {
    void this.#ask(() => this.#client.expire(PREFIX + key, seconds));
  }

  close(): void {
    clearInterval(this.#probing);
    this.#client.disconnect();
  }

  async #ask<Answer>(command: () => Promise<Answer>): Promise<Answer | undefined> {
    if (!this.#isUp) return undefined;
    try {
      return await command();
    } catch {
      this.#mark(false);
      return undefined;
    }
  }

  async #probe(): Promise<void> {
    try {
      await this.#client.ping();
      this.#failedProbes = 0;
      this.#mark(true);
    } catch {
      this.#mark(false);
      this.#failedProbes += 1;
      if (this.#failedProbes % PROBES_UNTIL_RECONNECT === 0) this.#client.disconnect(true);
    }
  }

  #mark(isUp: boolean): void {
    if (this.#isUp === isUp) return;
    this.#isUp = isUp;
    this.#onChange(isUp);
  }
}
