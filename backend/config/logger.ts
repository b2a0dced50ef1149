import { StrapiLog } from '../src/platform/logging/strapi-log';

// Which lines are written is settled in one place, by LOG_LEVEL.
export default () => ({
  level: 'silly',
  format: { transform: (info: unknown) => info },
  transports: [new StrapiLog()],
});
