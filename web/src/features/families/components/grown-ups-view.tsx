/** The family page of a grown-up: the records of the linked learners, and how to add one. */
import type { Family, FamilyLink, UserId } from '@qubloom/contract';
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import { CardSection } from '../../../ui/display/card-section.tsx';
import { nameOf } from '../../../product/learner/names-of.ts';
import { AddLearner } from './add-learner.tsx';
import { ChildFromParentsPage } from './child-from-parents-page.tsx';
import { LearnerCard } from './learner-card.tsx';
import { SundayMail } from './sunday-mail.tsx';
import { WhoSees } from './who-sees.tsx';

/** Cards that other features draw. */
export interface FamilyCards {
  readonly planCard: (learner: Family['learners'][number]) => ReactNode;
  /** For a child under 13, what its parent has allowed. */
  readonly childCard: (learner: Family['learners'][number]) => ReactNode;
  /** What cannot wait until somebody opens the folded cards of a learner. */
  readonly notices: (learner: Family['learners'][number]) => ReactNode;
  /** For a learner whose plan is still paid after the link has ended. */
  readonly leftPlanCard: (learner: Family['paysFor'][number]) => ReactNode;
}

export interface GrownUpsViewProps extends FamilyCards {
  readonly family: Family;
  /** Learner who comes first; undefined means that the order stays as it is. */
  readonly learnerId: number | undefined;
  readonly onLearner: (id: UserId) => void;
  readonly isPlanFirst: boolean;
}

export function GrownUpsView({
  family: { learners, grownUps, paysFor, getsReports },
  learnerId,
  onLearner,
  isPlanFirst,
  planCard,
  childCard,
  notices,
  leftPlanCard,
}: GrownUpsViewProps) {
  const [added, setAdded] = useState<FamilyLink | null>(null);
  const add = (learner: FamilyLink) => {
    setAdded(learner);
    onLearner(learner.id);
  };
  const ordered = learners.toSorted(
    (one, other) => Number(other.id === learnerId) - Number(one.id === learnerId),
  );
  const hasLearners = ordered.length > 0;
  return (
    <>
      {added ? (
        <Added key={added.id} learner={added} />
      ) : (
        <ChildFromParentsPage onLinked={onLearner} />
      )}
      {ordered.map((learner, index) => (
        <LearnerCard
          key={learner.id}
          learner={learner}
          planCard={planCard(learner)}
          isPlanFirst={isPlanFirst && index === 0}
          childCard={childCard(learner)}
          notices={notices(learner)}
        />
      ))}
      {paysFor.map((learner) => (
        <Fragment key={learner.id}>{leftPlanCard(learner)}</Fragment>
      ))}
      {hasLearners && <SundayMail getsReports={getsReports} />}
      <AddLearner isFirst={!hasLearners} onAdded={add} />
      {!hasLearners && <Example />}
      {grownUps.length > 0 && <WhoSees grownUps={grownUps} ageRange="18-plus" />}
    </>
  );
}

/** Takes the focus, because the form with the code is folded again. */
function Added({ learner }: { readonly learner: FamilyLink }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <p ref={place} role="status" tabIndex={-1} className="font-medium outline-none">
      {nameOf(learner)} is on your family page now.
    </p>
  );
}

/** The first useful sentence, before there is a learner whom it is about. */
function Example() {
  return (
    <CardSection title="What you'll read here">
      <blockquote className="rounded-control bg-action-soft p-4 text-lg">
        Kit learned on two days this week and finished the lesson “Meet the qubit”. In the quiz, 4
        of 5 answers were right, and one more day reaches the goal.
      </blockquote>
      <p>
        That&apos;s an example. With it comes a question to ask at dinner, with its answer. Your
        child sees the same.
      </p>
    </CardSection>
  );
}
