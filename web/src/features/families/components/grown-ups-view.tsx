/** The family page of a grown-up: the records of the linked learners, and how to add one. */
import type { Family, UserId } from '@qubloom/contract';
import { Fragment, type ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/controls/tabs.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';
import { nameOf } from '../../../product/learner/names-of.ts';
import { AddLearner } from './add-learner.tsx';
import { ChildFromParentsPage } from './child-from-parents-page.tsx';
import { LearnerPanel } from './learner-panel.tsx';
import { SundayMail } from './sunday-mail.tsx';
import { WhoSees } from './who-sees.tsx';

/** Cards that other features draw. */
export interface FamilyCards {
  readonly planCard: (learner: Family['learners'][number]) => ReactNode;
  /** For a child under 13, what its parent has allowed. */
  readonly childCard: (learner: Family['learners'][number]) => ReactNode;
  /** For a learner whose plan is still paid after the link has ended. */
  readonly leftPlanCard: (learner: Family['paysFor'][number]) => ReactNode;
}

export interface GrownUpsViewProps extends FamilyCards {
  readonly family: Family;
  readonly learnerId: number | undefined;
  readonly onLearner: (id: UserId) => void;
  readonly isPlanFirst: boolean;
}

export function GrownUpsView({
  family,
  learnerId,
  onLearner,
  isPlanFirst,
  planCard,
  childCard,
  leftPlanCard,
}: GrownUpsViewProps) {
  const { learners, grownUps, paysFor } = family;
  const sundayMail = <SundayMail getsReports={family.getsReports} />;
  const shown = learners.find(({ id }) => id === learnerId) ?? learners[0];
  return (
    <>
      <ChildFromParentsPage onLinked={onLearner} />
      {shown === undefined && <Example />}
      {shown && learners.length === 1 && (
        <LearnerPanel
          learner={shown}
          planCard={planCard(shown)}
          isPlanFirst={isPlanFirst}
          sundayMail={sundayMail}
          childCard={childCard(shown)}
        />
      )}
      {shown && learners.length > 1 && (
        <Tabs
          value={String(shown.id)}
          onValueChange={(value) => {
            const learner = learners.find(({ id }) => String(id) === value);
            if (learner) onLearner(learner.id);
          }}
        >
          <TabList aria-label="Learners">
            {learners.map((learner) => (
              <Tab key={learner.id} value={String(learner.id)}>
                {nameOf(learner)}
              </Tab>
            ))}
          </TabList>
          {learners.map((learner) => (
            <TabPanel key={learner.id} value={String(learner.id)}>
              <LearnerPanel
                learner={learner}
                planCard={planCard(learner)}
                isPlanFirst={isPlanFirst}
                sundayMail={sundayMail}
                childCard={childCard(learner)}
              />
            </TabPanel>
          ))}
        </Tabs>
      )}
      {paysFor.map((learner) => (
        <Fragment key={learner.id}>{leftPlanCard(learner)}</Fragment>
      ))}
      <AddLearner isFirst={shown === undefined} onAdded={onLearner} />
      {grownUps.length > 0 && <WhoSees grownUps={grownUps} ageRange="18-plus" />}
    </>
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
        That&apos;s an example. Below it are your child&apos;s lessons and badges, and a question to
        ask at dinner, with its answer.
      </p>
    </CardSection>
  );
}
