/** `npm run lti`: registers the learning platforms of schools. */
import { manageLti } from './manage-lti.ts';

const { exitCode, text } = await manageLti(process.env, process.argv.slice(2), new Date());
(exitCode === 0 ? process.stdout : process.stderr).write(`${text}\n`);
process.exitCode = exitCode;
