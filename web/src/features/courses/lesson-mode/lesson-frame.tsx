import type { ComponentProps } from 'react';
import { frameClass, frameRowsClass } from '../../../product/steps/frame-class.ts';
import { Tabs } from '../../../ui/controls/tabs.tsx';

/** What a lesson stands in. */
export function LessonFrame(props: ComponentProps<typeof Tabs>) {
  return (
    <div className={frameClass}>
      <Tabs {...props} className={frameRowsClass} />
    </div>
  );
}
