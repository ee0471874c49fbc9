/** `npm run reports`: lists what learners have reported, and settles reports. */
import { settleReports } from './settle-reports.ts';

const { exitCode, text } = await settleReports(process.env, process.argv.slice(2));
(exitCode === 0 ? process.stdout : process.stderr).write(`${text}\n`);
process.exitCode = exitCode;
