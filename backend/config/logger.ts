import { StrapiLog } from '../src/platform/logging/strapi-log';

// LOG_LEVEL alone decides which lines are written.
export default () => ({
  level: 'silly',
  format: { transform: (info: unknown) => info },
  transports: [new StrapiLog()],
});
