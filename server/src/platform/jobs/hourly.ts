/** Work that comes every hour, done by whichever process is awake. */
import type { CronItem, TaskList } from 'graphile-worker';

/** By name. Doing one twice, or half and then again, does no harm. */
export type HourlyJobs = Readonly<Record<string, () => Promise<void>>>;

const hour = 60 * 60 * 1000;

/** Each is a task of its own, so that one that fails holds up none of the others. */
export function hourlyTasks(jobs: HourlyJobs): TaskList {
  return Object.fromEntries(Object.entries(jobs).map(([name, work]) => [name, () => work()]));
}

export function hourlyCron(jobs: HourlyJobs): CronItem[] {
  return Object.keys(jobs).map((task) => ({
    task,
    identifier: task,
    match: '0 * * * *',
    options: {
      // One at a time, beside the mails.
      queueName: 'hourly',
      jobKey: task,
      maxAttempts: 3,
      // A server that was off at the full hour does it when it starts.
      backfillPeriod: hour,
    },
  }));
}
