/** Texts about a trial. */
import { trialDays, type OwnSubscription } from '@qubloom/contract';

/** Percent of the trial that has passed. */
export function trialProgress(daysLeft: number): number {
  return Math.min(100, Math.max(0, (1 - daysLeft / trialDays) * 100));
}

export function trialText(daysLeft: number): string {
  if (daysLeft <= 0) return 'ends today';
  return daysLeft === 1 ? 'ends tomorrow' : `ends in ${daysLeft} days`;
}

/** Days before a trial's end from which the dashboard shows it. */
const warnedDays = 2;

export function isTrialEnding({ isTrialActive, daysLeftInTrial }: OwnSubscription): boolean {
  return isTrialActive && daysLeftInTrial <= warnedDays;
}
