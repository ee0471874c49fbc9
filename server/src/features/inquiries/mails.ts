/** The emails about an inquiry. None contains what its sender wrote, because anybody may enter any address. */
import { brand, inquiryLabels, type InquiryKind } from '@qubloom/contract';
import type { MailWriter } from '../../platform/mail/outbox.ts';
import { countOpen, findInquiry } from './queries.ts';

export const inquiryMails: Readonly<Record<string, MailWriter>> = {
  /** To the operator. */
  inquiry: {
    async write(tx, { payload }) {
      const inquiry = await findInquiry(tx, (payload as { id: number }).id);
      if (inquiry === null || inquiry.settledAt !== null) return null;
      const number = String(inquiry.id);
      const open = await countOpen(tx);
      return {
        subject: `${brand.name}: ${subjects[inquiry.kind]}`,
        parts: [
          `Inquiry ${number} is waiting for your answer.${open === 1 ? '' : ` In all, ${String(open)} are waiting.`}`,
          `Read it on the server with: npm run inbox -- show ${number}`,
          `Once you have answered: npm run inbox -- settle ${number}`,
        ],
        reason: `You get this because you run ${brand.name}.`,
      };
    },
  },
  /** To its sender. */
  'inquiry-received': {
    write: (_tx, { payload }) =>
      Promise.resolve({
        subject: `${brand.name} has your message`,
        parts: [
          'Hello,',
          `Your message has reached us. You chose this subject: ${inquiryLabels[(payload as { kind: InquiryKind }).kind]}.`,
          'We read every message, and our answer comes to this address.',
          "If you haven't written to us, somebody has entered your address. Then do nothing.",
        ],
        reason: `You get this because this address was entered in a form at ${brand.name}.`,
      }),
  },
};

const subjects: Readonly<Record<InquiryKind, string>> = {
  'school-plan': 'a school asks about the Classroom Plan',
  quote: 'a school asks for a quote',
  'education-team': 'a school asks the education team',
  workshop: 'a school asks about workshops',
  'data-request': "a parent asks for their child's data",
};
