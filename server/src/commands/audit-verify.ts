/** `npm run audit:verify`: checks that nobody has changed the audit log. */
import { verifyAudit } from './verify-audit.ts';

const { exitCode, sentence } = await verifyAudit(process.env, process.argv.slice(2));
(exitCode === 0 ? process.stdout : process.stderr).write(`${sentence}\n`);
process.exitCode = exitCode;
