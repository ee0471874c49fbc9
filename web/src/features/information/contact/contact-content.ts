import type { ContactTopic } from '@qubloom/contract';

export const topicLabels: Readonly<Record<ContactTopic, string>> = {
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
