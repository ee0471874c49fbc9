/** Mails to the operator. They never contain what a learner wrote. */
import { brand } from '@qubloom/contract';
import type { MailWriter } from '../../../platform/mail/outbox.ts';
import { countOpenReports } from './queries.ts';

export const reportMails: Readonly<Record<string, MailWriter>> = {
  report: {
    async write(tx) {
      const open = await countOpenReports(tx);
      if (open === 0) return null;
      const what = open === 1 ? 'One report is waiting' : `${String(open)} reports are waiting`;
      return {
        subject: `${brand.name}: a learner was reported`,
        parts: [
          `${what} for you to look at.`,
          'See them on the server with: npm run reports',
          'A learner whom three others have reported cannot write for 24 hours. After that they can write again, unless you have decided otherwise.',
        ],
        reason: `You get this because you run ${brand.name}.`,
      };
    },
  },
};
