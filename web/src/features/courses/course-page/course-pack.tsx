import type { Course } from '@qubloom/contract';
import { Printer } from 'lucide-react';
import { PackButtons } from '../../../product/courses/pack-buttons.tsx';

/** The whole course on paper. Renders nothing if the learner's plan includes no packs. */
export function CoursePack({ course: { id, title, hasPack } }: { readonly course: Course }) {
  if (!hasPack) return null;
  return (
    <section
      aria-label="Printable pack"
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-surface p-5 shadow-card print:hidden"
    >
      <Printer aria-hidden="true" className="size-10 shrink-0 text-action-ink" />
      <div className="min-w-[min(100%,14rem)] flex-1">
        <h2 className="text-lg">Printable pack</h2>
        <p className="text-ink-soft">
          All plans, activities, worksheets and answers of this course, and a certificate, in one
          PDF.
        </p>
      </div>
      <PackButtons courseId={id} courseTitle={title} />
    </section>
  );
}
