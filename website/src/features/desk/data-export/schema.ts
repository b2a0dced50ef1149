import { z } from 'zod';
import { withCode } from '@/contract/second-factor';

export const exportForm = z.discriminatedUnion('press', [
  withCode.extend({ press: z.literal('make') }),
  z.object({ press: z.literal('remove') }),
]);
