import { Eye } from 'lucide-react';

/** Shown above a lesson that a grown-up previews before reaching it. */
export function PreviewNote() {
  return (
    <p className="flex max-w-[65ch] items-start gap-3 rounded-card bg-zero-soft px-4 py-1.5 sm:py-2.5 text-zero-ink print:hidden">
      <Eye aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      This is a preview. Nothing counts.
    </p>
  );
}
