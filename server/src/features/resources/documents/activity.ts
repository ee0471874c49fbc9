/** Builds the sheet of a lesson's activity without computers. */
import { subtitleOf, type PrintedLesson } from './lesson-parts.ts';
import type { Part, Sheet } from './sheet.ts';

/** Requires a lesson that has an activity. */
export function activitySheet(lesson: PrintedLesson): Sheet {
  const { activity, title } = lesson;
  if (!activity) throw new Error(`${title} has no activity.`);
  return {
    label: 'Activity without computers',
    title,
    subtitle: subtitleOf(lesson),
    parts: [
      { kind: 'heading', text: `${activity.title}, ${String(activity.minutes)} minutes` },
      { kind: 'paragraph', text: activity.shows },
      { kind: 'heading', text: 'What you need' },
      { kind: 'list', items: activity.needs },
      { kind: 'heading', text: 'Step by step' },
      ...activity.steps.map((step, index): Part => ({
        kind: 'paragraph',
        text: `**${String(index + 1)}.** ${step}`,
      })),
      { kind: 'heading', text: 'Questions to ask' },
      { kind: 'list', items: activity.ask },
      { kind: 'heading', text: 'Where the comparison ends' },
      { kind: 'paragraph', text: activity.ends },
    ],
  };
}
