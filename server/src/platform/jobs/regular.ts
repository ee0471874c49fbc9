/** Jobs that run every hour or every night, in whichever process is running. */
import type { CronItem, TaskList } from 'graphile-worker';

/** Jobs by name. A job must be safe to run twice, or to run again after it stopped halfway. */
export type RegularJobs = Readonly<Record<string, () => Promise<void>>>;

const hour = 60 * 60 * 1000;

/** Each job is its own task, so that a failure does not stop the others. */
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
      // Regular jobs run one at a time, beside the emails.
      queueName: 'hourly',
      jobKey: task,
      maxAttempts: 3,
      // A server that was off at that time runs the job when it starts.
      backfillPeriod: periods[often],
    },
  }));
}
