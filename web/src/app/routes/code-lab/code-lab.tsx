/** The code lab: Python for everyone, without a lesson. */
import { useLocation } from '@tanstack/react-router';
import { CodeLab } from '../../../features/code-lab/code-lab.tsx';
import { programViews } from './program-views.ts';

export function CodeLabRoute() {
  const hash = useLocation({ select: (location) => location.hash });
  return (
    <div className="page-width flex flex-col gap-6 py-6 sm:py-10 low:gap-2 low:py-3">
      <header className="flex flex-col gap-1 sm:gap-3">
        <h1 className="text-3xl sm:text-4xl low:text-2xl">Code lab</h1>
        <p className="max-w-[60ch] text-ink-soft max-sm:hidden sm:text-lg low:hidden">
          Write Python and run it right here. It runs in your own browser, so nothing you try can
          break anything.
        </p>
      </header>
      <CodeLab hash={hash} views={programViews} />
    </div>
  );
}
