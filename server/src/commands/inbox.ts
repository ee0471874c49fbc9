/** `npm run inbox`: lists what schools and parents have written to the operator, and settles it. */
import { readInbox } from './read-inbox.ts';

const { exitCode, text } = await readInbox(process.env, process.argv.slice(2));
(exitCode === 0 ? process.stdout : process.stderr).write(`${text}\n`);
process.exitCode = exitCode;
