import type { ComponentProps } from 'react';
import { frameClass, frameRowsClass } from '../../../product/steps/frame-class.ts';
import { Tabs } from '../../../ui/controls/tabs.tsx';

/** The frame around a lesson. */
export function LessonFrame(props: ComponentProps<typeof Tabs>) {
  return (
    <div className={frameClass}>
      <Tabs {...props} className={frameRowsClass} />
    </div>
  );
}
