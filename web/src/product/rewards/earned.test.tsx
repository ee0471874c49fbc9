import { AchievementId, type AwardedAchievement } from '@qubloom/contract';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EarnedSum } from './earned.tsx';

const badge = (id: number, pointsAwarded: number): AwardedAchievement => ({
  id: AchievementId.parse(id),
  icon: 'wave',
  name: 'First Ripple',
  description: 'Complete your first lesson.',
  pointsAwarded,
});

test('the points of a quiz and of its badges are added up', async () => {
  render(<EarnedSum points={10} achievements={[badge(1, 10), badge(2, 0), badge(3, 25)]} />);
  expect(screen.getByText(/10 \+ 10 \+ 25 =/)).toHaveTextContent('45');
  await waitFor(() => expect(screen.getAllByText('45')).toHaveLength(2));
});

test('a single amount is not added to anything', () => {
  const { container } = render(<EarnedSum points={10} achievements={[badge(2, 0)]} />);
  expect(container).toBeEmptyDOMElement();
});
