/** Work that comes every hour, or every night, done by whichever process is awake. */
import type { CronItem, TaskList } from 'graphile-worker';

/** By name. Doing one twice, or half and then again, does no harm. */
export type RegularJobs = Readonly<Record<string, () => Promise<void>>>;

const hour = 60 * 60 * 1000;

/** Each is a task of its own, so that one that fails holds up none of the others. */
export function regularTasks(jobs: RegularJobs): TaskList {
  return Object.fromEntries(Object.entries(jobs).map(([name, work]) => [name, () => work()]));
}

const times = { hourly: '0 * * * *', nightly: '20 3 * * *' } as const;
const periods = { hourly: hour, nightly: 24 * hour } as const;

export function regularCron(jobs: RegularJobs, often: keyof typeof times): CronItem[] {
  return Object.keys(jobs).map((task) => ({
    task,
    identifier: task,
    match: times[often],
    options: {
      // One at a time, beside the mails.
      queueName: 'hourly',
      jobKey: task,
      maxAttempts: 3,
      // A server that was off at that time does it when it starts.
      backfillPeriod: periods[often],
    },
  }));
}
