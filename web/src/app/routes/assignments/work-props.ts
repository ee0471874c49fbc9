import type { AssignedWork } from '@qubloom/contract';

export interface WorkProps {
  /** Its beginning is read once. */
  readonly work: AssignedWork;
  readonly learner: number;
  /** Called with the first text and after every change; null if it cannot be written. */
  readonly onWork: (text: string | null) => void;
}

/** True if nothing that is saved here is newer than what was handed in, maybe on another device. */
export const isHandedInNewest = (
  { handedIn }: AssignedWork,
  savedAt: number | undefined,
): boolean => handedIn !== null && (savedAt ?? 0) < Date.parse(handedIn.at);
