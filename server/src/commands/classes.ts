/** `npm run classes`: lists the classes, and gives one the plan that its school has ordered. */
import { manageClasses } from './manage-classes.ts';

const { exitCode, text } = await manageClasses(process.env, process.argv.slice(2), new Date());
(exitCode === 0 ? process.stdout : process.stderr).write(`${text}\n`);
process.exitCode = exitCode;
