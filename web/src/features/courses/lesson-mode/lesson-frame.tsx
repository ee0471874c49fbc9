import type { ComponentProps } from 'react';
import { Tabs } from '../../../ui/controls/tabs.tsx';

/**
 * What a lesson stands in, as high as the window: the bar, the step, and the row at the lower edge. Sideways the
 * bar stands beside that row, so that a low window keeps its height for the step.
 */
export function LessonFrame(props: ComponentProps<typeof Tabs>) {
  return (
    <div className="@container/lesson flex flex-1 flex-col">
      <Tabs
        {...props}
        className="flex flex-1 flex-col sideways:grid sideways:grid-cols-[minmax(0,1fr)_auto] sideways:grid-rows-[1fr_auto]"
      />
    </div>
  );
}
