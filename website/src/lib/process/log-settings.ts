import { z } from 'zod';
import { LOG_FORMATS, LOG_LEVELS } from '../../contract/log-line';

/** The settings of the log; a part of the environment that the server in front of Next reads, too. */
export const logSettings = z.object({
  LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.` })
    .default('info'),
  /** Left out: text where a person reads it, JSON elsewhere. */
  LOG_FORMAT: z.enum(LOG_FORMATS, { error: 'LOG_FORMAT must be json or text.' }).optional(),
});
