import { isLessonWidget, lessonWidgets, type BlockOf } from '@qubloom/contract';
import { render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GuessRunContext, type GuessRun } from '../../../diagrams/trials/guess-run.ts';
import { LessonWidget } from '../lesson-interactive.tsx';

/** Renders a lesson's picture, once its code has loaded. */
export async function show(
  name: string,
  properties: BlockOf<'picture'>['properties'] = {},
  guess?: GuessRun,
) {
  render(
    <GuessRunContext value={guess}>
      <LessonWidget
        block={{
          kind: 'picture',
          name,
          title: 'The picture',
          description: 'What it shows.',
          properties: isLessonWidget(name) ? { ...lessonWidgets[name].parse(properties) } : {},
        }}
      />
    </GuessRunContext>,
  );
  if (screen.queryByText('Loading the picture')) {
    await waitForElementToBeRemoved(() => screen.queryByText('Loading the picture'));
  }
  return userEvent.setup();
}
