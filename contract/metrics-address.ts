import { z } from 'zod';

const ADDRESS = /^(?:\[([0-9a-fA-F:]+)\]|([^\s:/[\]]+)):(\d{1,5})$/;

/**
 * Where a part listens for Prometheus, as `127.0.0.1:9464` or `[::1]:9464`: an address of its own, which no visitor
 * reaches. Empty or left out: nowhere, and nothing is counted.
 */
export const metricsAddress = z
  .string()
  .transform((value) => ADDRESS.exec(value))
  .refine((match) => match !== null && Number(match[3]) <= 65_535, {
    error: 'METRICS_ADDRESS must be a host and a port, such as 127.0.0.1:9464.',
  })
  .transform((match) => ({ host: match?.[1] ?? match?.[2] ?? '', port: Number(match?.[3]) }));
export type MetricsAddress = z.output<typeof metricsAddress>;
