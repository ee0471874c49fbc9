/**
 * Returns a function that logs only its first warning, because the same cause would repeat it again and again.
 */
import type { FastifyInstance } from 'fastify';

export function warnOnce({ log }: FastifyInstance): (warning: string) => void {
  let hasWarned = false;
  return (warning) => {
    if (hasWarned) return;
    hasWarned = true;
    log.warn(warning);
  };
}
