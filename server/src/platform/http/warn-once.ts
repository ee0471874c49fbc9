/** Gives a function that logs the first of the warnings that it is given: what causes one causes it again and again. */
import type { FastifyInstance } from 'fastify';

export function warnOnce({ log }: FastifyInstance): (warning: string) => void {
  let hasWarned = false;
  return (warning) => {
    if (hasWarned) return;
    hasWarned = true;
    log.warn(warning);
  };
}
