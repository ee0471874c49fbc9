/** Whose plan it is: a learner's own, or the one that a teacher pays for a class. */
import { offerOf, type ClassId, type PlanId, type UserId } from '@qubloom/contract';

export interface PlanHolder {
  /** The learner, or the teacher who pays. */
  readonly id: UserId;
  /** Null for a learner's own plan. */
  readonly classId: ClassId | null;
}

/** The person who pays, and for whom. */
export interface Customer extends PlanHolder {
  /** The grown-up of the family who pays for the learner; null if the holder pays. */
  readonly paidBy: UserId | null;
}

export const ownPlanOf = (id: UserId): PlanHolder => ({ id, classId: null });

export const planOfClass = (id: UserId, classId: ClassId): PlanHolder => ({ id, classId });

/** Names the holder in keys: `12`, or `12c7` for what teacher 12 pays for class 7. */
export const nameOfHolder = ({ id, classId }: PlanHolder): string =>
  classId === null ? String(id) : `${String(id)}c${String(classId)}`;

/** A learner's plan is never for sale to a class, and the other way around. */
export const mayHold = ({ classId }: PlanHolder, plan: PlanId): boolean =>
  (plan === 'classroom') === (classId !== null);

export const nameOfPlan = (plan: PlanId): string => offerOf(plan).name;
