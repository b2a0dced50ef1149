import { z } from 'zod';

const ADDRESS = /^(?:\[([0-9a-fA-F:]+)\]|([^\s:/[\]]+)):(\d{1,5})$/;

/** Address at which a part listens for Prometheus, as `127.0.0.1:9464`, beside what visitors reach. Empty: nowhere. */
export const metricsAddress = z
  .string()
  .transform((value) => ADDRESS.exec(value))
  .refine((match) => match !== null && Number(match[3]) <= 65_535, {
    error: 'METRICS_ADDRESS must be a host and a port, such as 127.0.0.1:9464.',
  })
  .transform((match) => ({ host: match?.[1] ?? match?.[2] ?? '', port: Number(match?.[3]) }));
export type MetricsAddress = z.output<typeof metricsAddress>;
