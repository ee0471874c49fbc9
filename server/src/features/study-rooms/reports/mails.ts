/** Emails to the operator. They never contain what a learner wrote. */
import { brand } from '@qubloom/contract';
import type { MailWriter } from '../../../platform/mail/outbox.ts';
import { countOpenReports } from './queries.ts';

export const reportMails: Readonly<Record<string, MailWriter>> = {
  report: {
    async write(tx) {
      const { reports, concerns } = await countOpenReports(tx);
      if (reports + concerns === 0) return null;
      return {
        subject:
          reports > 0
            ? `${brand.name}: a learner was reported`
            : `${brand.name}: the chat filter has doubts about a learner`,
        parts: [
          ...(reports > 0
            ? [
                `${reports === 1 ? 'One report is' : `${String(reports)} reports are`} waiting for you to look at.`,
              ]
            : []),
          ...(concerns > 0
            ? [
                `The chat filter was often in doubt about what ${concerns === 1 ? 'one learner has' : `${String(concerns)} learners have`} written to others. Until you decide, they have only ready-made phrases with each other.`,
              ]
            : []),
          'See them on the server with: npm run reports',
          'A learner whom three others have reported cannot write for 24 hours. After that they can write again, unless you have decided otherwise.',
        ],
        reason: `You get this because you run ${brand.name}.`,
      };
    },
  },
};
