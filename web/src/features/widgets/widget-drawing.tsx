import { isLessonWidget } from '@qubloom/contract';
import { widgets } from './widgets.ts';

export interface WidgetDrawingProps {
  readonly name: string;
  readonly properties: unknown;
}

/** What a lesson's block names; nothing for a name that we do not know. */
export function WidgetDrawing({ name, properties }: WidgetDrawingProps) {
  return isLessonWidget(name) ? widgets[name](properties) : null;
}
