import type { Inquiry } from '@qubloom/contract';

export const inquiryLabels: Readonly<Record<Inquiry, string>> = {
  general: 'General Question',
  support: 'Technical Support',
  feedback: 'Feedback or Suggestion',
  partnership: 'Partnership Opportunity',
};

export const emptyMessage = {
  name: '',
  email: '',
  subject: '',
  message: '',
  inquiry: 'general',
} as const;
