import { ClassId, type ClassSummary } from '@qubloom/contract';

export const physics: ClassSummary = {
  id: ClassId.parse(3),
  name: 'Physics 5b',
  plan: 'trial',
  timeZone: 'Europe/Berlin',
  seats: 10,
  learnerCount: 0,
  archivedAt: null,
};
