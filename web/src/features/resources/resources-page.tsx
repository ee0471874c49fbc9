/** Learning resources: things to print, activities without a screen, words, and further reading. */
import type { ReactNode } from 'react';
import { OnThisPage } from '../../product/site/on-this-page.tsx';
import { Glossary } from './glossary/glossary.tsx';
import { Printables } from './printables/printables.tsx';
import { Sample } from './printables/sample.tsx';
import { FurtherReading } from './reading/further-reading.tsx';
import { Activities } from './unplugged/activities.tsx';

const parts = [
  { id: 'sample', title: 'Try a sample', Content: Sample },
  { id: 'sheets', title: 'Lesson plans and sheets', Content: Printables },
  { id: 'unplugged', title: 'Without a screen', Content: Activities },
  { id: 'reading', title: 'Further reading', Content: FurtherReading },
  // The longest comes last.
  { id: 'glossary', title: 'Glossary', Content: Glossary },
] as const;

export function ResourcesPage() {
  return (
    <div className="page-width flex flex-col gap-12 py-6 sm:gap-16 sm:py-10 low:py-3">
      <header className="flex flex-col gap-4">
        <h1 className="text-3xl sm:text-4xl">Learning Resources</h1>
        <p className="max-w-[60ch] text-ink-soft sm:text-lg">
          Sheets to print, experiments for the kitchen table, every word that the lessons teach, and
          where to read on.
        </p>
        <OnThisPage parts={parts} />
      </header>
      {parts.map(({ id, title, Content }) => (
        <Part key={id} id={id} title={title}>
          <Content />
        </Part>
      ))}
    </div>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ id, title, children }: PartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="flex scroll-mt-20 flex-col gap-5">
      <h2 id={`${id}-title`} className="text-2xl sm:text-3xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
