import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { LessonRows, type LessonRowsProps } from '../course-page/lesson-list.tsx';
import { WholeButton, type WholeButtonProps } from './whole-button.tsx';

export interface LessonSheetProps extends LessonRowsProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly renderTabs: (onChoose: () => void) => ReactNode;
  /** Undefined if there is nothing to show, or only one step. */
  readonly whole: WholeButtonProps | undefined;
}

/**
 * Holds what does not fit into the bar of a small screen: the tabs, the button that shows all steps, and the other
 * lessons.
 */
export function LessonSheet(props: LessonSheetProps) {
  const { isOpen, onOpenChange, renderTabs, whole, entries, shown, onChoose, onCheckpoint } = props;
  const close = () => onOpenChange(false);
  return (
    <Dialog title="Course Lessons" isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className="flex flex-wrap items-center gap-3">
        {renderTabs(close)}
        {whole && (
          <WholeButton
            isWhole={whole.isWhole}
            onWhole={(isWhole) => {
              close();
              whole.onWhole(isWhole);
            }}
          />
        )}
      </div>
      <LessonRows
        entries={entries}
        shown={shown}
        onChoose={(id) => {
          close();
          onChoose(id);
        }}
        onCheckpoint={(afterLesson) => {
          close();
          onCheckpoint(afterLesson);
        }}
      />
    </Dialog>
  );
}
