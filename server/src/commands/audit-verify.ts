/** `npm run audit:verify`: whether the record of what was done with accounts is what was written. */
import { verifyAudit } from './verify-audit.ts';

const { exitCode, sentence } = await verifyAudit(process.env, process.argv.slice(2));
(exitCode === 0 ? process.stdout : process.stderr).write(`${sentence}\n`);
process.exitCode = exitCode;
