import { SeenByTeachers } from '../../../product/classes/seen-by-teachers.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';

export function WhatYouSee() {
  return (
    <CardSection title="What you see, and what you never see">
      <SeenByTeachers seen="From the day a learner joins, you see:" neverSeen="You never see:" />
      <p className="text-ink-soft">Your learners read the same lists on their page “Classes”.</p>
    </CardSection>
  );
}
